import type { DictItem } from '#contract/dictionary/calls.ts';
import { ownName } from '#contract/core/langs.ts';
import type { Segment } from '#contract/operator/broadcasts.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { allOf } from '#web/ui/tree/tree-rows.ts';

export type Dictionaries = { fields: DictItem[]; regions: DictItem[] };

/** A segment in one line: who, and by what it is narrowed. */
export const useSegmentWords = ({ fields, regions }: Dictionaries) => {
  const { t } = useTranslation('operator');
  const lang = useLang();
  const names = new Map([...allOf(fields), ...allOf(regions)].map((n) => [n.value, labelOf(n, lang) || n.label]));
  return (s: Segment): string =>
    [
      t(`broadcasts.audience.${s.audience}`),
      s.verified && t('broadcasts.verified'),
      s.lang && ownName[s.lang],
      ...[...s.fields, ...s.regions].map((v) => names.get(v) ?? v),
    ]
      .filter(Boolean)
      .join(' · ');
};
