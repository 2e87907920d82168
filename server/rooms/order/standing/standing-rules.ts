import { standingRules } from '#contract/order/standing.ts';

/** What orders say of a company: since when money is owed, or when a dispute was decided for the buyer. */
export type OrderFault = { entId: string; code: 'refund' | 'disputes'; orderId: string; number: string; at: string };
export type OrderBlock = {
  code: OrderFault['code'];
  /** When it began; null where it ends by what the supplier does. */
  since: string;
  until: string | null;
  orders: { id: string; number: string }[];
};

const dayMs = 86_400_000;
const iso = (at: number): string => new Date(at).toISOString();
const named = (faults: OrderFault[]) => faults.map((f) => ({ id: f.orderId, number: f.number }));

/** Months back from a moment, by the calendar. */
const monthsBefore = (at: number, months: number): number => {
  const d = new Date(at);
  d.setUTCMonth(d.getUTCMonth() - months);
  return d.getTime();
};

/** Money that is owed for longer than it may be. */
const ofRefunds = (faults: OrderFault[], now: number): OrderBlock[] => {
  const { afterDays } = standingRules.refund;
  const late = faults.filter((f) => Date.parse(f.at) + afterDays * dayMs <= now);
  const first = late.map((f) => Date.parse(f.at)).toSorted((a, b) => a - b)[0];
  return first === undefined
    ? []
    : [{ code: 'refund', since: iso(first + afterDays * dayMs), until: null, orders: named(late) }];
};

/** Disputes that were decided for the buyer, where enough of them lie close together and the last one is not long ago. */
const ofDisputes = (faults: OrderFault[], now: number): OrderBlock[] => {
  const { count, withinMonths, forDays } = standingRules.disputes;
  const times = faults.map((f) => Date.parse(f.at)).filter((at) => at <= now);
  const last = Math.max(...times);
  const until = last + forDays * dayMs;
  if (!times.length || until <= now) return [];
  const close = faults.filter((f) => {
    const at = Date.parse(f.at);
    return at > monthsBefore(last, withinMonths) && at <= last;
  });
  return close.length < count ? [] : [{ code: 'disputes', since: iso(last), until: iso(until), orders: named(close) }];
};

/** What keeps a company out by what its orders say, as it stands at a moment (deals 197). */
export const blocksOf = (faults: OrderFault[], now: number): OrderBlock[] => [
  ...ofRefunds(
    faults.filter((f) => f.code === 'refund'),
    now,
  ),
  ...ofDisputes(
    faults.filter((f) => f.code === 'disputes'),
    now,
  ),
];
