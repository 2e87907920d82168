import type { ParsedOf } from '#contract/core/endpoint.ts';
import { orderErrors } from '#contract/order/calls.ts';
import type { delivery as calls } from '#contract/order/deliveries.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { actingAs } from '../acting-on.ts';
import { moveOrder } from '../move-order.ts';
import { restartCompletion } from '../store.ts';
import { readCourse } from './course.ts';
import { deliveryFor } from './receive.ts';
import { answerComplaintRow, insertComplaint, settleComplaintRow } from './delivery-store.ts';

/** The buyer says what is wrong with a delivery that has arrived, until the order is completed; a key twice is one. */
export const complain = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.complain>['body']) =>
  inTransaction(ctx, async (tx) => {
    const known = await deliveryFor(tx, id);
    const o = await actingAs(tx, known.orderId, 'buyer');
    const { complaints, deliveries } = await readCourse(tx, o.id);
    const d = deliveries.find((x) => x.id === id) ?? known;
    const done = { id: o.id, state: o.state };
    if (complaints.some((c) => c.id === b.clientKey)) return done;
    if (!d.receivedOn || ['completed', 'cancelled', 'dispute'].includes(o.state)) throw refuse(orderErrors.wrongState);
    if (complaints.some((c) => c.deliveryId === id && c.state !== 'settled')) throw refuse(orderErrors.complaintOpen);
    const { text, annexes } = b;
    await claimFiles(tx, annexes, { kind: 'order', id: o.id });
    await insertComplaint(tx, {
      id: b.clientKey,
      deliveryId: id,
      userId: me(tx).userId,
      state: 'open',
      text,
      annexes,
    });
    return moveOrder(tx, o, {
      step: 'complain',
      party: 'buyer',
      state: o.state,
      reason: text,
      annexes,
      facts: { n: String(d.no) },
    });
  });

/** The complaint of a delivery that is not settled, under the order's lock. */
const openOf = async (tx: Ctx, id: string, party: 'buyer' | 'supplier') => {
  const d = await deliveryFor(tx, id);
  const o = await actingAs(tx, d.orderId, party);
  const { complaints } = await readCourse(tx, o.id);
  const own = complaints.filter((c) => c.deliveryId === id);
  return { d, o, complaint: own.find((c) => c.state !== 'settled'), last: own.at(-1) };
};

/** The supplier answers a complaint, once. */
export const answerComplaint = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.answer>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { d, o, complaint } = await openOf(tx, id, 'supplier');
    if (!complaint) throw refuse(orderErrors.noComplaint);
    if (complaint.state === 'answered') return { id: o.id, state: o.state };
    await claimFiles(tx, b.annexes, { kind: 'order', id: o.id });
    await answerComplaintRow(tx, complaint.id, {
      answer: b.text,
      answerAnnexes: b.annexes,
      answeredBy: me(tx).userId,
    });
    return moveOrder(tx, o, {
      step: 'answerComplaint',
      party: 'supplier',
      state: o.state,
      reason: b.text,
      annexes: b.annexes,
      facts: { n: String(d.no) },
    });
  });

/** The buyer is content: what the delivery lacked is let go, or has come. The days until completion begin anew. */
export const settleComplaint = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (tx) => {
    const { d, o, complaint, last } = await openOf(tx, id, 'buyer');
    if (!complaint) {
      if (last) return { id: o.id, state: o.state };
      throw refuse(orderErrors.noComplaint);
    }
    if (o.state === 'dispute') throw refuse(orderErrors.wrongState);
    await settleComplaintRow(tx, complaint.id);
    if (o.state === 'received') await restartCompletion(tx, o.id);
    return moveOrder(tx, o, { step: 'settleComplaint', party: 'buyer', state: o.state, facts: { n: String(d.no) } });
  });
