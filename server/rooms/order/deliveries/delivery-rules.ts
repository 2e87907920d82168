import { deliveryTolerance } from '#contract/order/deliveries.ts';
import type { OrderState } from '#contract/order/states.ts';
import { fromThousandths, toThousandths } from '#contract/core/money.ts';

/** What a line has come to, in thousandths of its unit. `rejected` is what was shipped and not accepted, while that is not settled. */
export type LineSum = { ordered: bigint; shipped: bigint; accepted: bigint; rejected: bigint };
type Line = { id: string; quantity: string };
export type Moved = {
  deliveryId: string;
  lineId: string;
  quantity: string;
  receivedQuantity: string | null;
  faultyQuantity: string | null;
};
type Delivery = { id: string; receivedOn: string | null; last: boolean };

const atLeastZero = (n: bigint): bigint => (n > 0n ? n : 0n);

/** Each line with what its deliveries have brought. `settled` are deliveries whose complaints are settled: what they lacked is let go. */
export const sumsOf = (lines: Line[], moved: Moved[], settled: ReadonlySet<string>): Map<string, LineSum> => {
  const sums = new Map<string, LineSum>(
    lines.map((l) => [l.id, { ordered: toThousandths(l.quantity), shipped: 0n, accepted: 0n, rejected: 0n }]),
  );
  for (const m of moved) {
    const sum = sums.get(m.lineId);
    if (!sum) continue;
    const quantity = toThousandths(m.quantity);
    sum.shipped += quantity;
    if (m.receivedQuantity === null || m.faultyQuantity === null) continue;
    const good = toThousandths(m.receivedQuantity) - toThousandths(m.faultyQuantity);
    sum.accepted += good;
    if (!settled.has(m.deliveryId)) sum.rejected += atLeastZero(quantity - good);
  }
  return sums;
};

/** What is left to ship of a line: what was ordered, and what was not accepted and is to come again. */
export const remainingOf = (s: LineSum): bigint => atLeastZero(s.ordered + s.rejected - s.shipped);
/** The most that a delivery may bring of it: a little over what is left (deals 52). */
export const mostOf = (s: LineSum): bigint =>
  atLeastZero(s.ordered + s.rejected - s.shipped + (s.ordered * BigInt(deliveryTolerance)) / 100n);

const isWhole = (s: LineSum, closed: boolean): boolean =>
  s.shipped >= s.ordered || (closed && s.shipped * 100n >= s.ordered * BigInt(100 - deliveryTolerance));

/** Whether every line was shipped, exactly or, after the last delivery, nearly. */
export const allShipped = (sums: Map<string, LineSum>, closed: boolean): boolean =>
  [...sums.values()].every((s) => isWhole(s, closed));

/** Where the deliveries put an order (deals 52). */
export const stateOf = (sums: Map<string, LineSum>, deliveries: Delivery[]): OrderState => {
  const closed = deliveries.some((d) => d.last);
  if (!allShipped(sums, closed)) return 'inProduction';
  return deliveries.some((d) => !d.receivedOn) ? 'shipped' : 'received';
};

/** Whether something is left to ship. */
export const isToShip = (sums: Map<string, LineSum>, deliveries: Delivery[]): boolean => {
  const closed = deliveries.some((d) => d.last);
  return [...sums.values()].some((s) => {
    const slack = closed ? (s.ordered * BigInt(deliveryTolerance)) / 100n : 0n;
    return remainingOf(s) > slack;
  });
};

export const asText = fromThousandths;
