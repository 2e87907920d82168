import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { fairForums, forumQuestions, forumVotes } from './tables.ts';

/** Questions of a talk that are shown at once. */
const mostShown = 200;

/** Questions of a talk: open ones by their votes, then answered ones; `voted` is the reader's. */
export const findQuestions = (ctx: Ctx, forumId: string, userId: string) => {
  const votes = count(forumVotes.userId);
  return ctx.db
    .select({
      question: forumQuestions,
      votes,
      voted: sql<boolean>`coalesce(bool_or(${forumVotes.userId} = ${userId}), false)`,
    })
    .from(forumQuestions)
    .leftJoin(forumVotes, eq(forumVotes.questionId, forumQuestions.id))
    .where(and(eq(forumQuestions.forumId, forumId), isNull(forumQuestions.hiddenAt)))
    .groupBy(forumQuestions.id)
    .orderBy(
      sql`${forumQuestions.answeredAt} is not null`,
      desc(votes),
      asc(forumQuestions.createdAt),
      asc(forumQuestions.id),
    )
    .limit(mostShown);
};

/** Shown questions of several talks with their votes, open ones first, the most wanted before the others. */
export const findQuestionsOf = (ctx: Ctx, forumIds: string[]) => {
  const votes = count(forumVotes.userId);
  return forumIds.length
    ? ctx.db
        .select({ question: forumQuestions, votes })
        .from(forumQuestions)
        .leftJoin(forumVotes, eq(forumVotes.questionId, forumQuestions.id))
        .where(and(inArray(forumQuestions.forumId, forumIds), isNull(forumQuestions.hiddenAt)))
        .groupBy(forumQuestions.id)
        .orderBy(
          sql`${forumQuestions.answeredAt} is not null`,
          desc(votes),
          asc(forumQuestions.createdAt),
          asc(forumQuestions.id),
        )
        .limit(mostShown * 5)
    : Promise.resolve([]);
};

/** Questions with the talk that they were asked in. */
export const findQuestionsByIds = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select({ question: forumQuestions, forum: fairForums })
    .from(forumQuestions)
    .innerJoin(fairForums, eq(fairForums.id, forumQuestions.forumId))
    .where(inArray(forumQuestions.id, ids));

export const countAsked = (ctx: Ctx, forumId: string, userId: string): Promise<number> =>
  ctx.db.$count(forumQuestions, and(eq(forumQuestions.forumId, forumId), eq(forumQuestions.userId, userId)));

export const insertQuestion = async (tx: Ctx, row: typeof forumQuestions.$inferInsert): Promise<void> => {
  await tx.db.insert(forumQuestions).values(row);
};

/** One vote a person, however often it is pressed. */
export const insertVote = async (ctx: Ctx, questionId: string, userId: string): Promise<void> => {
  await ctx.db.insert(forumVotes).values({ questionId, userId }).onConflictDoNothing();
};

export const setAnswered = async (ctx: Ctx, id: string, answered: boolean): Promise<void> => {
  await ctx.db
    .update(forumQuestions)
    .set({ answeredAt: answered ? sql`coalesce(${forumQuestions.answeredAt}, clock_timestamp())` : null })
    .where(eq(forumQuestions.id, id));
};

export const hideQuestion = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db
    .update(forumQuestions)
    .set({ hiddenAt: sql`coalesce(${forumQuestions.hiddenAt}, clock_timestamp())` })
    .where(eq(forumQuestions.id, id));
};

/** What somebody asked, for their export. */
export const findAskedBy = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ at: forumQuestions.createdAt, text: forumQuestions.text, title: fairForums.title })
    .from(forumQuestions)
    .innerJoin(fairForums, eq(fairForums.id, forumQuestions.forumId))
    .where(eq(forumQuestions.userId, userId))
    .orderBy(asc(forumQuestions.createdAt), asc(forumQuestions.id));

/** Somebody's questions and votes go with them. */
export const deleteQuestionsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(forumVotes).where(eq(forumVotes.userId, userId));
  await ctx.db.delete(forumQuestions).where(eq(forumQuestions.userId, userId));
};
