import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { noticePreferences as p, notices } from '../tables.ts';

/** Who has switched off what the desk says, in the page and by mail. */
export const broadcastOff = async (ctx: Ctx): Promise<{ page: string[]; mail: string[] }> => {
  const rows = await ctx.db
    .select({ userId: p.userId, channel: p.channel })
    .from(p)
    .where(and(eq(p.group, 'platform'), eq(p.choice, 'off'), inArray(p.channel, ['page', 'mail'])));
  const of = (channel: 'page' | 'mail') => rows.filter((r) => r.channel === channel).map((r) => r.userId);
  return { page: of('page'), mail: of('mail') };
};

/** How many have read each; what lies in the list as read from the start was read by nobody. */
export const readsOfBroadcasts = async (ctx: Ctx, ids: string[]): Promise<Map<string, number>> => {
  if (!ids.length) return new Map();
  const broadcast = sql<string>`${notices.params}->>'broadcast'`;
  const rows = await ctx.db
    .select({ id: broadcast, n: count() })
    .from(notices)
    .where(and(sql`${broadcast} = any(${sql.param(ids)}::text[])`, isNotNull(notices.readAt), eq(notices.quiet, false)))
    .groupBy(broadcast);
  return new Map(rows.map((r) => [r.id, r.n]));
};
