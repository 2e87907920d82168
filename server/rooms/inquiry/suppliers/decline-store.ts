import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inquiryQuestions } from '../questions/tables.ts';
import { inquiryReads } from '../tables.ts';
import { inquiryDeclines } from './tables.ts';

export type DeclineRecord = typeof inquiryDeclines.$inferSelect;

/** Keeps that a company declines, and why; once more with other words replaces them. */
export const writeDecline = async (ctx: Ctx, row: typeof inquiryDeclines.$inferInsert): Promise<void> => {
  const { reason, note, userId } = row;
  await ctx.db
    .insert(inquiryDeclines)
    .values({ ...row, at: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [inquiryDeclines.inquiryId, inquiryDeclines.entId],
      set: { reason, note: note ?? null, userId },
    });
};

/** A company declines no more. */
export const deleteDecline = async (ctx: Ctx, inquiryId: string, entId: string): Promise<void> => {
  await ctx.db
    .delete(inquiryDeclines)
    .where(and(eq(inquiryDeclines.inquiryId, inquiryId), eq(inquiryDeclines.entId, entId)));
};

export const findDeclines = (ctx: Ctx, inquiryId: string): Promise<DeclineRecord[]> =>
  ctx.db.select().from(inquiryDeclines).where(eq(inquiryDeclines.inquiryId, inquiryId));

export const findDecline = async (ctx: Ctx, inquiryId: string, entId: string): Promise<DeclineRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(inquiryDeclines)
      .where(and(eq(inquiryDeclines.inquiryId, inquiryId), eq(inquiryDeclines.entId, entId)))
  )[0];

/** When each company first opened an inquiry, and how much it asked. */
export const findLooks = async (ctx: Ctx, inquiryId: string): Promise<Map<string, string>> =>
  new Map(
    (await ctx.db.select().from(inquiryReads).where(eq(inquiryReads.inquiryId, inquiryId))).map((r) => [r.entId, r.at]),
  );
export const findAskers = async (ctx: Ctx, inquiryId: string): Promise<Map<string, number>> =>
  new Map(
    (
      await ctx.db
        .select({ entId: inquiryQuestions.entId, n: sql<number>`count(*)::int` })
        .from(inquiryQuestions)
        .where(eq(inquiryQuestions.inquiryId, inquiryId))
        .groupBy(inquiryQuestions.entId)
    ).flatMap((r) => (r.entId ? [[r.entId, r.n] as const] : [])),
  );
