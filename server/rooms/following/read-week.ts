import type { HomeWork } from '#contract/home/work.ts';
import { homeRows, newsOfDays } from '#contract/home/work.ts';
import { maxKept } from '#contract/following/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { newestProducts } from '#server/rooms/catalogue/index.ts';
import { findCompanyFollows } from './store.ts';

/** The most products that are looked through. */
const most = 100;

/** New products of the companies that somebody follows, by company, for their home; null where there are none (home 14). */
export const productsOfWeek = async (ctx: Ctx): Promise<HomeWork['news']['products']> => {
  const { userId, entId } = me(ctx);
  const follows = await findCompanyFollows(ctx, userId, { current: 1, size: maxKept });
  const found = await newestProducts(ctx, {
    categories: [],
    // Who has joined a company since is told nothing new by it.
    entIds: follows.rows.map((r) => r.entId).filter((id) => id !== entId),
    days: newsOfDays,
    limit: most,
  });
  const companies = [...Map.groupBy(found, ({ row }) => row.company?.id ?? '')].flatMap(([id, of]) => {
    const name = of[0]?.row.company?.name;
    return name ? [{ id, name, n: of.length }] : [];
  });
  if (!companies.length) return null;
  return { n: found.length, capped: found.length === most, companies: companies.slice(0, homeRows.news) };
};
