import { useEffect, useState } from 'react';
import { type datasheetFieldView, dictionary } from '#contract/dictionary/calls.ts';
import type * as z from 'zod/mini';
import { call } from '#web/lib/call.ts';

export type SheetField = z.infer<typeof datasheetFieldView>;

/** Datasheet fields of the chosen products, fetched once each. */
export const useDatasheets = (products: string[]): ((product: string) => SheetField[]) => {
  const [sheets, setSheets] = useState<Record<string, SheetField[]>>({});
  const wanted = [...new Set(products.filter(Boolean))].toSorted().join(',');
  useEffect(() => {
    for (const product of wanted.split(',').filter((p) => p && !(p in sheets)))
      call(dictionary.datasheet, { params: { category: product } }).then(
        (fields) => setSheets((s) => ({ ...s, [product]: fields })),
        () => undefined,
      );
    // Only a new product asks; an answer must not ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  return (product) => sheets[product] ?? [];
};
