import { and, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { type Reader, readMark } from '../store.ts';
import { chatConversations, chatMembers, chatMessages } from '../tables.ts';

const c = chatConversations;
const m = chatMembers;

/** Up to where somebody has read, hidden, or was mailed. */
const known = sql`greatest(${readMark}, ${m.mailedUpto}, coalesce(${m.hiddenUpto}, 0))`;
const unmailed = and(
  eq(m.muted, false),
  sql`${c.lastSeq} > ${known}`,
  // What nobody has looked at for two days is told by no mail any more.
  gt(c.lastAt, sql<string>`now() - interval '2 days'`),
);

/** Whom a message of the other side has waited for since before these minutes, without a mail of it. */
export const findWaitedFor = async (ctx: Ctx, minutes: number): Promise<string[]> =>
  (
    await ctx.db
      .selectDistinct({ userId: m.userId })
      .from(m)
      .innerJoin(c, eq(c.id, m.conversationId))
      .where(
        and(
          unmailed,
          sql`exists (select 1 from ${chatMessages} t where t.conversation_id = ${c.id} and t.seq > ${known}
            and t.side <> ${m.side} and t.automatic is null and t.recalled_at is null and t.hidden_at is null
            and t.created_at < now() - make_interval(mins => ${minutes}::int))`,
        ),
      )
  ).map((r) => r.userId);

/** The conversations of a reader in which something is unread that no mail told of, the newest first. */
export const findUnmailed = (ctx: Ctx, who: Reader) =>
  ctx.db
    .select({ conversationId: c.id, after: sql<number>`(${known})::float8`, side: m.side, entId: c.entId })
    .from(m)
    .innerJoin(c, eq(c.id, m.conversationId))
    .where(
      and(
        eq(m.userId, who.userId),
        unmailed,
        // What is the company's only while one sits there.
        who.entId === null
          ? sql`(${m.side} = 0 or ${c.entId} is null)`
          : sql`(${m.side} = 0 or ${c.entId} is null or ${c.entId} = ${who.entId})`,
      ),
    )
    .orderBy(sql`${c.lastAt} desc`, c.id)
    .limit(50);

export const markMailed = async (
  ctx: Ctx,
  userId: string,
  told: { conversationId: string; upto: number }[],
): Promise<void> => {
  await ctx.db.execute(sql`
    update ${m} set mailed_upto = w.upto
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as w("conversationId" uuid, upto bigint)
    where ${m.conversationId} = w."conversationId" and ${m.userId} = ${userId} and ${m.mailedUpto} < w.upto`);
};
