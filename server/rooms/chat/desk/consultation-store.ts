import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ConsultAct } from '#contract/chat/desk.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { chatConsultationActs, chatConsultations } from './tables.ts';

export type ConsultationRecord = typeof chatConsultations.$inferSelect;
/** What a message needs to know of the newest consultation of its conversation. */
export type NewestRound = Pick<
  ConsultationRecord,
  'id' | 'conversationId' | 'round' | 'assigneeId' | 'waitingSince' | 'firstAnswerAt' | 'closedAt'
>;
const t = chatConsultations;
const a = chatConsultationActs;
const now = sql`clock_timestamp()`;
const newest = {
  id: t.id,
  conversationId: t.conversationId,
  round: t.round,
  assigneeId: t.assigneeId,
  waitingSince: t.waitingSince,
  firstAnswerAt: t.firstAnswerAt,
  closedAt: t.closedAt,
};

export const findConsultation = async (ctx: Ctx, id: string): Promise<ConsultationRecord | undefined> =>
  (await ctx.db.select().from(t).where(eq(t.id, id)))[0];

/** The newest of a conversation, open or closed. */
export const findNewest = async (ctx: Ctx, conversationId: string): Promise<ConsultationRecord | undefined> =>
  (await ctx.db.select().from(t).where(eq(t.conversationId, conversationId)).orderBy(desc(t.round)).limit(1))[0];

export const findRound = async (
  ctx: Ctx,
  conversationId: string,
  round: number,
): Promise<ConsultationRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(t)
      .where(and(eq(t.conversationId, conversationId), eq(t.round, round)))
  )[0];

/** A question: it waits since the first that has no answer. Under the conversation's lock. @returns what is new by it */
export const askRow = async (tx: Ctx, before: NewestRound | undefined, o: Asked): Promise<NewestRound | undefined> => {
  if (!before || before.closedAt) {
    const id = newId();
    const round = (before?.round ?? 0) + 1;
    const [made] = await tx.db
      .insert(t)
      .values({ id, ...o, round, openedAt: now, waitingSince: now })
      .returning(newest);
    await noteAct(tx, { id, conversationId: o.conversationId }, { act: round > 1 ? 'reopen' : 'open', userId: null });
    return made;
  }
  if (before.waitingSince) return undefined;
  const [waits] = await tx.db.update(t).set({ waitingSince: now }).where(eq(t.id, before.id)).returning(newest);
  return waits;
};
type Asked = { conversationId: string; entId: string; userId: string };

/** A colleague's answer; `assigneeId` has it from now on. @returns the consultation after it */
export const answerRow = async (
  tx: Ctx,
  c: NewestRound,
  { userId, assigneeId }: { userId: string; assigneeId: string },
): Promise<NewestRound | undefined> => {
  const first = c.firstAnswerAt === null;
  const [answered] = await tx.db
    .update(t)
    .set({
      waitingSince: null,
      answeredAt: now,
      assigneeId,
      ...(first && { firstAnswerAt: now, firstAnswerBy: userId }),
    })
    .where(eq(t.id, c.id))
    .returning(newest);
  if (first) await noteAct(tx, c, { act: 'answer', userId });
  return answered;
};

export const assignRow = async (tx: Ctx, id: string, assigneeId: string | null): Promise<void> => {
  await tx.db.update(t).set({ assigneeId }).where(eq(t.id, id));
};

type Wait = Partial<Pick<ConsultationRecord, 'waitingSince' | 'answeredAt' | 'firstAnswerAt' | 'firstAnswerBy'>>;
export const changeWait = async (tx: Ctx, id: string, set: Wait): Promise<void> => {
  await tx.db.update(t).set(set).where(eq(t.id, id));
};
/** Takes a round away in which nothing was asked. */
export const dropRound = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db.delete(a).where(eq(a.consultationId, id));
  await tx.db.delete(t).where(eq(t.id, id));
};

export const closeRow = async (tx: Ctx, id: string, closedBy: string): Promise<void> => {
  await tx.db.update(t).set({ closedAt: now, closedBy, waitingSince: null }).where(eq(t.id, id));
};

/** Stars, or that there will be none. @returns whether it was not rated before, and is closed since no longer than `days` */
export const rateRow = async (
  tx: Ctx,
  id: string,
  o: { stars: number | null; words: string; days: number },
): Promise<boolean> =>
  (
    await tx.db
      .update(t)
      .set({ ratedAt: now, stars: o.stars, words: o.words })
      .where(and(eq(t.id, id), isNull(t.ratedAt), sql`${t.closedAt} > ${now} - make_interval(days => ${o.days})`))
      .returning({ id: t.id })
  ).length > 0;

/** The newest consultation of this conversation that its asker may still rate. */
export const findToRate = async (
  ctx: Ctx,
  conversationId: string,
  days: number,
): Promise<ConsultationRecord | undefined> => {
  const [found] = await ctx.db
    .select()
    .from(t)
    .where(
      and(
        eq(t.conversationId, conversationId),
        isNull(t.ratedAt),
        sql`${t.closedAt} > ${now} - make_interval(days => ${days})`,
      ),
    )
    .orderBy(desc(t.round))
    .limit(1);
  return found;
};

export const hideWords = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db.update(t).set({ wordsHiddenAt: now }).where(eq(t.id, id));
};
export const findRated = (ctx: Ctx, ids: string[]): Promise<ConsultationRecord[]> =>
  ids.length
    ? ctx.db
        .select()
        .from(t)
        .where(and(inArray(t.id, ids), isNotNull(t.stars)))
    : Promise.resolve([]);

type Act = { act: ConsultAct; userId: string | null; toId?: string | undefined };
/** @returns the id of the act */
export const noteAct = async (
  tx: Ctx,
  c: Pick<ConsultationRecord, 'id' | 'conversationId'>,
  { act, userId, toId }: Act,
): Promise<string> => {
  const id = newId();
  await tx.db
    .insert(a)
    .values({ id, consultationId: c.id, conversationId: c.conversationId, act, userId, toId: toId ?? null });
  return id;
};

/** The newest acts of a conversation's consultations, with the round that each belongs to. */
export const findActs = (ctx: Ctx, conversationId: string, most: number) =>
  ctx.db
    .select({ id: a.id, act: a.act, userId: a.userId, toId: a.toId, createdAt: a.createdAt, round: t.round })
    .from(a)
    .innerJoin(t, eq(t.id, a.consultationId))
    .where(eq(a.conversationId, conversationId))
    .orderBy(desc(a.createdAt), desc(a.id))
    .limit(most);

const heldBy = (userId: string, entId: string | null) =>
  and(eq(t.assigneeId, userId), isNull(t.closedAt), entId === null ? undefined : eq(t.entId, entId));
/** The conversations whose consultations somebody has. */
export const findHeld = async (ctx: Ctx, userId: string, entId: string | null): Promise<string[]> =>
  (await ctx.db.select({ id: t.conversationId }).from(t).where(heldBy(userId, entId)).orderBy(t.conversationId)).map(
    (r) => r.id,
  );

/** Whoever is no colleague any more has none of these any more, under the locks of their conversations. @returns which were theirs */
export const handBackAll = async (
  tx: Ctx,
  o: { userId: string; entId: string | null; conversationIds: string[] },
): Promise<string[]> => {
  const { userId, entId, conversationIds } = o;
  const theirs = and(heldBy(userId, entId), inArray(t.conversationId, conversationIds));
  const given = await tx.db
    .update(t)
    .set({ assigneeId: null })
    .where(theirs)
    .returning({ id: t.id, conversationId: t.conversationId });
  if (given.length)
    await tx.db.insert(a).values(
      given.map((c) => ({
        id: newId(),
        consultationId: c.id,
        conversationId: c.conversationId,
        act: 'leave' as const,
        userId,
      })),
    );
  return given.map((c) => c.conversationId);
};

/** What somebody asked, rated and handled, for their own data. */
export const findOwn = async (ctx: Ctx, userId: string) => {
  const [asked, acts] = await Promise.all([
    ctx.db.select().from(t).where(eq(t.userId, userId)).orderBy(asc(t.openedAt), asc(t.id)),
    ctx.db
      .select({ act: a.act, conversationId: a.conversationId, at: a.createdAt })
      .from(a)
      .where(eq(a.userId, userId))
      .orderBy(asc(a.createdAt), asc(a.id)),
  ]);
  return { asked, acts };
};

/** How many questions wait for one of these: for nobody who is there, or for the reader. */
export const countWaiting = async (
  ctx: Ctx,
  o: { entId: string; userId: string; staff: string[] },
): Promise<{ n: number; since: string | null }> => {
  const others = o.staff.filter((id) => id !== o.userId);
  const [row] = await ctx.db
    .select({ n: count(), since: sql<string | null>`min(${t.waitingSince})::text` })
    .from(t)
    .where(
      and(
        eq(t.entId, o.entId),
        isNull(t.closedAt),
        isNotNull(t.waitingSince),
        others.length ? sql`(${t.assigneeId} is null or not ${inArray(t.assigneeId, others)})` : undefined,
      ),
    );
  return { n: row?.n ?? 0, since: row?.since ?? null };
};
