import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { readMark } from '../store.ts';
import { chatConversations, chatMembers, chatMessages } from '../tables.ts';

const [c, m, x] = [chatConversations, chatMembers, chatMessages];

/** Conversations in which somebody asked a company whose people have answered what they have not read, the longest unread first. */
export const findAnswered = (
  ctx: Ctx,
  o: { userId: string; days: number; most: number },
): Promise<{ id: string; entId: string | null; n: number; since: string }[]> =>
  ctx.db
    .select({
      id: c.id,
      entId: c.entId,
      n: sql<number>`count(*)::int`,
      since: sql<string>`min(${x.createdAt})`,
    })
    .from(m)
    .innerJoin(c, eq(c.id, m.conversationId))
    .innerJoin(x, and(eq(x.conversationId, c.id), sql`${x.seq} > ${readMark}`))
    .where(
      and(
        eq(m.userId, o.userId),
        eq(c.userA, o.userId),
        isNotNull(c.entId),
        eq(m.muted, false),
        gt(c.lastOfA, 0),
        gt(c.lastSeq, readMark),
        eq(x.side, 1),
        // What an absent company sent by itself answers nothing.
        isNull(x.automatic),
        isNull(x.recalledAt),
        isNull(x.hiddenAt),
        gt(x.createdAt, sql`now() - make_interval(days => ${o.days}::int)`),
      ),
    )
    .groupBy(c.id)
    .orderBy(sql`min(${x.createdAt})`, c.id)
    .limit(o.most);
