import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Criterion, publicRatings, ratingDays } from '#contract/order/ratings.ts';
import type { Ctx } from '#server/platform/context.ts';
import { orderRatings, orderRatingScores, orders } from '../tables.ts';

export type RatingRecord = typeof orderRatings.$inferSelect;
export type ScoreRecord = typeof orderRatingScores.$inferSelect;

/** Ratings of orders with their scores. */
export const findRatings = async (
  ctx: Ctx,
  orderIds: string[],
): Promise<{ ratings: RatingRecord[]; scores: ScoreRecord[] }> => {
  if (!orderIds.length) return { ratings: [], scores: [] };
  const ratings = await ctx.db.select().from(orderRatings).where(inArray(orderRatings.orderId, orderIds));
  const ids = ratings.map((r) => r.id);
  const scores = ids.length
    ? await ctx.db.select().from(orderRatingScores).where(inArray(orderRatingScores.ratingId, ids))
    : [];
  return { ratings, scores };
};
export const findRatingsByIds = (ctx: Ctx, ids: string[]): Promise<(RatingRecord & { number: string })[]> =>
  ids.length
    ? ctx.db
        .select({ rating: orderRatings, number: orders.number })
        .from(orderRatings)
        .innerJoin(orders, eq(orders.id, orderRatings.orderId))
        .where(inArray(orderRatings.id, ids))
        .then((rows) => rows.map((r) => ({ ...r.rating, number: r.number })))
    : Promise.resolve([]);

export const insertRating = async (
  ctx: Ctx,
  row: typeof orderRatings.$inferInsert,
  scores: { criterion: Criterion; score: number }[],
): Promise<void> => {
  await ctx.db.insert(orderRatings).values(row);
  await ctx.db.insert(orderRatingScores).values(scores.map((s) => ({ ratingId: row.id, ...s })));
};
/** Both have rated: both ratings show. */
export const showRatings = async (ctx: Ctx, orderId: string): Promise<void> =>
  void (await ctx.db
    .update(orderRatings)
    .set({ shownAt: sql`clock_timestamp()` })
    .where(and(eq(orderRatings.orderId, orderId), isNull(orderRatings.shownAt))));
/** Ratings whose days are over show, whether or not the other side has rated. May run twice, or late. */
export const showDueRatings = async (ctx: Ctx): Promise<void> =>
  void (await ctx.db
    .update(orderRatings)
    .set({ shownAt: sql`clock_timestamp()` })
    .where(
      and(
        isNull(orderRatings.shownAt),
        sql`${orderRatings.createdAt} <= now() - make_interval(days => ${ratingDays.shownAfter}::int)`,
      ),
    ));
export const replyToRating = async (ctx: Ctx, id: string, reply: string, userId: string): Promise<void> =>
  void (await ctx.db
    .update(orderRatings)
    .set({ reply, repliedBy: userId, repliedAt: sql`clock_timestamp()` })
    .where(eq(orderRatings.id, id)));
export const hideRating = async (ctx: Ctx, id: string): Promise<void> =>
  void (await ctx.db
    .update(orderRatings)
    .set({ hiddenAt: sql`clock_timestamp()` })
    .where(and(eq(orderRatings.id, id), isNull(orderRatings.hiddenAt))));

const counted = (entId: string) =>
  and(eq(orderRatings.aboutEntId, entId), isNotNull(orderRatings.shownAt), isNull(orderRatings.hiddenAt));

/** Number and average of a company's ratings that show, hidden ones apart; null for fewer than `least`. */
export const figureOf = async (ctx: Ctx, entId: string, least = 1): Promise<{ n: number; average: string } | null> => {
  const [row] = await ctx.db
    .select({
      n: sql<number>`count(distinct ${orderRatings.id})::int`,
      average: sql<string | null>`round(avg(${orderRatingScores.score}), 1)::text`,
    })
    .from(orderRatings)
    .innerJoin(orderRatingScores, eq(orderRatingScores.ratingId, orderRatings.id))
    .where(counted(entId));
  return row?.average && row.n >= least ? { n: row.n, average: row.average } : null;
};
/** The figure that everybody may see. */
export const publicRatingOf = (ctx: Ctx, entId: string) => figureOf(ctx, entId, publicRatings);

/** The newest of them, each with its own average. */
export const findRatingsOf = (ctx: Ctx, entId: string) =>
  ctx.db
    .select({
      id: orderRatings.id,
      text: orderRatings.text,
      reply: orderRatings.reply,
      at: orderRatings.createdAt,
      average: sql<string>`(select round(avg(${orderRatingScores.score}), 1)::text from ${orderRatingScores} where ${orderRatingScores.ratingId} = ${orderRatings.id})`,
    })
    .from(orderRatings)
    .where(counted(entId))
    .orderBy(desc(orderRatings.createdAt), desc(orderRatings.id))
    .limit(20);
