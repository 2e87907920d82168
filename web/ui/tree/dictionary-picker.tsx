import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { labelOf } from '#web/lib/text/dict.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { MultiSelect, Select } from '../form/pick.tsx';
import { matches, type Node } from './tree-rows.ts';

type Shared = {
  label: string;
  /** A dictionary; its groups, where it has them, become headings. */
  items: readonly Node[];
  description?: ReactNode;
  error?: ReactNode;
  name?: string;
};
type Single = Shared & { value: string; onChange: (value: string) => void };
type Many = Shared & { value: readonly string[]; onChange: (value: string[]) => void; most?: number };

/** Options in the reader's language, found by their names in all three. */
const useOptions = (items: readonly Node[]) => {
  const lang = useLang();
  return useMemo(() => {
    const nodes = new Map<string, Node>();
    const option = (n: Node): ComboboxItem => {
      nodes.set(n.value, n);
      return { value: n.value, label: labelOf(n, lang) || n.label };
    };
    const data = items.map((n) =>
      n.children?.length ? { group: labelOf(n, lang) || n.label, items: n.children.map(option) } : option(n),
    );
    const hit = (o: unknown, search: string) => {
      const node = nodes.get((o as ComboboxItem).value);
      return node ? matches(node, search) : false;
    };
    const filter: OptionsFilter = ({ options, search }) =>
      options.flatMap((o): ComboboxParsedItem[] => {
        if (!('group' in o)) return hit(o, search) ? [o] : [];
        const inside = o.items.filter((i) => hit(i, search));
        return inside.length > 0 ? [{ ...o, items: inside }] : [];
      });
    return { data: data as never, filter };
  }, [items, lang]);
};

/** One of a flat dictionary; '' is none. */
export const DictionaryPicker = ({ items, value, onChange, ...rest }: Single) => {
  const { t } = useTranslation('ui');
  return (
    <Select
      {...rest}
      {...useOptions(items)}
      value={value || null}
      placeholder={t('pick.select')}
      searchable
      nothingFoundMessage={t('pick.nothing')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(v) => onChange(v ?? '')}
    />
  );
};

/** Several of a flat dictionary. */
export const DictionaryPickerMany = ({ items, value, onChange, most = 50, description, ...rest }: Many) => {
  const { t } = useTranslation('ui');
  const [trimmed, setTrimmed] = useState(false);
  return (
    <MultiSelect
      {...rest}
      {...useOptions(items)}
      value={[...value]}
      description={trimmed ? <span role="alert">{t('pick.atMost', { most })}</span> : description}
      placeholder={value.length > 0 ? '' : t('pick.select')}
      searchable
      nothingFoundMessage={t('pick.nothing')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(v) => {
        setTrimmed(v.length > most);
        onChange(v.slice(0, most));
      }}
    />
  );
};
