import { and, asc, count, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { byPrice, type ProductSort } from '#contract/catalogue-rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { products } from './tables.ts';

export type { StoredValue } from './tables.ts';

export type Product = typeof products.$inferSelect;
export type NewProduct = typeof products.$inferInsert;

/** What a list needs, and nothing more. */
const listed = {
  id: products.id,
  entId: products.entId,
  name: products.name,
  model: products.model,
  category: products.category,
  price: products.price,
  currency: products.currency,
  per: products.per,
  moq: products.moq,
  hot: products.hot,
  picture: products.picture,
};
export type ListedProduct = Pick<Product, keyof typeof listed>;

type ProductQuery = {
  /** Text of a tsquery. */
  words?: string | undefined;
  categories?: string[] | undefined;
  entId?: string | undefined;
  sort?: ProductSort | undefined;
  /** Brand, datasheet and prices are for members: they find and order nothing for a visitor. */
  member: boolean;
  /** Best matches first, before the sort. */
  ranked?: boolean;
  current: number;
  size: number;
};

/** The words under which everybody may find a product; those of members weigh D (words.ts). */
const openWords = sql`ts_filter(${products.search}, '{a,b}')`;

const matching = (o: Partial<Pick<ProductQuery, 'words' | 'categories' | 'entId' | 'member'>>): SQL | undefined =>
  and(
    sql`${products.state} = 'listed'`,
    // The whole vector first, which has the index.
    o.words ? sql`${products.search} @@ ${o.words}::tsquery` : undefined,
    o.words && !o.member ? sql`${openWords} @@ ${o.words}::tsquery` : undefined,
    o.categories ? inArray(products.category, o.categories) : undefined,
    o.entId ? eq(products.entId, o.entId) : undefined,
  );

const orders: Record<ProductSort, SQL[]> = {
  newest: [desc(products.createdAt), asc(products.id)],
  hot: [desc(products.hot), desc(products.createdAt), asc(products.id)],
  priceUp: [sql`${products.price} asc nulls last`, asc(products.id)],
  priceDown: [sql`${products.price} desc nulls last`, asc(products.id)],
};

const rank = (o: ProductQuery): SQL[] =>
  o.words && (o.ranked || !o.sort)
    ? [sql`ts_rank(${o.member ? products.search : openWords}, ${o.words}::tsquery) desc`]
    : [];

const orderOf = (o: ProductQuery): SQL[] => {
  const gated = o.sort && byPrice.includes(o.sort) && !o.member;
  return orders[!o.sort || gated ? 'newest' : o.sort];
};

export const findProducts = async (ctx: Ctx, o: ProductQuery): Promise<{ rows: ListedProduct[]; total: number }> => {
  const where = matching(o);
  return pageOfRows(
    ctx.db
      .select(listed)
      .from(products)
      .where(where)
      .orderBy(...rank(o), ...orderOf(o)),
    o,
    ctx.db.$count(products, where),
  );
};

/** Listed products of the categories, with what a need can be held against. */
export const findOffers = async (ctx: Ctx, categories: string[]) =>
  categories.length
    ? ctx.db
        .select({
          entId: products.entId,
          category: products.category,
          name: products.name,
          model: products.model,
          values: products.values,
        })
        .from(products)
        .where(matching({ categories }))
    : [];

/** Products of a search by leaf. */
export const countByCategory = async (
  ctx: Ctx,
  o: Pick<ProductQuery, 'words' | 'member'>,
): Promise<Map<string, number>> => {
  const rows = await ctx.db
    .select({ category: products.category, n: count() })
    .from(products)
    .where(matching(o))
    .groupBy(products.category);
  return new Map(rows.map((r) => [r.category, r.n]));
};

export const findProduct = async (ctx: Ctx, id: string): Promise<Product | undefined> =>
  (
    await ctx.db
      .select()
      .from(products)
      .where(and(eq(products.id, id), sql`${products.state} = 'listed'`))
  )[0];

export type ComparableProduct = ListedProduct & Pick<Product, 'values'>;

/** Other listed products of these materials with their datasheets, the newest first. */
export const findComparable = async (
  ctx: Ctx,
  o: { categories: string[]; except: string; limit: number },
): Promise<ComparableProduct[]> =>
  ctx.db
    .select({ ...listed, values: products.values })
    .from(products)
    .where(and(matching(o), ne(products.id, o.except)))
    .orderBy(...orders.newest)
    .limit(o.limit);

export const insertProducts = async (ctx: Ctx, rows: NewProduct[]): Promise<void> => {
  for (let i = 0; i < rows.length; i += 500) await ctx.db.insert(products).values(rows.slice(i, i + 500));
};

/** Held to the end of the transaction: who writes search words anew does so one after the other. */
export const lockSearch = async (tx: Ctx): Promise<void> =>
  void (await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('products_search'))`));

/** What the search words of products are made of, hidden products too, by id. */
export const findDescribed = (
  ctx: Ctx,
  o: { categories?: string[]; entId?: string; after?: string | undefined; limit: number },
) =>
  ctx.db
    .select({
      id: products.id,
      entId: products.entId,
      name: products.name,
      model: products.model,
      category: products.category,
      brand: products.brand,
      overview: products.overview,
      values: products.values,
    })
    .from(products)
    .where(
      and(
        o.categories ? inArray(products.category, o.categories) : undefined,
        o.entId ? eq(products.entId, o.entId) : undefined,
        o.after ? gt(products.id, o.after) : undefined,
      ),
    )
    .orderBy(asc(products.id))
    .limit(o.limit)
    .for('update');

/** Writes search words in one statement; `updatedAt` stays, since nothing that is shown changed. */
export const saveSearch = async (ctx: Ctx, rows: { id: string; search: string }[]): Promise<void> => {
  if (rows.length)
    await ctx.db.execute(sql`
      update ${products} set search = fresh.search::tsvector
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(id uuid, search text)
      where ${products.id} = fresh.id`);
};

/** Listed products, oldest first, for lists that are read in parts. */
export const findListedIds = async (
  ctx: Ctx,
  o: { limit: number; offset: number },
): Promise<{ id: string; changed: string }[]> =>
  ctx.db
    .select({ id: products.id, changed: products.updatedAt })
    .from(products)
    .where(eq(products.state, 'listed'))
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(o.limit)
    .offset(o.offset);
