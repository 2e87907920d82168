import { and, asc, count, desc, eq, gt, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { chatConversations as c, chatMessages as m } from '../tables.ts';

/** Conversations of a person with companies in which something was said, the newest first. */
export const findTalkIds = async (
  ctx: Ctx,
  { userA, entIds }: { userA: string; entIds: string[] },
  most: number,
): Promise<string[]> =>
  entIds.length
    ? (
        await ctx.db
          .select({ id: c.id })
          .from(c)
          .where(and(eq(c.userA, userA), inArray(c.entId, entIds), gt(c.lastSeq, 0)))
          .orderBy(desc(c.lastAt), desc(c.id))
          .limit(most)
      ).map((r) => r.id)
    : [];

/** How much stands in conversations of a person with companies, by day of China, the newest first. */
export const countByDay = async (
  ctx: Ctx,
  o: { userA: string; entIds: string[]; since: string },
): Promise<{ conversationId: string; entId: string | null; day: string; n: number; last: string }[]> => {
  const day = sql<string>`to_char(${m.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const last = sql<string>`${max(m.createdAt)}::text`;
  const rows = await ctx.db
    .select({ conversationId: m.conversationId, entId: c.entId, day, n: count(), last })
    .from(m)
    .innerJoin(c, eq(c.id, m.conversationId))
    .where(
      and(
        eq(c.userA, o.userA),
        inArray(c.entId, o.entIds),
        gte(m.createdAt, o.since),
        isNull(m.automatic),
        isNull(m.recalledAt),
        isNull(m.hiddenAt),
      ),
    )
    .groupBy(m.conversationId, c.entId, day)
    .orderBy(desc(day), asc(m.conversationId))
    .limit(1000);
  return rows;
};
