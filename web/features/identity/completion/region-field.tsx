import type { TreeNodeData } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { trimRegions } from '#contract/identity/faults.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import type { Lang } from '#contract/core/langs.ts';
import { useHiddenItems } from '#web/lib/text/gone.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { TreeSelect } from '#web/ui/form/pick.tsx';
import { labelOf } from '../use-options.ts';

const nodesOf = (items: DictItem[], lang: Lang): TreeNodeData[] =>
  items.map((i) => ({
    value: String(i.id),
    label: labelOf(i, lang),
    ...(i.children?.length && { children: nodesOf(i.children, lang) }),
  }));

const idsOf = (items: DictItem[]): Set<string> =>
  new Set(items.flatMap((i) => [String(i.id), ...idsOf(i.children ?? [])]));

type Props = { items: DictItem[]; value: number[]; onChange: (ids: number[]) => void; error?: string | undefined };

/** Regions, at most ten: more are trimmed, and said so (accounts 23). */
export const RegionField = ({ items, value, onChange, error }: Props) => {
  const { t } = useTranslation('identity');
  const lang = useLang();
  const [trimmed, setTrimmed] = useState(false);
  const ids = useMemo(() => idsOf(items), [items]);
  const gone = useHiddenItems(['your_area'], (v) => ids.has(v), value);
  const offered = useMemo(() => nodesOf(items, lang), [items, lang]);
  const data = gone.length ? [...offered, ...nodesOf(gone, lang)] : offered;
  return (
    <TreeSelect<'multiple'>
      mode="multiple"
      label={t('complete.area')}
      description={trimmed ? t('complete.atMost') : undefined}
      placeholder={value.length ? undefined : t('complete.select')}
      data={data}
      searchable
      expandOnClick
      withLines={false}
      nothingFoundMessage={t('complete.nothing')}
      value={value.map(String)}
      error={error}
      onChange={(ids) => {
        const { kept, trimmed: over } = trimRegions(ids);
        setTrimmed(over);
        onChange(kept.map(Number));
      }}
    />
  );
};
