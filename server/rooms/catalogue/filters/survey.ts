import { countedRows } from '#contract/core/paging.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type Survey, survey } from '../filter-store.ts';
import type { Wish } from '../product-wish.ts';
import { countMatching, matching, narrowed, wishKey } from '../store.ts';
import { countWish } from './read-facets.ts';
import { countSheet, fieldGroups } from './sheet-facets.ts';

const noMaterial = { categories: undefined, values: undefined };
const noSupplier = { entIds: undefined };

/**
 * What a search finds by material, by supplier and by values of the datasheet, each without its own condition: one look at all that its
 * words find where that is counted exactly, else a count of each by itself.
 */
export const surveyOf = async (ctx: Ctx, wish: Wish): Promise<Survey> => {
  const found = { ...wish, ...noMaterial, ...noSupplier };
  if ((await countMatching(ctx, found)) <= countedRows)
    return ctx.platform.counts(['products'], `survey ${wishKey(wish)}`, () =>
      survey(ctx, matching(found), {
        category: narrowed({ ...wish, ...noMaterial }),
        entId: narrowed({ ...wish, ...noSupplier }),
        all: narrowed(wish),
        facts: fieldGroups(wish).map((g) => ({ fields: g.fields, where: narrowed(g.wish) })),
      }),
    );
  const [category, entId, all, stated] = await Promise.all([
    countWish(ctx, { ...wish, ...noMaterial }, 'category'),
    countWish(ctx, { ...wish, ...noSupplier }, 'entId'),
    countMatching(ctx, wish),
    countSheet(ctx, wish),
  ]);
  return { category, entId, all, stated };
};
