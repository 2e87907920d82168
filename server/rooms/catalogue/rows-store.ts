import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { standing } from '#server/platform/database/index.ts';
import { textHas } from '#server/platform/database/words.ts';
import { listed } from './store.ts';
import { products } from './tables.ts';

export type { ListedProduct } from './store.ts';

const columns = { ...listed, at: products.createdAt };
const offered = sql`${products.state} = 'listed'`;

/** Those of these products that are listed. */
export const findListedRows = async (ctx: Ctx, ids: string[]) =>
  ids.length
    ? ctx.db
        .select(columns)
        .from(products)
        .where(and(offered, inArray(products.id, ids)))
    : [];

/** Every look at a product asks this. */
const companies = standing((db) =>
  db
    .select({ id: products.id, entId: products.entId })
    .from(products)
    .where(and(offered, sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`))
    .prepare('companies_of_products'),
);

/** The companies that list these products, by product; none of one that is not listed. */
export const findCompaniesOf = async (ctx: Ctx, ids: string[]): Promise<Map<string, string>> => {
  if (!ids.length) return new Map();
  const found = await companies(ctx.db).execute({ ids });
  return new Map(found.map((p) => [p.id, p.entId]));
};

/** Those of these products that are listed and have one of the words in their names. */
export const findNamed = async (ctx: Ctx, ids: string[], words: string[]) =>
  ids.length && words.length
    ? ctx.db
        .select({ id: products.id, name: products.name })
        .from(products)
        .where(and(offered, inArray(products.id, ids), or(...words.map((w) => textHas(products.name, w)))))
    : [];

/** Ids of all that a company lists. */
export const findListedOf = async (ctx: Ctx, entId: string): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: products.id })
      .from(products)
      .where(and(offered, eq(products.entId, entId)))
  ).map((r) => r.id);

/** Listed products of the last days, of these materials or of these companies. */
export const findNewest = async (
  ctx: Ctx,
  o: { categories: string[]; entIds: string[]; days: number; limit: number },
) =>
  o.categories.length || o.entIds.length
    ? ctx.db
        .select(columns)
        .from(products)
        .where(
          and(
            offered,
            sql`${products.createdAt} > now() - make_interval(days => ${o.days}::int)`,
            or(
              o.categories.length ? inArray(products.category, o.categories) : undefined,
              o.entIds.length ? inArray(products.entId, o.entIds) : undefined,
            ),
          ),
        )
        .orderBy(desc(products.createdAt), desc(products.id))
        .limit(o.limit)
    : [];
