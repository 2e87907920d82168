import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orders as o } from '../tables.ts';

/** What companies' figures are read of: from a moment (ISO) on; their own people's orders count nowhere. */
type Of = { entIds: string[]; since: string; staff: readonly { entId: string | null; id: string }[] };

const made = ({ entIds, since, staff }: Of) => sql`
  ${o.supplierEntId} = any(${sql.param(entIds)}::uuid[]) and ${o.createdAt} >= ${since}::timestamptz and ${o.state} <> 'cancelled'
  and ${o.buyerEntId} is distinct from ${o.supplierEntId} and (${o.supplierEntId}, ${o.buyerId}) not in (
    select * from unnest(${sql.param(staff.map((p) => p.entId))}::uuid[], ${sql.param(staff.map((p) => p.id))}::uuid[]))`;

/** Orders that companies won, as their suppliers; cancelled ones are none. */
export const countWon = async (ctx: Ctx, of: Of): Promise<{ entId: string; n: number }[]> =>
  (
    await ctx.db.execute<{ entId: string; n: number }>(sql`
      select ${o.supplierEntId} as "entId", count(*)::int as n from ${o} where ${made(of)} group by 1`)
  ).rows;

/** The same of one company by weeks, numbered from the first day of the zone. */
export const countWonByWeek = async (
  ctx: Ctx,
  of: Of & { firstDay: string; zone: string },
): Promise<{ week: number; n: number }[]> =>
  (
    await ctx.db.execute<{ week: number; n: number }>(sql`
      select ((${o.createdAt} at time zone ${of.zone})::date - ${of.firstDay}::date) / 7 as week, count(*)::int as n
      from ${o} where ${made(of)} group by 1`)
  ).rows;
