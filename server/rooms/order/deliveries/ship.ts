import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { orderErrors } from '#contract/order/calls.ts';
import { type delivery as calls, deliveryLimits } from '#contract/order/deliveries.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { toThousandths } from '#contract/core/money.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { actingAs, mustBegin } from '../acting-on.ts';
import { insertDocuments } from '../documents/document-store.ts';
import { moveOrder } from '../move-order.ts';
import { asksMaterialCertificate } from './certificate-asked.ts';
import { type Course, readCourse } from './course.ts';
import { allShipped, asText, mostOf } from './delivery-rules.ts';
import { findDelivery, insertDelivery } from './delivery-store.ts';

type Sent = ParsedOf<typeof calls.save>['body'];

/** The lines of a delivery, each within what is left of it. @throws Refused order.lineUnknown, order.tooMuch */
const within = (course: Course, sent: Sent['lines']) =>
  sent.map((l, i) => {
    const line = course.lines.find((x) => x.no === l.no);
    const sum = line && course.sums.get(line.id);
    if (!line || !sum) throw refuse(orderErrors.lineUnknown, { n: l.no });
    const most = mostOf(sum);
    if (toThousandths(l.quantity) > most)
      throw refuse(
        orderErrors.tooMuch,
        { n: l.no, most: asText(most) },
        { [`lines.${i}.quantity`]: { code: 'shipsTooMuch', params: { most: asText(most) } } },
      );
    return { line, sum, quantity: l.quantity };
  });

/** Ships a delivery: what of each line, by whom, with which papers. The order goes where its deliveries put it; a key twice is one. */
export const ship = (ctx: Ctx, b: Sent) =>
  inTransaction(ctx, async (tx) => {
    const o = await actingAs(tx, b.orderId, 'supplier');
    const again = await findDelivery(tx, b.clientKey);
    if (again) {
      if (again.orderId !== o.id) throw refuse(common.conflict);
      return { id: o.id, state: o.state, deliveryId: again.id, no: again.no };
    }
    mustBegin(o, 'ship');
    if (b.shippedOn > chinaDay()) throw refuse(orderErrors.dayPast, {}, { shippedOn: { code: 'notYet' } });
    if (b.certificates.length === 0 && asksMaterialCertificate(o.agreed))
      throw refuse(orderErrors.certificateNeeded, {}, { certificates: { code: 'required' } });
    const course = await readCourse(tx, o.id);
    if (course.deliveries.length >= deliveryLimits.deliveries) throw refuse(orderErrors.tooMany);
    const rows = within(course, b.lines);
    for (const r of rows) r.sum.shipped += toThousandths(r.quantity);
    if (b.last && !allShipped(course.sums, true))
      throw refuse(orderErrors.notWhole, {}, { last: { code: 'notWhole' } });
    const no = course.deliveries.length + 1;
    const files = [...b.packingList, ...b.certificates];
    await claimFiles(tx, files, { kind: 'order', id: o.id });
    const { userId } = me(tx);
    const { shippedOn, carrier, waybill, last } = b;
    await insertDelivery(
      tx,
      { id: b.clientKey, orderId: o.id, no, userId, shippedOn, carrier, waybill, last, note: b.note || null },
      rows.map((r) => ({ deliveryId: b.clientKey, lineId: r.line.id, quantity: r.quantity })),
    );
    const document = (kind: 'packingList' | 'materialCertificate') => (fileId: string) => ({
      id: newId(),
      orderId: o.id,
      kind,
      fileId,
      deliveryId: b.clientKey,
      party: 'supplier' as const,
      userId,
    });
    await insertDocuments(tx, [
      ...b.packingList.map(document('packingList')),
      ...b.certificates.map(document('materialCertificate')),
    ]);
    const { state } = await readCourse(tx, o.id);
    await moveOrder(tx, o, {
      step: 'ship',
      party: 'supplier',
      state,
      facts: { n: String(no), carrier, waybill },
      annexes: files,
    });
    return { id: o.id, state, deliveryId: b.clientKey, no };
  });
