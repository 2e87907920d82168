import type { ProductWish } from '#contract/catalogue/search-filters.ts';
import { readValueWishes } from '#contract/catalogue/value-wish.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  certificateLabel,
  datasheetField,
  dictionaryLabel,
  materialLabel,
  processLabel,
} from '#server/rooms/dictionary/index.ts';
import { translateAll } from '#server/platform/translate.ts';
import { strictWishOf } from '../product-wish.ts';
import { listedUnder } from '../store.ts';

const asIs = (s: string): Text => ({ cn: s, en: s, es: s });

/**
 * By which of these searches a member would find this product, tried many at once; a search by words has to be met in all that it
 * asks.
 */
export const foundBy = async (ctx: Ctx, id: string, asked: readonly ProductWish[]): Promise<boolean[]> =>
  listedUnder(ctx, id, await Promise.all(asked.map((a) => strictWishOf(ctx, a, true))));

const valueName = (value: string): Text => {
  const [wish] = readValueWishes([value]);
  const field = datasheetField(wish?.field ?? '');
  if (!wish || !field) return asIs(value);
  const option = field.options?.find((o) => wish.options?.includes(o.slug))?.label;
  const unit = field.unit && !option ? ` ${field.unit}` : '';
  const ends = `${wish.low ?? ''}–${wish.high ?? ''}`;
  const of = (label: string, said: string) => `${label} ${said}${unit}`;
  const { cn = '', en = '', es = '' } = field.label;
  return { cn: of(cn, option?.cn ?? ends), en: of(en, option?.en ?? ends), es: of(es, option?.es ?? ends) };
};

/** What a search asks for, in words. */
export const wishNames = async (ctx: Ctx, f: ProductWish): Promise<Text[]> => [
  ...(f.q ? [asIs(`“${f.q}”`)] : []),
  ...(f.category ? [materialLabel(f.category)] : []),
  ...(f.value ?? []).map(valueName),
  ...(f.certificate ?? []).map(certificateLabel),
  ...(f.process ?? []).map(processLabel),
  ...(await Promise.all(
    (f.country ?? []).map(async (code) => (await dictionaryLabel(ctx, 'your_area', code)) ?? asIs(code)),
  )),
  ...(f.verified ? [translateAll('catalogue:filters.verified')] : []),
];
