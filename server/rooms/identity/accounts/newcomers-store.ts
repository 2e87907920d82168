import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { users as u } from '../tables.ts';

/** Members who registered from a moment (ISO) on and are members today, with the week, numbered from the first day of the zone. */
export const findNewcomers = async (
  ctx: Ctx,
  of: { since: string; firstDay: string; zone: string },
): Promise<{ id: string; week: number }[]> =>
  (
    await ctx.db.execute<{ id: string; week: number }>(sql`
      select ${u.id}, ((${u.createdAt} at time zone ${of.zone})::date - ${of.firstDay}::date) / 7 as week from ${u}
      where ${u.createdAt} >= ${of.since}::timestamptz and ${u.userType} <> 9 and ${u.removedAt} is null`)
  ).rows;
