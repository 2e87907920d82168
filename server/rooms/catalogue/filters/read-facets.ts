import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { countedRows } from '#contract/core/paging.ts';
import { materialLabel, materialPath } from '#server/rooms/dictionary/index.ts';
import { countBy } from '../filter-store.ts';
import { wishOf } from '../product-wish.ts';
import { countMatching, foundByCategory, matching, type ProductWish, sumOf, widely, wishKey } from '../store.ts';

type Groups = AnswerOf<typeof catalogue.facets>;

/** Groups and their categories with the number of products of each, the most first. */
export const groupsOf = (byLeaf: Map<string, number>): Groups => {
  const groups = new Map<string, Map<string, number>>();
  for (const [leaf, n] of byLeaf) {
    const [group = leaf, category = leaf] = materialPath(leaf);
    const inside = groups.get(group) ?? new Map<string, number>();
    inside.set(category, (inside.get(category) ?? 0) + n);
    groups.set(group, inside);
  }
  const facet = (slug: string, n: number) => ({ slug, name: materialLabel(slug), n });
  const most = (a: { n: number }, b: { n: number }) => b.n - a.n;
  return [...groups]
    .map(([slug, inside]) => ({
      ...facet(
        slug,
        [...inside.values()].reduce((a, b) => a + b, 0),
      ),
      children: [...inside].map(([s, n]) => facet(s, n)).toSorted(most),
    }))
    .toSorted(most);
};

/**
 * Exact up to `countedRows`; where a search finds more, of the materials that it means, all of which an index tells: a part of them
 * would leave out what stands in the rest.
 */
const count = async (ctx: Ctx, wish: ProductWish, by: 'category' | 'entId'): Promise<Map<string, number>> => {
  const wide = widely(wish);
  const whole = wide && (await countMatching(ctx, wish)) > countedRows ? await countBy(ctx, by, wide) : undefined;
  // What words alone find stands under none of these materials: where that is most of it, a part of all says more.
  if (whole && sumOf(whole) >= countedRows) return whole;
  return by === 'category' ? foundByCategory(ctx, wish) : countBy(ctx, by, matching(wish), countedRows);
};

/** Products of a wish by one column; counted once for all who wish the same. */
export const countWish = (ctx: Ctx, wish: ProductWish, by: 'category' | 'entId'): Promise<Map<string, number>> =>
  ctx.platform.counts(['products'], `${by} ${wishKey(wish)}`, () => count(ctx, wish, by));

/** Groups and their categories with the number of products that a search finds in each. */
export const readFacets = async (ctx: Ctx, q: string | undefined): Promise<Groups> =>
  groupsOf(await countWish(ctx, await wishOf(ctx, { q }), 'category'));

/** Listed products by leaf, without words; for the menu of the home page. */
export const countListed = (ctx: Ctx): Promise<Map<string, number>> => countWish(ctx, { member: false }, 'category');
