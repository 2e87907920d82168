import { and, count, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { readMark } from './store.ts';
import { chatConversations, chatMembers, chatSettings } from './tables.ts';

const m = chatMembers;
type Row = { conversationId: string; userId: string; side: number };

/** Everybody on both sides has a row from the first message that they can read; earlier ones count as read. */
export const ensureMembers = async (tx: Ctx, rows: (Row & { readUpto: number })[]): Promise<void> => {
  // One text of the statement for any number of people, so that it is planned once.
  if (rows.length)
    await tx.db.execute(
      sql`insert into ${m} (conversation_id, user_id, side, read_upto)
        select w."conversationId", w."userId", w.side, w."readUpto"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as w("conversationId" uuid, "userId" uuid, side smallint, "readUpto" bigint)
        on conflict do nothing`,
    );
};

/** @returns whether more is read than before */
export const raiseRead = async (ctx: Ctx, row: Row, upto: number): Promise<boolean> =>
  (
    await ctx.db
      .insert(m)
      .values({ ...row, readUpto: upto })
      .onConflictDoUpdate({
        target: [m.conversationId, m.userId],
        set: { readUpto: upto },
        setWhere: sql`${m.readUpto} < ${upto}`,
      })
      .returning({ id: m.conversationId })
  ).length > 0;

/** A message of nobody adds nothing to read for those of a side who had read everything before it; `written` is what the side wrote last. */
export const passBy = async (
  tx: Ctx,
  o: { conversationId: string; side: number; written: number; seq: number },
): Promise<void> => {
  await tx.db
    .update(m)
    .set({ readUpto: o.seq })
    .where(
      and(
        eq(m.conversationId, o.conversationId),
        eq(m.side, o.side),
        sql`greatest(${m.readUpto}, ${o.written}) = ${o.seq - 1}`,
      ),
    );
};

type Change = {
  hiddenUpto?: number | null;
  readUpto?: number;
  pinned?: boolean | undefined;
  muted?: boolean | undefined;
};
/** What somebody makes of a conversation; a company's colleague may have no row of it yet. */
export const changeMember = async (
  ctx: Ctx,
  row: Row & { readUpto: number },
  { pinned, muted, ...rest }: Change,
): Promise<void> => {
  const set = {
    ...rest,
    ...(muted !== undefined && { muted }),
    ...(pinned !== undefined && { pinnedAt: pinned ? sql`clock_timestamp()` : null }),
  };
  await ctx.db
    .insert(m)
    .values({ ...row, ...set })
    .onConflictDoUpdate({ target: [m.conversationId, m.userId], set });
};

export const countPinned = async (ctx: Ctx, userId: string): Promise<number> =>
  (
    await ctx.db
      .select({ n: count() })
      .from(m)
      .where(and(eq(m.userId, userId), isNotNull(m.pinnedAt)))
  )[0]?.n ?? 0;

/** How far each side has read, by those of it who show that. */
export const findReadBySide = (
  ctx: Ctx,
  ids: string[],
): Promise<{ conversationId: string; side: number; upto: number }[]> =>
  ids.length
    ? ctx.db
        .select({
          conversationId: m.conversationId,
          side: m.side,
          upto: sql<number>`max(${readMark})::float8`,
        })
        .from(m)
        .innerJoin(chatConversations, eq(chatConversations.id, m.conversationId))
        .leftJoin(chatSettings, eq(chatSettings.userId, m.userId))
        .where(and(inArray(m.conversationId, ids), sql`coalesce(${chatSettings.showRead}, true)`))
        .groupBy(m.conversationId, m.side)
    : Promise.resolve([]);

export const showsRead = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await ctx.db.select().from(chatSettings).where(eq(chatSettings.userId, userId)))[0]?.showRead ?? true;

export const setShowRead = async (ctx: Ctx, userId: string, showRead: boolean): Promise<void> => {
  await ctx.db
    .insert(chatSettings)
    .values({ userId, showRead })
    .onConflictDoUpdate({ target: chatSettings.userId, set: { showRead } });
};

/** Somebody is gone: what they made of conversations goes, what they wrote stays with the other side (chat 12). */
export const forgetMember = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(m).where(eq(m.userId, userId));
  await ctx.db.delete(chatSettings).where(eq(chatSettings.userId, userId));
};

/** People with whom somebody has a conversation already. */
export const haveTalked = async (ctx: Ctx, a: string, b: string): Promise<boolean> => {
  const c = chatConversations;
  const pair = or(and(eq(c.userA, a), eq(c.userB, b)), and(eq(c.userA, b), eq(c.userB, a)));
  return (await ctx.db.$count(c, and(pair, ne(c.lastSeq, 0)))) > 0;
};
