import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { orderRatings as calls } from '#contract/order/ratings.ts';
import type { Ctx } from '#server/platform/context.ts';
import { figureOf, findRatingsOf } from './rating-store.ts';

/** What members read of a company's ratings: number, average, and the newest. An unknown company has none. */
export const readCompanyRatings = async (ctx: Ctx, entId: string): Promise<AnswerOf<typeof calls.ofCompany>> => {
  const [figure, rows] = await Promise.all([figureOf(ctx, entId), findRatingsOf(ctx, entId)]);
  return { figure, rows: rows.map((r) => ({ ...r, at: new Date(r.at).toISOString() })) };
};
