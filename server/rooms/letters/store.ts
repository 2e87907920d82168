import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Box } from '#contract/letters/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { everyWord } from '#server/platform/database/words.ts';
import { letterCopies, letters, letterThreads } from './tables.ts';

export type ThreadRecord = typeof letterThreads.$inferSelect;
export type LetterRecord = typeof letters.$inferSelect;
/** Whose letters: a person, with the company whose letters their seat shares. */
export type Reader = { userId: string; entId: string | null };
const th = letterThreads;
const l = letters;
const c = letterCopies;

export const findThread = async (ctx: Ctx, id: string): Promise<ThreadRecord | undefined> =>
  (await ctx.db.select().from(th).where(eq(th.id, id)))[0];

export const findThreads = (ctx: Ctx, ids: string[]): Promise<ThreadRecord[]> =>
  ids.length ? ctx.db.select().from(th).where(inArray(th.id, ids)) : Promise.resolve([]);

/** Whoever writes into an exchange takes turns on it. */
export const lockThread = async (tx: Ctx, id: string): Promise<ThreadRecord | undefined> =>
  (await tx.db.select().from(th).where(eq(th.id, id)).for('no key update'))[0];

export const insertThread = async (tx: Ctx, row: typeof th.$inferInsert): Promise<void> => {
  await tx.db.insert(th).values(row);
};

/** @returns undefined where its sender has sent it before */
export const insertLetter = async (tx: Ctx, row: typeof l.$inferInsert): Promise<LetterRecord | undefined> =>
  (
    await tx.db
      .insert(l)
      .values({ ...row, createdAt: sql`clock_timestamp()` as never })
      .onConflictDoNothing({ target: [l.senderId, l.clientKey] })
      .returning()
  )[0];

export const findByKey = async (ctx: Ctx, senderId: string, clientKey: string): Promise<LetterRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(l)
      .where(and(eq(l.senderId, senderId), eq(l.clientKey, clientKey)))
  )[0];

export const moveThread = async (tx: Ctx, id: string, waits: boolean): Promise<void> => {
  await tx.db
    .update(th)
    .set({ waits, lastAt: sql`clock_timestamp()` })
    .where(eq(th.id, id));
};

/** The desk has nothing to answer; when it was last written stays. */
export const endWaiting = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db.update(th).set({ waits: false }).where(eq(th.id, id));
};

export const insertCopies = async (tx: Ctx, rows: (typeof c.$inferInsert)[]): Promise<void> => {
  if (rows.length) await tx.db.insert(c).values(rows).onConflictDoNothing();
};

/** How often a person has written to a receiver in a day since the last answer. */
export const countWaiting = async (
  ctx: Ctx,
  starterId: string,
  to: { userId: string | null; entId: string | null },
): Promise<number> => {
  const same = and(
    eq(th.starterId, starterId),
    to.userId ? eq(th.userId, to.userId) : to.entId ? eq(th.entId, to.entId) : eq(th.desk, true),
  );
  const answered = ctx.db
    .select({ at: sql`max(${l.createdAt})` })
    .from(l)
    .innerJoin(th, eq(th.id, l.threadId))
    .where(and(same, eq(l.side, 1)));
  const [row] = await ctx.db
    .select({ n: sql<number>`count(*)::int` })
    .from(l)
    .innerJoin(th, eq(th.id, l.threadId))
    .where(
      and(
        same,
        eq(l.side, 0),
        gt(l.createdAt, sql`now() - interval '24 hours'`),
        sql`${l.createdAt} > coalesce((${answered}), '-infinity')`,
      ),
    );
  return row?.n ?? 0;
};

/** How many letters a side has written into an exchange in a day since the last of the other side. */
export const countUnanswered = async (ctx: Ctx, threadId: string, side: 0 | 1): Promise<number> => {
  const answered = ctx.db
    .select({ at: sql`max(${l.createdAt})` })
    .from(l)
    .where(and(eq(l.threadId, threadId), eq(l.side, 1 - side)));
  const [row] = await ctx.db
    .select({ n: sql<number>`count(*)::int` })
    .from(l)
    .where(
      and(
        eq(l.threadId, threadId),
        eq(l.side, side),
        gt(l.createdAt, sql`now() - interval '24 hours'`),
        sql`${l.createdAt} > coalesce((${answered}), '-infinity')`,
      ),
    );
  return row?.n ?? 0;
};

const newest: ListOrder = {
  name: 'letters',
  parts: [
    {
      keys: [
        { by: c.createdAt, kind: 'instant', desc: true },
        { by: c.letterId, kind: 'id', desc: true },
      ],
    },
  ],
};
/** What went to a company is its people's only while they sit there. */
const mine = ({ userId, entId }: Reader) =>
  and(
    eq(c.userId, userId),
    isNull(c.removedAt),
    or(isNull(th.entId), eq(th.starterId, userId), entId === null ? undefined : eq(th.entId, entId)),
  );
type Wish = { box: Box; unread: boolean; q: string; current: number; size: number; cursor?: string | undefined };
export type Kept = LetterRecord & { box: Box; readAt: string | null };

export const findBox = (ctx: Ctx, who: Reader, o: Wish) =>
  pageByKeys<Kept>({
    order: newest,
    where: and(
      mine(who),
      eq(c.box, o.box),
      o.unread ? isNull(c.readAt) : undefined,
      everyWord(o.q, (like) => sql`(${th.subject} ilike ${like} or ${l.body} ilike ${like})`),
    ),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...getTableColumns(l), box: c.box, readAt: c.readAt, place })
        .from(c)
        .innerJoin(l, eq(l.id, c.letterId))
        .innerJoin(th, eq(th.id, l.threadId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: async (where, most) => {
      const some = ctx.db
        .select({ one: sql`1`.as('one') })
        .from(c)
        .innerJoin(l, eq(l.id, c.letterId))
        .innerJoin(th, eq(th.id, l.threadId))
        .where(where)
        .limit(most)
        .as('some');
      return (await ctx.db.select({ n: sql<number>`count(*)::int` }).from(some))[0]?.n ?? 0;
    },
  });

/** How many letters that came are unread. */
export const countUnread = async (ctx: Ctx, who: Reader): Promise<number> =>
  (
    await ctx.db
      .select({ n: sql<number>`count(*)::int` })
      .from(c)
      .innerJoin(l, eq(l.id, c.letterId))
      .innerJoin(th, eq(th.id, l.threadId))
      .where(and(mine(who), eq(c.box, 'inbox'), isNull(c.readAt)))
  )[0]?.n ?? 0;

/** The newest letters of an exchange, the oldest of them first. */
export const findLetters = async (ctx: Ctx, threadId: string): Promise<LetterRecord[]> =>
  (
    await ctx.db.select().from(l).where(eq(l.threadId, threadId)).orderBy(desc(l.createdAt), desc(l.id)).limit(200)
  ).toReversed();

/** Marks or removes copies of the reader alone. */
export const changeCopies = async (
  ctx: Ctx,
  userId: string,
  ids: string[],
  act: 'read' | 'unread' | 'remove',
): Promise<void> => {
  const set =
    act === 'remove'
      ? { removedAt: sql`clock_timestamp()`, readAt: sql`coalesce(${c.readAt}, clock_timestamp())` }
      : { readAt: act === 'read' ? sql`coalesce(${c.readAt}, clock_timestamp())` : null };
  await ctx.db
    .update(c)
    .set(set)
    .where(and(eq(c.userId, userId), inArray(c.letterId, ids), isNull(c.removedAt)));
};

/** The desk's exchanges: first those that wait, the longest on top so that none is lost below, then the newest of the others. */
export const findDeskThreads = async (ctx: Ctx, most: number): Promise<ThreadRecord[]> => {
  const of = (waits: boolean) =>
    ctx.db
      .select()
      .from(th)
      .where(and(eq(th.desk, true), eq(th.waits, waits)))
      .orderBy(...(waits ? [asc(th.lastAt), asc(th.id)] : [desc(th.lastAt), desc(th.id)]))
      .limit(most);
  const [waiting, answered] = await Promise.all([of(true), of(false)]);
  return [...waiting, ...answered].slice(0, most);
};

/** Everything that a person wrote, for their own data. */
export const findWritten = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ subject: th.subject, body: l.body, at: l.createdAt })
    .from(l)
    .innerJoin(th, eq(th.id, l.threadId))
    .where(eq(l.senderId, userId))
    .orderBy(asc(l.createdAt), asc(l.id));

/** Somebody is gone: their box goes, what they wrote stays with the other side; the desk can answer them no more. */
export const forgetBox = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(c).where(eq(c.userId, userId));
  await ctx.db
    .update(th)
    .set({ waits: false })
    .where(and(eq(th.starterId, userId), eq(th.waits, true)));
};
