import { useCallback, useEffect, useState } from 'react';
import { type CompanyField, companyFieldNames, companyFields } from '#contract/enterprise/company-info.ts';
import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { call } from '#web/lib/call.ts';

/** Dictionaries by their type. */
export type Dictionaries = Readonly<Record<string, DictItem[]>>;

const types = [
  ...new Set(
    companyFieldNames.flatMap((k) => {
      const { dict }: CompanyField = companyFields[k];
      return dict ? [dict] : [];
    }),
  ),
];
let kept: Promise<Dictionaries> | undefined;

const fetchAll = (): Promise<Dictionaries> => {
  kept ??= Promise.all(
    types.map(async (dictType) => [dictType, await call(dictionary.byType, { params: { dictType } })] as const),
  ).then((all) => Object.fromEntries(all));
  kept.catch(() => (kept = undefined));
  return kept;
};

/** The dictionaries of the company form, fetched once a visit; `failed` where one didn't come. */
export const useCompanyOptions = () => {
  const [options, setOptions] = useState<Dictionaries | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    fetchAll().then(
      (got) => {
        setFailed(false);
        setOptions(got);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return { options, failed, load };
};
