import type { SupplierWish } from '#contract/enterprise/supplier-filters.ts';
import { readCapacityRange } from '#contract/enterprise/supplier-ranges.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translateAll } from '#server/platform/translate.ts';
import { certificateLabel, dictionaryLabel, materialLabel, processLabel } from '#server/rooms/dictionary/index.ts';
import { fits, traitsOf } from '../supplier-wish.ts';

const asIs = (s: string): Text => ({ cn: s, en: s, es: s });

const capacityName = (key: string): Text => {
  const range = readCapacityRange(key);
  if (!range) return asIs(key);
  const { from, to, unit } = range;
  return asIs(`${to === null ? `≥ ${from}` : from === 0 ? `< ${to}` : `${from}–${to}`} ${unit}`);
};

/** The ids of all verified suppliers that a search finds, in the order of lists. */
export const suppliersFitting = async (ctx: Ctx, wish: SupplierWish): Promise<string[]> =>
  (await traitsOf(ctx, wish.q)).filter((c) => fits(c, wish)).map((c) => c.id);

/** What a search of suppliers asks for, in words. */
export const supplierWishNames = async (ctx: Ctx, w: SupplierWish): Promise<Text[]> => [
  ...(w.q ? [asIs(`“${w.q}”`)] : []),
  ...(w.category ? [materialLabel(w.category)] : []),
  ...(w.process ?? []).map(processLabel),
  ...(w.certificate ?? []).map(certificateLabel),
  ...(await Promise.all(
    (w.place ?? []).map(async (code) => (await dictionaryLabel(ctx, 'your_area', code)) ?? asIs(code)),
  )),
  ...(w.capacity ?? []).map(capacityName),
  ...(w.quotes ? [translateAll(`catalogue:suppliers.within.${w.quotes}`)] : []),
  ...(w.evidence ? [translateAll('catalogue:suppliers.evidence')] : []),
];
