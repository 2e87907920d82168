import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { footprints as f, footprintSettings as s } from './tables.ts';

/** From a moment (ISO) on, by weeks numbered from the first day of the zone. */
type Of = { since: string; firstDay: string; zone: string };
/** A member and the week of their registration. */
export type Joined = readonly { id: string; week: number }[];

const recorded = (userId: ReturnType<typeof sql> | typeof f.userId) =>
  sql`not exists (select 1 from ${s} where ${s.userId} = ${userId} and not ${s.recording})`;
const weekOf = (of: Of) => sql`((${f.createdAt} at time zone ${of.zone})::date - ${of.firstDay}::date) / 7`;

/** Different members who looked at something, by week and altogether; of who switched recording off nothing (platform figures 3). */
export const countActive = async (ctx: Ctx, of: Of): Promise<{ week: number | null; n: number }[]> =>
  (
    await ctx.db.execute<{ week: number | null; n: number }>(sql`
      select week, count(distinct user_id)::int as n from (
        select ${weekOf(of)} as week, ${f.userId} from ${f}
        where ${f.createdAt} >= ${of.since}::timestamptz and ${f.userId} is not null and ${recorded(f.userId)}) as looks
      group by grouping sets ((week), ())`)
  ).rows;

/**
 * Of those who registered in a week, how many are recorded (`active` null) and how many looked at something in each week
 * (platform figures 4).
 */
export const countStayed = async (
  ctx: Ctx,
  of: Of,
  joined: Joined,
): Promise<{ week: number; active: number | null; n: number }[]> =>
  (
    await ctx.db.execute<{ week: number; active: number | null; n: number }>(sql`
      with members as (
        select * from unnest(${sql.param(joined.map((p) => p.id))}::uuid[], ${sql.param(joined.map((p) => p.week))}::int[])
          as m(id, week)
        where ${recorded(sql`m.id`)})
      select week, null::int as active, count(*)::int as n from members group by 1
      union all
      select week, active, count(distinct id)::int from (
        select members.week, members.id, ${weekOf(of)} as active from members
        join ${f} on ${f.userId} = members.id and ${f.createdAt} >= ${of.since}::timestamptz) as looks
      where active >= week group by 1, 2`)
  ).rows;
