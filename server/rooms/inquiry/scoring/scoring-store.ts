import { and, asc, eq, sql } from 'drizzle-orm';
import type { Weights } from '#contract/inquiry/deciding/scoring.ts';
import type { Ctx } from '#server/platform/context.ts';
import { judgementPoints, scoreWeights } from './tables.ts';

type PointsRecord = typeof judgementPoints.$inferSelect;

export const findWeights = async (ctx: Ctx, inquiryId: string) =>
  (await ctx.db.select().from(scoreWeights).where(eq(scoreWeights.inquiryId, inquiryId)))[0];

/** Sets the weights of an inquiry, whole. */
export const writeWeights = async (ctx: Ctx, inquiryId: string, userId: string, weights: Weights): Promise<void> => {
  const set = { ...weights, userId, at: sql`clock_timestamp()` };
  await ctx.db
    .insert(scoreWeights)
    .values({ inquiryId, ...set })
    .onConflictDoUpdate({ target: scoreWeights.inquiryId, set });
};

/** What was given to the quotations of an inquiry, the oldest first. */
export const findPoints = (ctx: Ctx, inquiryId: string): Promise<PointsRecord[]> =>
  ctx.db
    .select()
    .from(judgementPoints)
    .where(eq(judgementPoints.inquiryId, inquiryId))
    .orderBy(asc(judgementPoints.at), asc(judgementPoints.userId));

/** What a person gave, for the copy of their own data. */
export const findPointsBy = (ctx: Ctx, userId: string): Promise<PointsRecord[]> =>
  ctx.db
    .select()
    .from(judgementPoints)
    .where(eq(judgementPoints.userId, userId))
    .orderBy(asc(judgementPoints.at), asc(judgementPoints.quotationId));

export const writePoints = async (ctx: Ctx, given: Omit<PointsRecord, 'at'>): Promise<void> => {
  const { revision, points, reason } = given;
  await ctx.db
    .insert(judgementPoints)
    .values(given)
    .onConflictDoUpdate({
      target: [judgementPoints.quotationId, judgementPoints.userId],
      set: { revision, points, reason, at: sql`clock_timestamp()` },
    });
};

export const deletePoints = async (ctx: Ctx, quotationId: string, userId: string): Promise<void> => {
  await ctx.db
    .delete(judgementPoints)
    .where(and(eq(judgementPoints.quotationId, quotationId), eq(judgementPoints.userId, userId)));
};
