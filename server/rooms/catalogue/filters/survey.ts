import { countedRows } from '#contract/core/paging.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type Survey, survey } from '../filter-store.ts';
import type { Wish } from '../product-wish.ts';
import { countMatching, matching, narrowed, sumOf, wishKey, wordsOf } from '../store.ts';
import { countWish } from './read-facets.ts';
import { countSheet, fieldGroups } from './sheet-facets.ts';

const noMaterial = { categories: undefined, values: undefined };
const noSupplier = { entIds: undefined };

const surveyWhole = (ctx: Ctx, wish: Wish, found: Wish): Promise<Survey | undefined> =>
  ctx.platform.counts(['products'], `survey ${wishKey(wish)}`, () =>
    survey(ctx, matching(found), {
      category: narrowed({ ...wish, ...noMaterial }),
      entId: narrowed({ ...wish, ...noSupplier }),
      all: narrowed(wish),
      facts: fieldGroups(wish).map((g) => ({ fields: g.fields, where: narrowed(g.wish) })),
    }),
  );

/**
 * What a search finds by material, by supplier and by values of the datasheet, each without its own condition: one look at all that its
 * words find where that is counted exactly, else a count of each by itself.
 */
export const surveyOf = async (ctx: Ctx, wish: Wish): Promise<Survey> => {
  const found = wordsOf(wish);
  // The page beside the filters asks for the same count.
  const known = await countMatching(ctx, found);
  const whole = known > countedRows ? undefined : await surveyWhole(ctx, wish, found);
  if (whole) return whole;
  const [category, entId, some, stated] = await Promise.all([
    countWish(ctx, { ...wish, ...noMaterial }, 'category'),
    countWish(ctx, { ...wish, ...noSupplier }, 'entId'),
    wish.categories || wish.values ? countMatching(ctx, wish) : undefined,
    countSheet(ctx, wish),
  ]);
  return { category, entId, all: some ?? sumOf(category), stated };
};
