import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Verdict } from '#contract/purchase/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { purchaseAnswers as answers, purchaseCriteria as criteria } from '../tables.ts';

export type CriterionRecord = typeof criteria.$inferSelect;
export type AnswerRecord = typeof answers.$inferSelect;

export const findCriteria = (ctx: Ctx, purchaseId: string): Promise<CriterionRecord[]> =>
  ctx.db.select().from(criteria).where(eq(criteria.purchaseId, purchaseId)).orderBy(asc(criteria.no));

export const insertCriteria = async (tx: Ctx, rows: (typeof criteria.$inferInsert)[]): Promise<void> => {
  if (rows.length) await tx.db.insert(criteria).values(rows);
};

/** Answers of applications, in the order of their criteria. */
export const findAnswers = async (ctx: Ctx, applicationIds: string[]): Promise<AnswerRecord[]> =>
  applicationIds.length
    ? (
        await ctx.db
          .select({ answer: answers })
          .from(answers)
          .innerJoin(criteria, eq(criteria.id, answers.criterionId))
          .where(inArray(answers.applicationId, applicationIds))
          .orderBy(asc(answers.applicationId), asc(criteria.no))
      ).map((r) => r.answer)
    : [];

/** Writes what a supplier says; what the buyer had asked is answered by it. */
export const writeAnswers = async (tx: Ctx, rows: (typeof answers.$inferInsert)[]): Promise<void> => {
  if (!rows.length) return;
  await tx.db
    .insert(answers)
    .values(rows)
    .onConflictDoUpdate({
      target: [answers.applicationId, answers.criterionId],
      set: {
        statement: sql`excluded.statement`,
        amount: sql`excluded.amount`,
        held: sql`excluded.held`,
        files: sql`excluded.files`,
        verdict: 'open',
        judgedBy: null,
        judgedAt: null,
        updatedAt: sql`clock_timestamp()`,
      },
    });
};

type Judgement = { criterionId: string; verdict: Verdict; question: Text | null };
/** Writes what the buyer says of answers, by one statement; an answer that was not given is judged as well. */
export const writeJudgements = async (
  tx: Ctx,
  o: { applicationId: string; judgedBy: string; judgements: Judgement[] },
): Promise<void> => {
  const { applicationId, judgedBy } = o;
  await tx.db
    .insert(answers)
    .values(
      o.judgements.map((j) => ({
        applicationId,
        statement: {},
        ...j,
        ...(j.verdict === 'open' ? {} : { judgedBy, judgedAt: sql`clock_timestamp()` }),
      })),
    )
    .onConflictDoUpdate({
      target: [answers.applicationId, answers.criterionId],
      set: {
        verdict: sql`excluded.verdict`,
        question: sql`excluded.question`,
        judgedBy: sql`excluded.judged_by`,
        judgedAt: sql`excluded.judged_at`,
      },
    });
};

/** How many answers of each application the supplier is to complete. */
export const countAsked = async (ctx: Ctx, applicationIds: string[]): Promise<Map<string, number>> => {
  if (!applicationIds.length) return new Map();
  const rows = await ctx.db
    .select({ id: answers.applicationId, n: sql<number>`count(*)::int` })
    .from(answers)
    .where(and(inArray(answers.applicationId, applicationIds), eq(answers.verdict, 'asked')))
    .groupBy(answers.applicationId);
  return new Map(rows.map((r) => [r.id, r.n]));
};
