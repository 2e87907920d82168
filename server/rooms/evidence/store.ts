import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { EvidenceState } from '#contract/evidence/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { evidenceReviews as reviews } from './tables.ts';

export type Review = typeof reviews.$inferSelect;

/** @returns false where the same waits already */
export const insertReview = async (tx: Ctx, row: typeof reviews.$inferInsert): Promise<boolean> =>
  (await tx.db.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id })).length > 0;

export const findMine = (ctx: Ctx, entId: string, o: { current: number; size: number }) =>
  pageOfRows(
    ctx.db.select().from(reviews).where(eq(reviews.entId, entId)).orderBy(desc(reviews.submittedAt), desc(reviews.id)),
    o,
    ctx.db.$count(reviews, eq(reviews.entId, entId)),
  );

/** What waits of a company. */
export const findWaitingOf = (ctx: Ctx, entId: string) =>
  ctx.db
    .select({ kind: reviews.kind, productId: reviews.productId, subject: reviews.subject })
    .from(reviews)
    .where(and(eq(reviews.entId, entId), eq(reviews.state, 'waiting')));

export const findWaiting = (ctx: Ctx, most: number): Promise<Review[]> =>
  ctx.db
    .select()
    .from(reviews)
    .where(eq(reviews.state, 'waiting'))
    .orderBy(asc(reviews.submittedAt), asc(reviews.id))
    .limit(most);
export const countWaiting = (ctx: Ctx): Promise<number> => ctx.db.$count(reviews, eq(reviews.state, 'waiting'));

export const findReview = async (ctx: Ctx, id: string): Promise<Review | undefined> =>
  (await ctx.db.select().from(reviews).where(eq(reviews.id, id)))[0];

const approved = and(
  eq(reviews.state, 'approved'),
  or(isNull(reviews.validUntil), sql`${reviews.validUntil} >= (now() at time zone 'Asia/Shanghai')::date`),
);
/** What of a company was approved and has not run out, the newest first. */
export const findApproved = (ctx: Ctx, entId: string, o: { most: number } | { ids: string[] }): Promise<Review[]> =>
  ctx.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.entId, entId), approved, 'ids' in o ? inArray(reviews.id, o.ids) : undefined))
    .orderBy(desc(reviews.submittedAt), desc(reviews.id))
    .limit('most' in o ? o.most : o.ids.length);

/** Reviews, whatever became of them. */
export const findReviews = (ctx: Ctx, ids: string[]): Promise<Review[]> =>
  ids.length ? ctx.db.select().from(reviews).where(inArray(reviews.id, ids)) : Promise.resolve([]);

/** Decides it where it waits still: of two decisions at once one counts. */
export const decideReview = async (
  tx: Ctx,
  id: string,
  o: { state: Exclude<EvidenceState, 'waiting'>; reason: string; reviewerId: string },
): Promise<boolean> =>
  (
    await tx.db
      .update(reviews)
      .set({ ...o, decidedAt: sql`clock_timestamp()` })
      .where(and(eq(reviews.id, id), eq(reviews.state, 'waiting')))
      .returning({ id: reviews.id })
  ).length > 0;

/** Refusals of the last days that nothing was handed in after. */
export const findRefused = async (ctx: Ctx, entId: string, days: number): Promise<Review[]> => {
  const newest = ctx.db
    .selectDistinctOn([reviews.kind, reviews.productId, reviews.subject])
    .from(reviews)
    .where(and(eq(reviews.entId, entId), sql`${reviews.submittedAt} > now() - interval '1 year'`))
    .orderBy(reviews.kind, reviews.productId, reviews.subject, desc(reviews.submittedAt))
    .as('newest');
  return ctx.db
    .select()
    .from(newest)
    .where(and(eq(newest.state, 'refused'), sql`${newest.decidedAt} > now() - make_interval(days => ${days})`))
    .orderBy(desc(newest.decidedAt))
    .limit(20) as unknown as Promise<Review[]>;
};

/** All that somebody handed in, for their own data. */
export const findSubmittedBy = (ctx: Ctx, userId: string): Promise<Review[]> =>
  ctx.db
    .select()
    .from(reviews)
    .where(eq(reviews.submittedBy, userId))
    .orderBy(asc(reviews.submittedAt), asc(reviews.id));

/** Documents that were handed in are read by the company's own people; the desk reads them through its own calls. */
export const readableReviews = async (ctx: Ctx, ids: string[]): Promise<string[]> =>
  ctx.person?.entId && ids.length
    ? (
        await ctx.db
          .select({ id: reviews.id })
          .from(reviews)
          .where(and(inArray(reviews.id, ids), eq(reviews.entId, ctx.person.entId)))
      ).map((r) => r.id)
    : [];
