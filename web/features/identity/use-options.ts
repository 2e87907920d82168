import { useCallback, useEffect, useState } from 'react';
import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import type { Lang } from '#contract/core/langs.ts';
import { call } from '#web/lib/call.ts';

const dictTypes = ['position', 'department', 'ent_field', 'how_to_know', 'your_area'] as const;
export type Options = Record<(typeof dictTypes)[number], DictItem[]>;

export const labelOf = (item: Omit<DictItem, 'children'>, lang: Lang): string =>
  (lang === 'en' ? item.labelEn : lang === 'es' ? item.labelEs : item.label) || item.label;

const fetchAll = async (): Promise<Options | null> => {
  try {
    const all = await Promise.all(
      dictTypes.map(async (dictType) => [dictType, await call(dictionary.byType, { params: { dictType } })] as const),
    );
    return Object.fromEntries(all) as Options;
  } catch {
    return null;
  }
};

/** The dictionaries of the personal form; null while loading, `failed` where one didn't come. */
export const useOptions = () => {
  const [options, setOptions] = useState<Options | null>(null);
  const [failed, setFailed] = useState(false);
  const show = useCallback((got: Options | null) => {
    setOptions(got);
    setFailed(!got);
  }, []);
  const load = () => {
    setFailed(false);
    return fetchAll().then(show);
  };
  useEffect(() => void fetchAll().then(show), [show]);
  return { options, failed, load };
};
