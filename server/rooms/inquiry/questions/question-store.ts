import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Audience } from '#contract/inquiry/talk.ts';
import type { Ctx } from '#server/platform/context.ts';
import { inquiryQuestions } from './tables.ts';

export type QuestionRecord = typeof inquiryQuestions.$inferSelect;
/** Who reads: the buyer's side all; a company its own and what everybody reads; `null` what everybody reads. */
export type QuestionReader = 'buyer' | { entId: string | null };

const all = and(isNotNull(inquiryQuestions.answeredAt), eq(inquiryQuestions.audience, 'all'));
const readable = (inquiryId: string, reader: QuestionReader): SQL | undefined =>
  and(
    eq(inquiryQuestions.inquiryId, inquiryId),
    reader === 'buyer' ? undefined : or(all, reader.entId ? eq(inquiryQuestions.entId, reader.entId) : undefined),
  );

/** When a reader learns of a question: who neither asked nor answers it, with the answer. */
const shownAt = (reader: QuestionReader): SQL =>
  reader === 'buyer'
    ? sql`${inquiryQuestions.askedAt}`
    : sql`case when ${inquiryQuestions.entId} = ${reader.entId}::uuid then ${inquiryQuestions.askedAt} else ${inquiryQuestions.answeredAt} end`;

/** What a reader may read, the newest first. */
export const findQuestions = (ctx: Ctx, inquiryId: string, reader: QuestionReader): Promise<QuestionRecord[]> =>
  ctx.db
    .select()
    .from(inquiryQuestions)
    .where(readable(inquiryId, reader))
    .orderBy(desc(shownAt(reader)), desc(inquiryQuestions.id));

/** How much of it there is, and how many of them wait. */
export const countQuestions = async (
  ctx: Ctx,
  inquiryId: string,
  reader: QuestionReader,
): Promise<{ questions: number; open: number }> => {
  const [row] = await ctx.db
    .select({
      questions: count(),
      open: sql<number>`(count(*) filter (where ${inquiryQuestions.answeredAt} is null))::int`,
    })
    .from(inquiryQuestions)
    .where(readable(inquiryId, reader));
  return row ?? { questions: 0, open: 0 };
};

/** What a company has asked about an inquiry, and how much of it waits. */
export const countAsked = async (ctx: Ctx, inquiryId: string, entId: string): Promise<{ n: number; open: number }> => {
  const [row] = await ctx.db
    .select({ n: count(), open: sql<number>`(count(*) filter (where ${inquiryQuestions.answeredAt} is null))::int` })
    .from(inquiryQuestions)
    .where(and(eq(inquiryQuestions.inquiryId, inquiryId), eq(inquiryQuestions.entId, entId)));
  return row ?? { n: 0, open: 0 };
};

export const findQuestion = async (ctx: Ctx, id: string): Promise<QuestionRecord | undefined> =>
  (await ctx.db.select().from(inquiryQuestions).where(eq(inquiryQuestions.id, id)))[0];

export const findQuestionByKey = async (ctx: Ctx, clientKey: string): Promise<QuestionRecord | undefined> =>
  (await ctx.db.select().from(inquiryQuestions).where(eq(inquiryQuestions.clientKey, clientKey)))[0];

/** Times are those of the lock under which it is written: of several at once each has its own. */
export const writeQuestion = async (ctx: Ctx, row: typeof inquiryQuestions.$inferInsert): Promise<void> => {
  await ctx.db.insert(inquiryQuestions).values({
    ...row,
    askedAt: sql`clock_timestamp()`,
    ...(row.answer && { answeredAt: sql`clock_timestamp()` }),
  });
};

/** Answers a question that has no answer. @returns false where somebody was faster */
export const writeAnswer = async (
  ctx: Ctx,
  id: string,
  a: { answer: Text; audience: Audience; published: Text | null; answeredBy: string },
): Promise<boolean> => {
  const rows = await ctx.db
    .update(inquiryQuestions)
    .set({ ...a, answeredAt: sql`clock_timestamp()` })
    .where(and(eq(inquiryQuestions.id, id), isNull(inquiryQuestions.answeredAt)))
    .returning({ id: inquiryQuestions.id });
  return rows.length === 1;
};

/** Of each inquiry: questions without an answer, and since when the oldest waits. */
export const findOpenQuestions = async (
  ctx: Ctx,
  inquiryIds: string[],
): Promise<Map<string, { n: number; since: string }>> => {
  if (!inquiryIds.length) return new Map();
  const rows = await ctx.db
    .select({ id: inquiryQuestions.inquiryId, n: count(), since: sql<string>`min(${inquiryQuestions.askedAt})` })
    .from(inquiryQuestions)
    .where(and(inArray(inquiryQuestions.inquiryId, inquiryIds), isNull(inquiryQuestions.answeredAt)))
    .groupBy(inquiryQuestions.inquiryId);
  return new Map(rows.map(({ id, ...r }) => [id, r]));
};
