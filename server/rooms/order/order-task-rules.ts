import { type TaskKind, taskDays } from '#contract/home/tasks.ts';
import type { OrderState, Party } from '#contract/order/calls.ts';

/** What the rules read of an order: `lastBy` did the newest act in its timeline. */
export type OrderFacts = {
  state: OrderState;
  createdAt: string;
  deliveryDate: string;
  escalatedAt: string | null;
  lastBy: Party | 'operator' | undefined;
};
const dayMs = 86_400_000;
/** A day of delivery ends with China's day. */
const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59+08:00`);
const iso = (at: number): string => new Date(at).toISOString();

const forSupplier: Partial<Record<OrderState, TaskKind>> = {
  toConfirm: 'confirmOrder',
  confirmed: 'shipOrder',
  inProduction: 'shipOrder',
};
const forBuyer: Partial<Record<OrderState, TaskKind>> = { shipped: 'receiveOrder', received: 'completeOrder' };

/** Until when the other side should have moved: to confirm, or to have delivered. */
const promised = (o: OrderFacts): number | null => {
  if (o.state === 'toConfirm') return Date.parse(o.createdAt) + taskDays.confirm * dayMs;
  return o.state === 'received' || o.state === 'dispute' ? null : endOfDay(o.deliveryDate);
};

/** What an order waits for from one of its sides, and until when; null where it waits for the other, in time (home 4). */
export const taskOf = (o: OrderFacts, party: Party, now: number): { kind: TaskKind; due: string | null } | null => {
  if (o.state === 'dispute')
    return o.lastBy === party || o.lastBy === 'operator' || o.escalatedAt ? null : { kind: 'answerDispute', due: null };
  const due = promised(o);
  const kind = (party === 'supplier' ? forSupplier : forBuyer)[o.state];
  if (kind) return { kind, due: due === null ? null : iso(due) };
  return party === 'buyer' && due !== null && due <= now ? { kind: 'lateOrder', due: iso(due) } : null;
};
