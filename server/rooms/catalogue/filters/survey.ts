import { countedRows } from '#contract/core/paging.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type Survey, survey } from '../filter-store.ts';
import type { Wish } from '../product-wish.ts';
import { countMatching, countWidely, matching, narrowed, wishKey } from '../store.ts';
import { countWish, sumOf } from './read-facets.ts';
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
  const found = { ...wish, ...noMaterial, ...noSupplier };
  const wide = await countWidely(ctx, found);
  const whole = wide > countedRows ? undefined : await surveyWhole(ctx, wish, found);
  if (whole) return whole;
  const [category, entId, some, stated] = await Promise.all([
    countWish(ctx, { ...wish, ...noMaterial }, 'category'),
    countWish(ctx, { ...wish, ...noSupplier }, 'entId'),
    wish.categories || wish.values ? countMatching(ctx, wish) : undefined,
    countSheet(ctx, wish),
  ]);
  return { category, entId, all: some ?? sumOf(category), stated };
};
