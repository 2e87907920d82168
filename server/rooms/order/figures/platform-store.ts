import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orderEvents as e, orders as o } from '../tables.ts';

type Weeks = { week: number; n: number }[];
/** From a moment (ISO) on, by weeks numbered from the first day of the zone. */
type Of = { since: string; firstDay: string; zone: string };

/** Inquiries by their first order, orders by when they were made and when they were completed (platform figures 2). */
export const countPlatformOrders = async (
  ctx: Ctx,
  of: Of,
): Promise<{ awarded: Weeks; ordered: Weeks; finished: Weeks }> => {
  const week = sql`((at at time zone ${of.zone})::date - ${of.firstDay}::date) / 7`;
  const byWeek = (moments: ReturnType<typeof sql>) =>
    ctx.db.execute<Weeks[number]>(sql`
      select ${week} as week, count(*)::int as n from (${moments}) as moments
      where at >= ${of.since}::timestamptz group by 1`);
  const [awarded, ordered, finished] = await Promise.all([
    byWeek(sql`select min(${o.createdAt}) as at from ${o} where ${o.inquiryId} is not null group by ${o.inquiryId}`),
    byWeek(sql`select ${o.createdAt} as at from ${o} where ${o.state} <> 'cancelled'`),
    byWeek(sql`select min(${e.at}) as at from ${e} where ${e.state} = 'completed' group by ${e.orderId}`),
  ]);
  return { awarded: awarded.rows, ordered: ordered.rows, finished: finished.rows };
};
