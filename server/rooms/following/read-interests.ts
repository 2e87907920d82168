import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { following } from '#contract/following/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { newestProducts } from '#server/rooms/catalogue/index.ts';
import { materialLabel, materialsBelow, processLabel } from '#server/rooms/dictionary/index.ts';
import { suppliersByProcess } from '#server/rooms/enterprise/index.ts';
import { maxKept } from '#contract/following/calls.ts';
import { findCompanyFollows, findInterests } from './store.ts';

/** How far back news go, in days, and how many there are at the most. */
const newsDays = 30;
const mostNews = 24;

/** The materials and processes that I follow. */
export const listInterests = async (ctx: Ctx) =>
  (await findInterests(ctx, me(ctx).userId)).map((i) => ({
    kind: i.kind,
    slug: i.slug,
    name: i.kind === 'material' ? materialLabel(i.slug) : processLabel(i.slug),
    alert: i.alert,
  }));

/** What I follow, and the products of it that are new. */
export const readInterests = async (ctx: Ctx): Promise<AnswerOf<typeof following.interests>> => {
  const [interests, follows] = await Promise.all([
    listInterests(ctx),
    findCompanyFollows(ctx, me(ctx).userId, { current: 1, size: maxKept }),
  ]);
  const of = (kind: 'material' | 'process') => interests.filter((i) => i.kind === kind).map((i) => i.slug);
  const categories = new Set(of('material').flatMap(materialsBelow));
  const followed = new Set(follows.rows.map((r) => r.entId));
  const working = new Set(await suppliersByProcess(ctx, of('process')));
  const products = await newestProducts(ctx, {
    categories: [...categories],
    entIds: [...new Set([...followed, ...working])],
    days: newsDays,
    limit: mostNews,
  });
  const news = products.map(({ row, at }) => ({
    product: row,
    at,
    why: followed.has(row.company?.id ?? '')
      ? ('company' as const)
      : categories.has(row.category.slug)
        ? ('material' as const)
        : ('process' as const),
  }));
  return { interests, news };
};
