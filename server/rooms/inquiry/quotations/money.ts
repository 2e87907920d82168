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

/** Minor units as a decimal string: 123450n -> '1234.50'. */
export const minorToDecimal = (minor: bigint): string => {
  const s = minor.toString().padStart(3, '0');
  return `${s.slice(0, -2)}.${s.slice(-2)}`;
};

/**
 * Totals a tier over the lines. A tier has a total only where every quoted line has a price in it; a line with fewer
 * tiers stands with its last one.
 */
export const tierTotals = (lines: { tiers: string[]; prices: (string | null)[] }[], tiers: number): (string | null)[] =>
  Array.from({ length: tiers }, (_, t) => {
    let sum = 0n;
    for (const l of lines) {
      const i = Math.min(t, l.tiers.length - 1);
      const price = l.prices[i];
      const quantity = l.tiers[i];
      if (!price || !quantity) return null;
      sum += lineTotal(price, quantity);
    }
    return minorToDecimal(sum);
  });
