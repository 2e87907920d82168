import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { orderErrors } from '#contract/order/calls.ts';
import type { delivery as calls } from '#contract/order/deliveries.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { toThousandths } from '#contract/core/money.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { actingAs, mustBegin } from '../acting-on.ts';
import { moveOrder } from '../move-order.ts';
import { type Course, readCourse } from './course.ts';
import { type DeliveryRecord, findDelivery, insertComplaint, noteReceived } from './delivery-store.ts';

type Receipt = ParsedOf<typeof calls.receive>['body'];

/** Each line of the delivery with what arrived of it. @throws Refused order.lineUnknown where a line is missing or strange */
const arrivedOf = (course: Course, d: DeliveryRecord, sent: Receipt['lines']) => {
  const own = course.moved.filter((m) => m.deliveryId === d.id);
  const found = own.map((m) => {
    const no = course.lines.find((l) => l.id === m.lineId)?.no;
    const l = sent.find((x) => x.no === no);
    if (!l) throw refuse(orderErrors.lineUnknown, { n: no ?? 0 });
    const { received, faulty } = l;
    const differs = toThousandths(received) !== toThousandths(m.quantity) || toThousandths(faulty) > 0n;
    return { lineId: m.lineId, received, faulty, differs };
  });
  const strange = sent.length > own.length ? sent[0] : undefined;
  if (strange) throw refuse(orderErrors.lineUnknown, { n: strange.no });
  return found;
};

/** @throws Refused common.notFound */
export const deliveryFor = async (tx: Ctx, id: string): Promise<DeliveryRecord> => {
  const d = await findDelivery(tx, id);
  if (!d) throw refuse(common.notFound);
  return d;
};

/** Receives a delivery as it arrived; what differs or is faulty comes with a complaint and its evidence. A second click is one. */
export const receive = (ctx: Ctx, id: string, b: Receipt) =>
  inTransaction(ctx, async (tx) => {
    const known = await deliveryFor(tx, id);
    const o = await actingAs(tx, known.orderId, 'buyer');
    const course = await readCourse(tx, o.id);
    const d = course.deliveries.find((x) => x.id === id) ?? known;
    if (d.receivedOn) {
      if (d.receivedBy === me(tx).userId) return { id: o.id, state: o.state };
      throw refuse(orderErrors.alreadyReceived);
    }
    mustBegin(o, 'receive');
    if (b.receivedOn > chinaDay()) throw refuse(orderErrors.dayPast, {}, { receivedOn: { code: 'notYet' } });
    if (b.receivedOn < d.shippedOn) throw refuse(orderErrors.dayPast, {}, { receivedOn: { code: 'beforeShipped' } });
    const arrived = arrivedOf(course, d, b.lines);
    if (!b.complaint && arrived.some((l) => l.differs))
      throw refuse(orderErrors.complaintNeeded, {}, { 'complaint.text': { code: 'complaintNeeded' } });
    const { userId } = me(tx);
    await noteReceived(tx, { id, receivedOn: b.receivedOn, userId, lines: arrived });
    if (b.complaint) {
      await claimFiles(tx, b.complaint.annexes, { kind: 'order', id: o.id });
      await insertComplaint(tx, { id: newId(), deliveryId: id, userId, state: 'open', ...b.complaint });
    }
    const { state } = await readCourse(tx, o.id);
    const done = await moveOrder(tx, o, { step: 'receive', party: 'buyer', state, facts: { n: String(d.no) } });
    if (b.complaint)
      await moveOrder(
        tx,
        { ...o, state },
        {
          step: 'complain',
          party: 'buyer',
          state,
          reason: b.complaint.text,
          annexes: b.complaint.annexes,
          facts: { n: String(d.no) },
        },
      );
    return done;
  });
