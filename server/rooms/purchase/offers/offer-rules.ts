import { lineTotal, minorToDecimal } from '#contract/core/money.ts';
import type { PurchaseState } from '#contract/purchase/states.ts';

/** Whether the buyer may read prices: at once, or from the deadline on where they chose so (purchases 22). */
export const pricesReadable = (x: { hidePrices: boolean; state: PurchaseState }): boolean =>
  !x.hidePrices || x.state === 'closed' || x.state === 'awarded';

/** Amounts are kept with 18 digits before the point. */
export const isTooLong = (amount: string): boolean => amount.length > '123456789012345678.00'.length;

/** What prices come to, line by line and in all. */
export const priced = <L extends { id: string; quantity: string }>(
  lines: L[],
  given: { lineId: string; price: string }[],
): { prices: { lineId: string; price: string; total: string }[]; total: string } => {
  const quantities = new Map(lines.map((l) => [l.id, l.quantity]));
  const totals = given.map((p) => ({ ...p, minor: lineTotal(p.price, quantities.get(p.lineId) ?? '0') }));
  return {
    prices: totals.map(({ minor, ...p }) => ({ ...p, total: minorToDecimal(minor) })),
    total: minorToDecimal(totals.reduce((sum, p) => sum + p.minor, 0n)),
  };
};
