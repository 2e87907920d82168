import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { fairForums, forumQuestions, forumSeats, forumVotes } from '../forums/tables.ts';
import { fairHalls } from '../tables.ts';

export type TalkRecord = typeof fairForums.$inferSelect;
const from = (ctx: Ctx) =>
  ctx.db
    .select({ forum: fairForums, hall: { id: fairHalls.id, no: fairHalls.no, name: fairHalls.name } })
    .from(fairForums)
    .leftJoin(fairHalls, eq(fairHalls.id, fairForums.hallId));
export type TalkFound = Awaited<ReturnType<typeof findTalksOf>>[number];

/** All talks of a fair by the hour, cancelled ones at the end. */
export const findTalksOf = (ctx: Ctx, fairId: string) =>
  from(ctx)
    .where(eq(fairForums.fairId, fairId))
    .orderBy(
      sql`${fairForums.cancelledAt} is not null`,
      asc(fairForums.startsAt),
      asc(fairForums.stage),
      asc(fairForums.id),
    );

export const findTalk = async (ctx: Ctx, id: string): Promise<TalkFound | undefined> =>
  (await from(ctx).where(eq(fairForums.id, id)))[0];

/** A talk under its row lock, published or not. */
export const lockTalk = async (tx: Ctx, id: string): Promise<TalkRecord | undefined> => {
  taking(tx, 'forum', [id]);
  return (await tx.db.select().from(fairForums).where(eq(fairForums.id, id)).for('no key update'))[0];
};

export const insertTalk = async (tx: Ctx, row: typeof fairForums.$inferInsert): Promise<void> => {
  await tx.db.insert(fairForums).values(row);
};

type TalkWords = Omit<typeof fairForums.$inferInsert, 'id' | 'fairId' | 'version' | 'createdAt'>;
export const writeTalk = async (tx: Ctx, id: string, words: TalkWords): Promise<TalkRecord> => {
  const [row] = await tx.db
    .update(fairForums)
    .set({ ...words, version: sql`${fairForums.version} + 1` })
    .where(eq(fairForums.id, id))
    .returning();
  if (!row) throw new Error('no talk was written');
  return row;
};
/** Who was reminded of other hours is reminded again. */
export const forgetReminders = async (tx: Ctx, forumId: string): Promise<void> => {
  await tx.db.update(forumSeats).set({ remindedAt: null }).where(eq(forumSeats.forumId, forumId));
};
export const markCancelled = async (tx: Ctx, id: string, cancelReason: string): Promise<void> => {
  await tx.db
    .update(fairForums)
    .set({ cancelledAt: sql`clock_timestamp()`, cancelReason })
    .where(eq(fairForums.id, id));
};

/** Who has a place and who waits, in their order. */
export const findSeats = (ctx: Ctx, forumId: string) =>
  ctx.db
    .select()
    .from(forumSeats)
    .where(eq(forumSeats.forumId, forumId))
    .orderBy(sql`${forumSeats.state} <> 'in'`, asc(forumSeats.n));

/** All questions of a talk with their votes, hidden ones too. */
export const findAllQuestions = (ctx: Ctx, forumId: string) =>
  ctx.db
    .select({ question: forumQuestions, votes: count(forumVotes.userId) })
    .from(forumQuestions)
    .leftJoin(forumVotes, eq(forumVotes.questionId, forumQuestions.id))
    .where(eq(forumQuestions.forumId, forumId))
    .groupBy(forumQuestions.id)
    .orderBy(asc(forumQuestions.createdAt), asc(forumQuestions.id));

export const countQuestions = (ctx: Ctx, forumIds: string[]) =>
  forumIds.length
    ? ctx.db
        .select({ forumId: forumQuestions.forumId, n: count() })
        .from(forumQuestions)
        .where(inArray(forumQuestions.forumId, forumIds))
        .groupBy(forumQuestions.forumId)
    : Promise.resolve([]);
