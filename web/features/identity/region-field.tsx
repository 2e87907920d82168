import { TreeSelect, type TreeNodeData } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trimRegions } from '#contract/identity-faults.ts';
import type { DictItem } from '#contract/dictionary.ts';
import type { Lang } from '#contract/core/langs.ts';
import { useLang } from '#web/lib/lang.ts';
import { labelOf } from './use-options.ts';

const nodesOf = (items: DictItem[], lang: Lang): TreeNodeData[] =>
  items.map((i) => ({
    value: String(i.id),
    label: labelOf(i, lang),
    ...(i.children?.length && { children: nodesOf(i.children, lang) }),
  }));

type Props = { items: DictItem[]; value: number[]; onChange: (ids: number[]) => void; error?: string | undefined };

/** Regions, at most ten: more are trimmed, and said so (specification 5). */
export const RegionField = ({ items, value, onChange, error }: Props) => {
  const { t } = useTranslation('identity');
  const lang = useLang();
  const [trimmed, setTrimmed] = useState(false);
  const data = useMemo(() => nodesOf(items, lang), [items, lang]);
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
