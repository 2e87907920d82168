import type { SelectProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Select } from '#web/ui/form/pick.tsx';
import type { Listed, narrowed } from './narrow.ts';
import { useMeant } from './use-meant.ts';

type Props = Omit<SelectProps, 'data' | 'filter' | 'searchable' | 'searchValue' | 'onSearchChange'> & {
  data: readonly Listed[];
  /** What is said where no material is found. */
  none: string;
};

const most = 60;

/** A material of a line, found by its label and by what words mean: grade, trade name, pinyin, what is misspelt (catalogue 30). */
export const MaterialSelect = ({ data, none, value, ...props }: Props) => {
  const { t } = useTranslation('inquiry');
  const [words, setWords] = useState('');
  // Comes with the first letter: the page is light until somebody searches.
  const [narrow, setNarrow] = useState<{ narrowed: typeof narrowed }>();
  const chosen = data.flatMap((l) => ('items' in l ? l.items : [l])).find((o) => o.value === value);
  // The words of a choice are in the field until others are typed: nobody asks for them.
  const asked = words === chosen?.label ? '' : words;
  const { meant, waiting } = useMeant(asked);
  const nothing = waiting ? t('line.productAsking') : none;
  useEffect(() => {
    // Without it the whole list stays, and the next letter asks again.
    if (asked) import('./narrow.ts').then(setNarrow, () => undefined);
  }, [asked]);
  const shown = asked && narrow ? narrow.narrowed(data, asked, meant, most) : [];
  const count = shown.reduce((n, l) => n + ('items' in l ? l.items.length : 1), 0);
  return (
    <>
      <Select
        {...props}
        data={data as Listed[]}
        value={value ?? null}
        searchable
        limit={most}
        onSearchChange={setWords}
        filter={({ search, limit, options }) => narrow?.narrowed(data, search, meant, limit) ?? options}
        nothingFoundMessage={nothing}
      />
      <span className="visually-hidden" role="status">
        {asked && narrow && (count ? t('line.productFound', { count }) : nothing)}
      </span>
    </>
  );
};
