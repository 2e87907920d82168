import { useCallback, useEffect, useState } from 'react';
import { dictionary, type DictItem } from '#contract/dictionary.ts';
import type { Lang } from '#contract/core/langs.ts';
import { call } from '#web/lib/call.ts';

export const dictTypes = ['position', 'department', 'ent_field', 'how_to_know', 'your_area'] as const;
export type Options = Record<(typeof dictTypes)[number], DictItem[]>;

export const labelOf = (item: DictItem, lang: Lang): string =>
  (lang === 'en' ? item.labelEn : lang === 'es' ? item.labelEs : item.label) || item.label;

/** The dictionaries of the personal form; null while loading, `failed` where one didn't come. */
export const useOptions = () => {
  const [options, setOptions] = useState<Options | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const all = await Promise.all(
        dictTypes.map(async (dictType) => [dictType, await call(dictionary.byType, { params: { dictType } })] as const),
      );
      setOptions(Object.fromEntries(all) as Options);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { options, failed, load };
};
