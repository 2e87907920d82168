import { and, arrayOverlaps, asc, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { countedRows } from '#contract/core/paging.ts';
import { byPrice, type ProductSort } from '#contract/catalogue/rules.ts';
import type { ValueWish } from '#contract/catalogue/value-wish.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import type { Meaning } from '#server/rooms/search/index.ts';
import { loosely, partsOf, rankOf, strictly } from './meaning-store.ts';
import { valuesMet } from './filter-store.ts';
import { type Facts, products } from './tables.ts';

export type { Facts, StoredValue } from './tables.ts';

export type Product = typeof products.$inferSelect;
export type NewProduct = typeof products.$inferInsert;

/** What a list needs, and nothing more. */
export const listed = {
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
  pictures: products.pictures,
  values: products.values,
};
export type ListedProduct = Pick<Product, keyof typeof listed>;

type ProductQuery = {
  /** What is searched for, and whether all of it has to be met. */
  search?: { meaning: Meaning; strict: boolean } | undefined;
  categories?: string[] | undefined;
  entId?: string | undefined;
  /** Companies that what is asked of the supplier leaves. */
  entIds?: string[] | undefined;
  /** Asked of the datasheet; nothing for a visitor. */
  values?: ValueWish[] | undefined;
  sort?: ProductSort | undefined;
  /** Brand, datasheet and prices are for members: they find and order nothing for a visitor. */
  member: boolean;
  current: number;
  size: number;
  cursor?: string | undefined;
};

export type ProductWish = Partial<
  Pick<ProductQuery, 'search' | 'categories' | 'entId' | 'entIds' | 'values' | 'member'>
>;
/** All that the words ask, where they ask several things; else what they may mean. */
const wordsMet = ({ meaning, strict }: NonNullable<ProductQuery['search']>, member: boolean): SQL | undefined =>
  (strict ? strictly(meaning, member) : undefined) ?? loosely(meaning, member);

/** What a wish asks besides words: of the material, of the supplier and, of members, of the datasheet. */
export const narrowed = (o: ProductWish): SQL | undefined =>
  and(
    o.categories ? inArray(products.category, o.categories) : undefined,
    o.entId ? eq(products.entId, o.entId) : undefined,
    o.entIds ? sql`${products.entId} = any(${sql.param(o.entIds)}::uuid[])` : undefined,
    o.member && o.values?.length ? valuesMet(o.values) : undefined,
  );

/** Listed products that meet all of a wish. */
export const matching = (o: ProductWish): SQL | undefined =>
  and(sql`${products.state} = 'listed'`, o.search && wordsMet(o.search, o.member ?? false), narrowed(o));

/**
 * The materials that a wish is of, where they are all that is asked of it besides its supplier and values; undefined where words have to
 * be met as well, or no material is named.
 */
export const materialsOf = ({ search, categories }: ProductWish): string[] | undefined => {
  if (!search) return categories;
  const meant = search.strict ? [] : [...search.meaning.leaves.keys()];
  const both = meant.filter((m) => categories?.includes(m) ?? true);
  return both.length ? both : undefined;
};

/** The same as an index of materials and companies alone can tell it; undefined where words or values narrow them. */
export const widely = (o: ProductWish): SQL | undefined => {
  const categories = materialsOf(o);
  if (o.values?.length || (o.search && !categories)) return undefined;
  return matching({ ...o, search: undefined, categories });
};

const newest: ListOrder['parts'][number]['keys'] = [
  { by: products.createdAt, kind: 'instant', desc: true },
  { by: products.id, kind: 'id', desc: true },
];
const priced = sql`${products.price} is not null`;
const negotiable = sql`${products.price} is null`;
const orders: Record<ProductSort, ListOrder> = {
  newest: { name: 'newest', parts: [{ keys: newest }] },
  hot: {
    name: 'hot',
    parts: [
      { where: sql`${products.hot}`, keys: newest },
      { where: sql`not ${products.hot}`, keys: newest },
    ],
  },
  priceUp: {
    name: 'priceUp',
    parts: [
      {
        where: priced,
        keys: [
          { by: products.price, kind: 'number' },
          { by: products.id, kind: 'id' },
        ],
      },
      { where: negotiable, keys: [{ by: products.id, kind: 'id' }] },
    ],
  },
  priceDown: {
    name: 'priceDown',
    parts: [
      {
        where: priced,
        keys: [
          { by: products.price, kind: 'number', desc: true },
          { by: products.id, kind: 'id', desc: true },
        ],
      },
      { where: negotiable, keys: [{ by: products.id, kind: 'id', desc: true }] },
    ],
  },
};

/** By price only for who may read prices; the best matches of words first, unless an order is asked for. */
const orderOf = (o: ProductQuery, many: boolean): ListOrder => {
  const gated = o.sort && byPrice.includes(o.sort) && !o.member;
  const order = orders[!o.sort || gated ? 'newest' : o.sort];
  if (!o.search || o.sort) return order;
  if (many)
    return {
      name: `many ${order.name}`,
      parts: partsOf(o.search.meaning, o.member).map((where) => ({ where, keys: newest })),
    };
  const by = rankOf(o.search, o.member);
  const best = { by, kind: 'rank', desc: true } as const;
  return { name: `best ${order.name}`, parts: [{ keys: [best, ...newest] }] };
};

/** All that a wish follows from, as a key of what is counted. */
export const wishKey = ({ search, categories, entId, entIds, values, member }: ProductWish): string => {
  const asked = search && [search.strict, [...search.meaning.leaves.keys()], search.meaning];
  return JSON.stringify(['products', asked, categories, entId, entIds, values, member]);
};

/** Where the materials that words mean are enough by themselves, nothing is looked for that has the words besides. */
const countFound = async (ctx: Ctx, o: ProductWish, most: number): Promise<number> => {
  const wide = o.search && widely(o);
  const found = wide ? await countUpTo(ctx.db, products, wide, most) : 0;
  return found < most ? countUpTo(ctx.db, products, matching(o), most) : found;
};

/** All that a search finds, counted to one more than is shown exactly; kept for a while, since every page of it shows it. */
export const countMatching = (ctx: Ctx, o: ProductWish): Promise<number> =>
  ctx.platform.counts(['products'], wishKey(o), () => countFound(ctx, o, countedRows + 1));

/** Whether at least so many products meet all that a search asks for. */
export const hasStrictly = async (ctx: Ctx, meaning: Meaning, o: ProductWish & { member: boolean }, least: number) => {
  if (!strictly(meaning, o.member)) return false;
  return (await countMatching(ctx, { ...o, search: { meaning, strict: true } })) >= least;
};

export const findProducts = async (ctx: Ctx, o: ProductQuery) => {
  const many = o.search && !o.sort && (await countMatching(ctx, o)) > countedRows;
  return pageByKeys<ListedProduct>({
    order: orderOf(o, many ?? false),
    where: matching(o),
    asked: o,
    select: ({ place, where, orderBy, limit, offset }) =>
      ctx.db
        .select({ ...listed, place })
        .from(products)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, products, where, most),
    total: () => countMatching(ctx, o),
  });
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

/** Whether a product is listed and meets a wish. */
/** Searches that one statement tries on a product. */
const triedAtOnce = 40;
/** Which of these wishes a product meets: the row is read once for many of them. */
export const listedUnder = async (ctx: Ctx, id: string, wishes: readonly ProductWish[]): Promise<boolean[]> => {
  const met: boolean[] = [];
  for (let i = 0; i < wishes.length; i += triedAtOnce) {
    const some = wishes.slice(i, i + triedAtOnce);
    const columns = some.map((w, n) => [`w${n}`, sql<boolean>`coalesce(${matching(w) ?? sql`true`}, false)`] as const);
    const [row] = await ctx.db.select(Object.fromEntries(columns)).from(products).where(eq(products.id, id));
    met.push(...some.map((_, n) => row?.[`w${n}`] === true));
  }
  return met;
};

export const findProduct = async (ctx: Ctx, id: string): Promise<Product | undefined> =>
  (
    await ctx.db
      .select()
      .from(products)
      .where(and(eq(products.id, id), sql`${products.state} = 'listed'`))
  )[0];

export type ComparableProduct = ListedProduct;

/** Other listed products of these materials with their datasheets, the newest first. */
export const findComparable = async (
  ctx: Ctx,
  o: { categories: string[]; except: string; limit: number },
): Promise<ComparableProduct[]> =>
  ctx.db
    .select(listed)
    .from(products)
    .where(and(matching(o), ne(products.id, o.except)))
    .orderBy(desc(products.createdAt), desc(products.id))
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
  o: {
    categories?: string[];
    uses?: string[];
    entId?: string;
    olderThan?: number;
    after?: string | undefined;
    limit: number;
  },
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
      uses: products.uses,
    })
    .from(products)
    .where(
      and(
        o.categories ? inArray(products.category, o.categories) : undefined,
        o.uses ? arrayOverlaps(products.uses, o.uses) : undefined,
        o.entId ? eq(products.entId, o.entId) : undefined,
        o.olderThan === undefined ? undefined : lt(products.searchVersion, o.olderThan),
        o.after ? gt(products.id, o.after) : undefined,
      ),
    )
    .orderBy(asc(products.id))
    .limit(o.limit)
    .for('update');

/** Writes search words, made by the rules of `version`, in one statement; `updatedAt` stays, since nothing that is shown changed. */
export const saveSearch = async (
  ctx: Ctx,
  rows: { id: string; search: string; openSearch: string; facts: Facts }[],
  version: number,
): Promise<void> => {
  if (rows.length)
    await ctx.db.execute(sql`
      update ${products} set search = fresh.search::tsvector, open_search = fresh."openSearch"::tsvector, facts = fresh.facts, search_version = ${version}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(id uuid, search text, "openSearch" text, facts jsonb)
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
