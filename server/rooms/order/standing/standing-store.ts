import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orderEvents, orderPayments, orders } from '../tables.ts';
import type { OrderFault } from './standing-rules.ts';

type Row = { ent_id: string; code: OrderFault['code']; id: string; number: string; at: string };

/**
 * Of these companies, or of all: cancelled orders of which less was recorded as returned than was confirmed as paid, since both
 * stood; and orders whose dispute, raised by the buyer, the platform ended by cancelling them. Refunds that the buyer contests count for
 * nothing, those it has not answered do; what a supplier says it keeps counts once the buyer agrees.
 */
export const findFaults = async (ctx: Ctx, entIds: string[] | null): Promise<OrderFault[]> => {
  if (entIds && !entIds.length) return [];
  const own = entIds ? sql`o.supplier_ent_id = any(${sql.param(entIds)}::uuid[])` : sql`true`;
  const { rows } = await ctx.db.execute<Row>(sql`
    select o.supplier_ent_id as ent_id, 'refund' as code, o.id, o.number, greatest(c.at, p.at) as at
    from ${orders} o
    join lateral (select min(e.at) as at from ${orderEvents} e where e.order_id = o.id and e.state = 'cancelled') c on true
    join lateral (
      select sum(case when y.kind = 'payment' and y.state = 'confirmed' then y.amount
          when y.kind = 'refund' and (y.state = 'confirmed' or y.state = 'recorded' and y.method <> 'kept') then -y.amount else 0 end) as owed,
        max(y.answered_at) filter (where y.kind = 'payment' and y.state = 'confirmed') as at
      from ${orderPayments} y where y.order_id = o.id) p on p.owed > 0
    where o.state = 'cancelled' and ${own}
    union all
    select o.supplier_ent_id, 'disputes', o.id, o.number, e.at
    from ${orders} o
    join ${orderEvents} e on e.order_id = o.id and e.step = 'decide' and e.offer = 'cancelled'
    where o.state = 'cancelled' and ${own}
      and (select d.party from ${orderEvents} d where d.order_id = o.id and d.step = 'dispute' and d.at <= e.at
        order by d.at desc limit 1) = 'buyer'
    order by at, id`);
  return rows.map((r) => ({
    entId: r.ent_id,
    code: r.code,
    orderId: r.id,
    number: r.number,
    at: new Date(r.at).toISOString(),
  }));
};
