import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries as i, quotations as q } from '../tables.ts';

type Weeks = { week: number; n: number }[];
/** From a moment (ISO) on, by weeks numbered from the first day of the zone. */
type Of = { since: string; firstDay: string; zone: string };

/** Inquiries that everybody published, and quotations that everybody made (platform figures 2). */
export const countPlatformInquiries = async (ctx: Ctx, of: Of): Promise<{ published: Weeks; quoted: Weeks }> => {
  const week = (at: typeof i.publishedAt | typeof q.createdAt) =>
    sql`((${at} at time zone ${of.zone})::date - ${of.firstDay}::date) / 7`;
  const [published, quoted] = await Promise.all([
    ctx.db.execute<Weeks[number]>(sql`
      select ${week(i.publishedAt)} as week, count(*)::int as n from ${i}
      where ${i.publishedAt} >= ${of.since}::timestamptz and ${i.state} <> 'draft' group by 1`),
    ctx.db.execute<Weeks[number]>(sql`
      select ${week(q.createdAt)} as week, count(*)::int as n from ${q}
      where ${q.createdAt} >= ${of.since}::timestamptz group by 1`),
  ]);
  return { published: published.rows, quoted: quoted.rows };
};
