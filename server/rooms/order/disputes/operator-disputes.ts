import { common } from '#contract/core/errors.ts';
import { type DisputeEnd, orderErrors } from '#contract/order/calls.ts';
import type { DisputeCase } from '#contract/operator/disputes.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { readCourse } from '../deliveries/course.ts';
import { presentLines } from '../deliveries/present-deliveries.ts';
import { lockOrder } from '../lock-order.ts';
import { moveOrder, stateAfter } from '../move-order.ts';
import { filesOf, presentAgreed, presentTimeline } from '../present.ts';
import { namesOf } from '../read-orders.ts';
import { findEscalated, findEvents, findOrder, type OrderRecord } from '../store.ts';

const rowsOf = async (ctx: Ctx, orders: OrderRecord[]): Promise<DisputeCase['row'][]> => {
  const names = await namesOf(ctx, orders);
  return orders.map((o) => ({
    id: o.id,
    number: o.number,
    title: o.title,
    buyer: names(o, 'buyer').name,
    supplier: names(o, 'supplier').name,
    currency: o.currency,
    total: o.total,
    escalatedAt: new Date(o.escalatedAt ?? o.createdAt).toISOString(),
  }));
};

/** Disputes that wait for the operator, the longest first. */
export const readDisputes = async (ctx: Ctx): Promise<{ rows: DisputeCase['row'][] }> => ({
  rows: await rowsOf(ctx, await findEscalated(ctx)),
});

/** One that was handed to the operator and is open; undefined for every other order. */
const found = async (ctx: Ctx, id: string): Promise<OrderRecord | undefined> => {
  const o = await findOrder(ctx, id);
  return o?.state === 'dispute' && o.escalatedAt ? o : undefined;
};

export const readDispute = async (ctx: Ctx, id: string): Promise<DisputeCase | undefined> => {
  const o = await found(ctx, id);
  if (!o) return undefined;
  const [[row], course, events] = await Promise.all([rowsOf(ctx, [o]), readCourse(ctx, id), findEvents(ctx, id)]);
  if (!row) return undefined;
  const files = await filesOf(ctx, [o], events);
  return {
    row,
    before: stateAfter(o, 'resume'),
    lines: presentLines(course),
    agreed: presentAgreed(o, files),
    timeline: presentTimeline(o, events, null, files),
  };
};

/** The order's number, where the file is evidence or an annex of such a dispute. */
export const findEvidence = async (ctx: Ctx, id: string, fileId: string): Promise<string | undefined> => {
  const o = await found(ctx, id);
  if (!o) return undefined;
  const files = [
    ...(o.agreed?.asked.annexes ?? []),
    ...(o.agreed?.quoted.annexes ?? []),
    ...(await findEvents(ctx, id)).flatMap((e) => e.annexes),
  ];
  return files.includes(fileId) ? o.number : undefined;
};

/** The operator ends a dispute; a second click finds it ended. @throws Refused common.notFound, order.noDispute */
export const decideDispute = (ctx: Ctx, id: string, end: DisputeEnd, reason: string) =>
  inTransaction(ctx, async (tx) => {
    const o = await lockOrder(tx, id);
    if (!o) throw refuse(common.notFound);
    const last = (await findEvents(tx, id)).at(-1);
    if (o.state !== 'dispute' && last?.step === 'decide' && last.userId === me(ctx).userId)
      return { number: o.number, before: o.state, id, state: o.state, again: true };
    if (o.state !== 'dispute' || !o.escalatedAt) throw refuse(orderErrors.noDispute);
    const state = stateAfter(o, end);
    await moveOrder(tx, o, { step: 'decide', party: 'operator', state, reason, offer: end });
    return { number: o.number, before: o.state, id, state, again: false };
  });
