import { type TaskKind, taskDays } from '#contract/home/tasks.ts';
import { type Actor, type OrderState, otherParty, type Party } from '#contract/order/calls.ts';

/** What the rules read of an order: `lastBy` did the newest act in its timeline, `changeBy` asked for the change that waits. */
export type OrderFacts = {
  state: OrderState;
  createdAt: string;
  deliveryDate: string;
  escalatedAt: string | null;
  /** Until when the side that did not raise a dispute answers it. */
  answerBy: string | null;
  lastBy: Actor | undefined;
  changeBy: Party | null;
  /** The complaint that is not settled. */
  complaint: 'open' | 'answered' | null;
  toShip: boolean;
  toReceive: boolean;
};
type Found = { kind: TaskKind; due: string | null };
const dayMs = 86_400_000;
/** A day of delivery ends with China's day. */
export const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59+08:00`);
const iso = (at: number): string => new Date(at).toISOString();

/** Until when the other side should have moved: to confirm, or to have delivered. */
const promised = (o: OrderFacts): number | null => {
  if (o.state === 'toConfirm') return Date.parse(o.createdAt) + taskDays.confirm * dayMs;
  return o.state === 'received' || o.state === 'dispute' ? null : endOfDay(o.deliveryDate);
};

const isUnderWay = (o: OrderFacts): boolean => o.state === 'confirmed' || o.state === 'inProduction';

/** What the supplier is to do next with the goods. */
const ofSupplier = (o: OrderFacts): TaskKind | undefined => {
  if (o.complaint === 'open') return 'answerComplaint';
  if (o.state === 'toConfirm') return o.changeBy ? undefined : 'confirmOrder';
  return isUnderWay(o) && o.toShip ? 'shipOrder' : undefined;
};
const ofBuyer = (o: OrderFacts): TaskKind | undefined => {
  if (o.complaint === 'answered') return 'settleComplaint';
  if (o.toReceive && o.state !== 'toConfirm') return 'receiveOrder';
  return o.state === 'received' && !o.complaint ? 'completeOrder' : undefined;
};
const undated: readonly TaskKind[] = ['answerComplaint', 'settleComplaint', 'completeOrder'];

/** What an order waits for from one of its sides, and until when; nothing where it waits for the other, in time (home 4). */
export const tasksOf = (o: OrderFacts, party: Party, now: number): Found[] => {
  if (o.state === 'completed' || o.state === 'cancelled') return [];
  if (o.state === 'dispute') {
    const waits = o.lastBy === otherParty(party) && !o.escalatedAt;
    return waits ? [{ kind: 'answerDispute', due: o.answerBy && iso(Date.parse(o.answerBy)) }] : [];
  }
  const asked: Found[] = o.changeBy === otherParty(party) ? [{ kind: 'answerChange', due: null }] : [];
  const due = promised(o);
  const kind = party === 'supplier' ? ofSupplier(o) : ofBuyer(o);
  if (kind) return [...asked, { kind, due: due === null || undated.includes(kind) ? null : iso(due) }];
  const isLate = party === 'buyer' && due !== null && due <= now && !o.changeBy;
  return isLate ? [...asked, { kind: 'lateOrder', due: iso(due) }] : asked;
};
