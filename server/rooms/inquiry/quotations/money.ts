import { lineTotal, minorToDecimal } from '#contract/core/money.ts';

export { lineTotal, minorToDecimal };

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
