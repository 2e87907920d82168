import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { delivery as calls } from '#contract/order/deliveries.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { partyOf, sidesOf } from '../policy.ts';
import { findOrdersByIds } from '../store.ts';
import { countMoved, findDeliveryPage } from './delivery-store.ts';

/** Deliveries of the orders that the person's side sees, the newest first. */
export const readDeliveries = async (
  ctx: Ctx,
  q: ParsedOf<typeof calls.page>['query'],
): Promise<AnswerOf<typeof calls.page>> => {
  const person = me(ctx);
  const { userId, entId } = person;
  const { rows, total } = await findDeliveryPage(ctx, { userId, entId, sides: sidesOf(person), ...q });
  const [orders, counts] = await Promise.all([
    findOrdersByIds(ctx, [...new Set(rows.map((d) => d.orderId))]),
    countMoved(
      ctx,
      rows.map((d) => d.id),
    ),
  ]);
  const byId = new Map(orders.map((o) => [o.id, o]));
  const records = rows.flatMap((d) => {
    const o = byId.get(d.orderId);
    const party = o && partyOf(person, o);
    if (!o || !party) return [];
    const { id, no, orderId, shippedOn, receivedOn, carrier, waybill } = d;
    const counted = counts.get(id) ?? { lines: 0, complaint: false };
    return [
      {
        id,
        no,
        orderId,
        orderNumber: o.number,
        title: o.title,
        party,
        shippedOn,
        receivedOn,
        carrier,
        waybill,
        ...counted,
      },
    ];
  });
  return pageOf(records, total, q);
};
