import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ownProducts } from '#contract/catalogue/own.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type datasheetFieldView, dictionary } from '#contract/dictionary/calls.ts';
import { call } from '#web/lib/call.ts';

export type SheetField = z.infer<typeof datasheetFieldView>;
type Asked = DataOf<typeof ownProducts.asked>;

/** The fields of a material's datasheet, and what inquiries ask for of it. */
export const useSheet = (category: string): { fields: readonly SheetField[]; asked: Asked } => {
  const [sheet, setSheet] = useState<{ category: string; fields: readonly SheetField[]; asked: Asked }>();
  useEffect(() => {
    let gone = false;
    if (category)
      void Promise.all([
        call(dictionary.datasheet, { params: { category } }),
        call(ownProducts.asked, { params: { category } }),
      ]).then(
        ([fields, asked]) => !gone && setSheet({ category, fields, asked }),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [category]);
  return sheet?.category === category ? sheet : { fields: [], asked: null };
};

type Alike = DataOf<typeof ownProducts.alike>;
/** Products of the company with the same model or name, asked for once a field is left. */
export const useAlike = (except: string | undefined) => {
  const [alike, setAlike] = useState<Alike>([]);
  const look = (name: string, model: string) => {
    if (!name.trim() && !model.trim()) return setAlike([]);
    void call(ownProducts.alike, { query: { name: name.trim(), model: model.trim(), ...(except && { except }) } }).then(
      setAlike,
      () => undefined,
    );
    return undefined;
  };
  return { alike, look };
};
