import type { Currency } from './schemas.ts';

/** Money in integer minor units, quantities and prices as decimal text: no float touches either. */
const parse = (decimal: string, digits: number): bigint => {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole) * 10n ** BigInt(digits) + BigInt((part + '0'.repeat(digits)).slice(0, digits) || '0');
};

/** Unit price (up to 4 digits) times quantity (up to 3), rounded half up to minor units (2 digits). */
export const lineTotal = (price: string, quantity: string): bigint => {
  const product = parse(price, 4) * parse(quantity, 3);
  const divisor = 10n ** 5n;
  return (product + divisor / 2n) / divisor;
};

/** '1234.5' -> 123450n. */
export const decimalToMinor = (decimal: string): bigint => parse(decimal, 2);

/** Minor units as a decimal string: 123450n -> '1234.50'. */
export const minorToDecimal = (minor: bigint): string => {
  const s = minor.toString().padStart(3, '0');
  return `${s.slice(0, -2)}.${s.slice(-2)}`;
};

/** A quantity in thousandths: '62.5' -> 62500n. */
export const toThousandths = (quantity: string): bigint => parse(quantity, 3);
/** 62500n -> '62.5'. */
export const fromThousandths = (n: bigint): string => {
  const s = n.toString().padStart(4, '0');
  return `${s.slice(0, -3)}.${s.slice(-3)}`.replace(/\.?0+$/, '');
};

/** Countries whose companies trade in euros, ISO 3166-1 alpha-2: the euro's own, and neighbours that offer in it abroad. */
const euro = new Set(
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MC ME MK MT NL NO PL PT RO RS SE SI SK SM XK'.split(
    ' ',
  ),
);

/** The currency that a form begins with for a company of this country; whoever fills it in may choose another. */
export const homeCurrency = (country: string | null): Currency =>
  country === null || country === 'CN' ? 'CNY' : euro.has(country) ? 'EUR' : 'USD';
