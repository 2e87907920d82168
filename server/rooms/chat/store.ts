import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CardRef } from '#contract/chat/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { taking } from '#server/platform/locks.ts';
import type { Sides } from './access.ts';
import { chatBlocks, chatConversations, chatMembers } from './tables.ts';

export type ConversationRecord = typeof chatConversations.$inferSelect;
type MemberRecord = typeof chatMembers.$inferSelect;
/** A conversation with what its reader made of it. */
export type Kept = ConversationRecord & { member: MemberRecord | null };
/** Whose conversations are asked for: a person, with the company whose conversations their seat shares. */
export type Reader = { userId: string; entId: string | null };

const c = chatConversations;
const m = chatMembers;

const ofReader = ({ userId, entId }: Reader): SQL | undefined =>
  or(eq(c.userA, userId), eq(c.userB, userId), entId === null ? undefined : eq(c.entId, entId));

export const findConversation = async (ctx: Ctx, id: string): Promise<ConversationRecord | undefined> =>
  (await ctx.db.select().from(c).where(eq(c.id, id)))[0];

export const findConversations = (ctx: Ctx, ids: string[]): Promise<ConversationRecord[]> =>
  ids.length ? ctx.db.select().from(c).where(inArray(c.id, ids)) : Promise.resolve([]);

/** Whoever writes a message gets its number under this lock. */
export const lockConversation = async (tx: Ctx, id: string): Promise<ConversationRecord | undefined> => {
  taking(tx, 'conversation', [id]);
  return (await tx.db.select().from(c).where(eq(c.id, id)).for('no key update'))[0];
};

/** Whoever of this transaction waits longer for a lock fails. @param most milliseconds */
export const hurryLocks = async (tx: Ctx, most: number): Promise<void> => {
  await tx.db.execute(sql`select set_config('lock_timeout', ${`${most}ms`}, true)`);
};

/** Several at once, in the order of their ids. */
export const lockConversations = async (tx: Ctx, ids: string[]): Promise<ConversationRecord[]> => {
  if (!ids.length) return [];
  taking(tx, 'conversation', ids);
  return tx.db.select().from(c).where(inArray(c.id, ids)).orderBy(c.id).for('no key update');
};

/** The conversation of two sides, where there is one. */
export const findBySides = async (ctx: Ctx, s: Sides): Promise<{ id: string } | undefined> =>
  (
    await ctx.db
      .select({ id: c.id })
      .from(c)
      .where(
        and(
          eq(c.userA, s.userA),
          s.userB === null ? isNull(c.userB) : eq(c.userB, s.userB),
          s.entId === null ? isNull(c.entId) : eq(c.entId, s.entId),
        ),
      )
  )[0];

/** The conversation of two sides, made where there is none: of two who open it at once both get the same. */
export const openRow = async (ctx: Ctx, row: Sides & { id: string }): Promise<string> => {
  await ctx.db.insert(c).values(row).onConflictDoNothing();
  const found = await findBySides(ctx, row);
  if (!found) throw new Error('a conversation that was just made is not there');
  return found.id;
};

export const setSubject = async (ctx: Ctx, id: string, subject: CardRef): Promise<void> => {
  await ctx.db.update(c).set({ subjectKind: subject.kind, subjectId: subject.id }).where(eq(c.id, id));
};

/** Writes down the last numbers of conversations, and of their sides that wrote; an automatic answer reads nothing. Only under their locks. */
export const setLast = async (
  tx: Ctx,
  rows: { id: string; seq: number; ofA?: number | undefined; ofB?: number | undefined }[],
): Promise<void> => {
  if (rows.length)
    await tx.db.execute(
      sql`update ${c} set last_seq = w.seq, last_at = clock_timestamp(),
          last_of_a = coalesce(w."ofA", last_of_a), last_of_b = coalesce(w."ofB", last_of_b)
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id uuid, seq bigint, "ofA" bigint, "ofB" bigint)
        where ${c.id} = w.id`,
    );
};

/** Up to where a member has read: by reading, or by what their side has written since (chat 5). */
export const readMark = sql`greatest(${m.readUpto}, case ${m.side} when 0 then ${c.lastOfA} else ${c.lastOfB} end)`;
/** The same of a conversation with its reader's row; null for who has none. */
export const readMarkOf = (k: Kept): number | null =>
  k.member && Math.max(k.member.readUpto, k.member.side === 0 ? k.lastOfA : k.lastOfB);

const shown = sql`(${m.hiddenUpto} is null or ${c.lastSeq} > ${m.hiddenUpto})`;
const byTime = [
  { by: c.lastAt, kind: 'instant' as const, desc: true as const },
  { by: c.id, kind: 'id' as const, desc: true as const },
];
const order: ListOrder = {
  name: 'conversations',
  parts: [
    { where: sql`${m.pinnedAt} is not null`, keys: byTime },
    { where: sql`${m.pinnedAt} is null`, keys: byTime },
  ],
};

type Wish = { hidden: boolean; unread: boolean; current: number; size: number; cursor?: string | undefined };

/** A reader's conversations in which something was said: those on top first, then the newest. */
export const findPage = (ctx: Ctx, who: Reader, o: Wish) => {
  const mine = and(eq(m.conversationId, c.id), eq(m.userId, who.userId));
  return pageByKeys<Kept>({
    order,
    where: and(
      ofReader(who),
      gt(c.lastSeq, 0),
      o.hidden ? sql`not ${shown}` : shown,
      o.unread ? sql`${c.lastSeq} > ${readMark}` : undefined,
    ),
    asked: o,
    select: async ({ place, where, orderBy, limit, offset }) =>
      (
        await ctx.db
          .select({ conversation: c, member: m, place })
          .from(c)
          .leftJoin(m, mine)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset)
      ).map((r) => ({ ...r.conversation, member: r.member, place: r.place })),
    count: async (where, most) => {
      const some = ctx.db
        .select({ one: sql`1`.as('one') })
        .from(c)
        .leftJoin(m, mine)
        .where(where)
        .limit(most)
        .as('some');
      return (await ctx.db.select({ n: sql<number>`count(*)::int` }).from(some))[0]?.n ?? 0;
    },
  });
};

/** Those of these that are the reader's, with what they made of them. */
export const findKept = async (ctx: Ctx, who: Reader, ids: string[]): Promise<Kept[]> =>
  ids.length
    ? (
        await ctx.db
          .select({ conversation: c, member: m })
          .from(c)
          .leftJoin(m, and(eq(m.conversationId, c.id), eq(m.userId, who.userId)))
          .where(and(inArray(c.id, ids), ofReader(who)))
      ).map((r) => ({ ...r.conversation, member: r.member }))
    : [];

/** Ids of all of a reader's conversations. */
export const ownIds = (ctx: Ctx, who: Reader) => ctx.db.select({ id: c.id }).from(c).where(ofReader(who));

/** What is unread in all, apart from muted conversations; what is the company's only while one sits there. */
export const countUnread = async (ctx: Ctx, who: Reader): Promise<number> =>
  (
    await ctx.db
      .select({ n: sql<number>`coalesce(sum(${c.lastSeq} - ${readMark}), 0)::int` })
      .from(m)
      .innerJoin(c, eq(c.id, m.conversationId))
      .where(and(eq(m.userId, who.userId), eq(m.muted, false), sql`${c.lastSeq} > ${readMark}`, ofReader(who)))
  )[0]?.n ?? 0;

/** The conversation with the newest unread message. */
export const findNewestUnread = async (ctx: Ctx, who: Reader): Promise<ConversationRecord | undefined> =>
  (
    await ctx.db
      .select({ conversation: c })
      .from(m)
      .innerJoin(c, eq(c.id, m.conversationId))
      .where(and(eq(m.userId, who.userId), eq(m.muted, false), sql`${c.lastSeq} > ${readMark}`, ofReader(who)))
      .orderBy(sql`${c.lastAt} desc`, sql`${c.id} desc`)
      .limit(1)
  )[0]?.conversation;

/** Which sides of these conversations take no messages of the other. */
export const findBlocks = (ctx: Ctx, ids: string[]): Promise<{ conversationId: string; side: number }[]> =>
  ids.length
    ? ctx.db
        .select({ conversationId: chatBlocks.conversationId, side: chatBlocks.side })
        .from(chatBlocks)
        .where(inArray(chatBlocks.conversationId, ids))
    : Promise.resolve([]);

export const setBlock = async (
  ctx: Ctx,
  o: { conversationId: string; side: number; userId: string },
  on: boolean,
): Promise<void> => {
  if (on) await ctx.db.insert(chatBlocks).values(o).onConflictDoNothing();
  else
    await ctx.db
      .delete(chatBlocks)
      .where(and(eq(chatBlocks.conversationId, o.conversationId), eq(chatBlocks.side, o.side)));
};
