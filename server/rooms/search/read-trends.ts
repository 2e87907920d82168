import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type searchTrends, trendDays } from '#contract/search/trends.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { findRanking, findTrends } from './places-store.ts';

/** The most sought terms in the reader's language, each with every day of the last two weeks. */
export const readTrends = async (ctx: Ctx): Promise<AnswerOf<typeof searchTrends.hot>> => {
  const now = Date.now();
  const days = Array.from({ length: trendDays }, (_, i) => chinaDay(now - (trendDays - 1 - i) * 86_400_000));
  return (await findTrends(ctx, ctx.lang)).map(({ byDay, ...t }) => ({
    ...t,
    days: days.map((day) => ({ day, n: byDay[day] ?? 0 })),
  }));
};

/** Under which searches my company's products were shown, and where. */
export const readRanking = async (
  ctx: Ctx,
  q: ParsedOf<typeof searchTrends.ranking>['query'],
): Promise<AnswerOf<typeof searchTrends.ranking>> => {
  const { entId } = me(ctx);
  const { rows, total } = entId ? await findRanking(ctx, entId, q) : { rows: [], total: 0 };
  return pageOf(rows, total, q);
};
