import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orderEvents, orders } from './tables.ts';

/** Orders that suppliers brought to their end since a moment. */
export const completedSince = async (
  ctx: Ctx,
  entIds: string[],
  since: Date,
): Promise<Map<string, { completed: number }>> => {
  const { rows } = await ctx.db.execute<{ ent_id: string; completed: number }>(sql`
    select o.supplier_ent_id as ent_id, count(*)::int as completed
    from ${orders} o
    where o.supplier_ent_id = any(${sql.param(entIds)}::uuid[]) and o.state = 'completed'
      and o.buyer_ent_id is distinct from o.supplier_ent_id
      and exists (select 1 from ${orderEvents} e
        where e.order_id = o.id and e.state = 'completed' and e.at >= ${since.toISOString()}::timestamptz)
    group by o.supplier_ent_id`);
  return new Map(rows.map((r) => [r.ent_id, { completed: r.completed }]));
};
