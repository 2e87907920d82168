import { fromThousandths, toThousandths } from '#contract/core/money.ts';
import type { ApplicationState } from '#contract/purchase/states.ts';

type Line = { id: string; quantity: string };
type Award = { cancelledAt: string | null; lines: { lineId: string; quantity: string }[] };

/** What of each line is not awarded yet, in thousandths; awards whose order was cancelled give nothing. */
export const leftOf = (lines: Line[], awards: Award[]): Map<string, bigint> => {
  const left = new Map(lines.map((l) => [l.id, toThousandths(l.quantity)]));
  for (const a of awards)
    if (a.cancelledAt === null)
      for (const l of a.lines) left.set(l.lineId, (left.get(l.lineId) ?? 0n) - toThousandths(l.quantity));
  return left;
};
export const leftText = (left: bigint | undefined): string => fromThousandths(left ?? 0n);

export const nothingLeft = (left: Map<string, bigint>): boolean => [...left.values()].every((q) => q === 0n);

/** Who waits for a decision beside those that an award names. */
export const othersOf = <A extends { id: string; state: ApplicationState }>(
  applications: A[],
  chosen: Set<string>,
): A[] => applications.filter((a) => !chosen.has(a.id) && (a.state === 'accepted' || a.state === 'submitted'));

type Offer = { total: string; prices: { lineId: string; price: string }[] };
export const isComplete = (lines: Line[], offer: Offer): boolean =>
  lines.every((l) => offer.prices.some((p) => p.lineId === l.id));

/** The lowest total, and the lowest price of each line, among offers that price every line (purchases 24); one alone is not lowest. */
export const lowestOf = (lines: Line[], offers: Offer[]) => {
  const whole = offers.filter((o) => isComplete(lines, o));
  const complete = whole.length > 1 ? whole : [];
  const least = (all: string[]): string | null =>
    all.reduce<string | null>((low, n) => (low === null || Number(n) < Number(low) ? n : low), null);
  return {
    total: least(complete.map((o) => o.total)),
    prices: new Map(
      lines.map((l) => [
        l.id,
        least(complete.flatMap((o) => o.prices.filter((p) => p.lineId === l.id).map((p) => p.price))),
      ]),
    ),
  };
};
