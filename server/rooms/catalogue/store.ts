import { and, arrayOverlaps, asc, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { countedRows } from '#contract/core/paging.ts';
import type { ValueWish } from '#contract/catalogue/value-wish.ts';
import type { Ctx } from '#server/platform/context.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import type { Meaning } from '#server/rooms/search/index.ts';
import { loosely, strictly } from './meaning-store.ts';
import { countBy, valuesMet } from './filter-store.ts';
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

/** What is asked of products; a member may ask more than a visitor. */
export type ProductWish = {
  /** What is searched for, and whether all of it has to be met. */
  search?: { meaning: Meaning; strict: boolean } | undefined;
  categories?: string[] | undefined;
  entId?: string | undefined;
  /** Companies that what is asked of the supplier leaves. */
  entIds?: string[] | undefined;
  /** Asked of the datasheet; nothing for a visitor. */
  values?: ValueWish[] | undefined;
  /** Brand, datasheet and prices are for members: they find and order nothing for a visitor. */
  member?: boolean | undefined;
};
/** All that the words ask, where they ask several things; else what they may mean. */
const wordsMet = ({ meaning, strict }: NonNullable<ProductWish['search']>, member: boolean): SQL | undefined =>
  (strict ? strictly(meaning, member) : undefined) ?? loosely(meaning, member);

/** Of so many companies an index finds their products sooner than each product found is held against them. */
const fewCompanies = 50;
const ofCompanies = (ids: string[]): SQL => {
  // As the value of an expression a company is of no index: one of thousands of companies reads half of all products.
  const company = ids.length > fewCompanies ? sql`coalesce(${products.entId}, ${products.entId})` : products.entId;
  return sql`${company} = any(${sql.param(ids)}::uuid[])`;
};

/** What a wish asks besides words: of the material, of the supplier and, of members, of the datasheet. */
export const narrowed = (o: ProductWish): SQL | undefined =>
  and(
    o.categories ? inArray(products.category, o.categories) : undefined,
    o.entId ? eq(products.entId, o.entId) : undefined,
    o.entIds && ofCompanies(o.entIds),
    o.member && o.values?.length ? valuesMet(o.values) : undefined,
  );

/** A wish without what it asks of material, datasheet and suppliers. */
export const wordsOf = <W extends ProductWish>(o: W): W => ({
  ...o,
  categories: undefined,
  values: undefined,
  entIds: undefined,
});

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

/** All that a wish follows from, as a key of what is counted. */
export const wishKey = ({ search, categories, entId, entIds, values, member }: ProductWish): string => {
  const asked = search && [search.strict, [...search.meaning.leaves.keys()], search.meaning];
  return JSON.stringify(['products', asked, categories, entId, entIds, values, member]);
};

/** What the materials of a wish find by themselves, counted to one more than is shown exactly; 0 where they are not all that is asked. */
const countWidely = (ctx: Ctx, o: ProductWish): Promise<number> => {
  const wide = widely(o);
  if (!wide) return Promise.resolve(0);
  return ctx.platform.counts(['products'], `wide ${wishKey(o)}`, () =>
    countUpTo(ctx.db, products, wide, countedRows + 1),
  );
};

export const sumOf = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** What a wish finds by material, of one more than is shown exactly at the most: one look for the total of a page and for the filters beside it. */
export const foundByCategory = (ctx: Ctx, o: ProductWish): Promise<Map<string, number>> =>
  ctx.platform.counts(['products'], `found ${wishKey(o)}`, () =>
    countBy(ctx, 'category', matching(o), countedRows + 1),
  );

/** Where the materials that words mean are enough by themselves, nothing is looked for that has the words besides. */
const countFound = async (ctx: Ctx, o: ProductWish): Promise<number> => {
  const wide = o.search ? await countWidely(ctx, o) : 0;
  return wide > countedRows ? wide : sumOf(await foundByCategory(ctx, o));
};

/** All that a search finds, counted to one more than is shown exactly; kept for a while, since every page of it shows it. */
export const countMatching = (ctx: Ctx, o: ProductWish): Promise<number> =>
  ctx.platform.counts(['products'], wishKey(o), () => countFound(ctx, o));

/** Whether at least so many products meet all that a search asks for. */
export const hasStrictly = async (ctx: Ctx, meaning: Meaning, o: ProductWish & { member: boolean }, least: number) => {
  if (!strictly(meaning, o.member)) return false;
  return (await countMatching(ctx, { ...o, search: { meaning, strict: true } })) >= least;
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
