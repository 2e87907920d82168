import type { Currency } from '#contract/core/schemas.ts';
import { materialPath } from '#server/rooms/dictionary/index.ts';
import { samples } from './samples.ts';

/** CNY for one unit of a currency on the newest day of the demo rates. */
export const cnyOf: Record<Currency, number> = { CNY: 1, USD: 7.08, EUR: 8.21 };

/** Where no sample product says it: CNY a unit, rough but believable. */
const others: Record<string, number> = {
  'pu-solar-frame': 14,
  'rail-interior': 5200,
  'mechanical-testing': 380,
};

/** CNY for one `unit` of a material by its nearest sample product; tonnes follow kilograms. */
export const basePrice = (leaf: string, unit: string): number => {
  const per = unit === 't' ? 'kg' : unit;
  const path = materialPath(leaf);
  const near = (depth: number) =>
    samples.products.find((p) => p.priceCny.per === per && materialPath(p.category)[depth] === path[depth]);
  const found = near(2) ?? near(1);
  const price = found ? (found.priceCny.min + found.priceCny.max) / 2 : (others[leaf] ?? 120);
  return price * (unit === 't' ? 1000 : 1);
};

/** Decimal text with digits that fit the size of a price. */
export const priceText = (n: number): string => (n >= 1000 ? String(Math.round(n)) : n.toFixed(2));

export const currencyOf = (country: string): Currency =>
  country === 'CN' ? 'CNY' : ['ES', 'DE', 'FR', 'IT', 'NL', 'SE', 'DK', 'PL', 'GB'].includes(country) ? 'EUR' : 'USD';

const source = 'Weft demo';
/** Rates of the last days, moving a little from day to day. */
export const ratesOf = (
  date: (days: number) => string,
): { currency: Currency; day: string; cny: string; source: string }[] =>
  Array.from({ length: 14 }, (_, i) => i).flatMap((ago) => [
    { currency: 'CNY' as const, day: date(-ago), cny: '1', source },
    { currency: 'USD' as const, day: date(-ago), cny: (cnyOf.USD + Math.sin(ago) * 0.02).toFixed(4), source },
    {
      currency: 'EUR' as const,
      day: date(-ago),
      cny: (cnyOf.EUR + Math.cos(ago / 2) * 0.03 - 0.03).toFixed(4),
      source,
    },
  ]);
