import { and, asc, count, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { OwnSort, ProductState } from '#contract/catalogue/rules.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import type { NewProduct, Product } from '../store.ts';
import { productPrices, products } from '../tables.ts';

export type { PricePoint } from '../tables.ts';

const kept = ne(products.state, 'deleted');
const ofCompany = (entId: string): SQL | undefined => and(eq(products.entId, entId), kept);

type OwnQuery = {
  entId: string;
  q?: string | undefined;
  state?: ProductState | undefined;
  categories?: string[] | undefined;
};
const matching = (o: OwnQuery): SQL | undefined =>
  and(
    ofCompany(o.entId),
    o.state && eq(products.state, o.state),
    o.categories && inArray(products.category, o.categories),
    o.q
      ? everyWord(o.q, (like) =>
          or(textMatches(products.name, like), ilike(products.model, like), ilike(products.brand, like)),
        )
      : undefined,
  );

const nameSql = sql`coalesce(${products.name}->>'cn', ${products.name}->>'en', ${products.name}->>'es')`;
const orders: Record<OwnSort, SQL[]> = {
  changed: [desc(products.updatedAt), desc(products.id)],
  name: [asc(nameSql), asc(products.id)],
  priceUp: [sql`${products.price} asc nulls last`, asc(products.id)],
  priceDown: [sql`${products.price} desc nulls last`, asc(products.id)],
};

/** A page of a company's products, those changed last first. */
export const findOwnPage = (
  ctx: Ctx,
  o: OwnQuery & { sort?: OwnSort | undefined; current: number; size: number },
): Promise<{ rows: Product[]; total: number }> =>
  pageOfRows(
    ctx.db
      .select()
      .from(products)
      .where(matching(o))
      .orderBy(...orders[o.sort ?? 'changed']),
    o,
    ctx.db.$count(products, matching(o)),
  );

/** How many products of a company are in each state and material. */
export const countOwn = async (ctx: Ctx, entId: string): Promise<{ state: string; category: string; n: number }[]> =>
  ctx.db
    .select({ state: products.state, category: products.category, n: count() })
    .from(products)
    .where(ofCompany(entId))
    .groupBy(products.state, products.category);

export const findOwn = async (ctx: Ctx, entId: string, id: string): Promise<Product | undefined> =>
  (
    await ctx.db
      .select()
      .from(products)
      .where(and(eq(products.id, id), ofCompany(entId)))
  )[0];

/** Those of a company's products under row locks, by id; read when the locks are held. */
export const lockOwn = async (tx: Ctx, entId: string, ids: string[]): Promise<Product[]> => {
  taking(tx, 'product', ids);
  if (!ids.length) return [];
  return tx.db
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), ofCompany(entId)))
    .orderBy(asc(products.id))
    .for('no key update');
};

export const findByKey = async (ctx: Ctx, entId: string, clientKey: string): Promise<Product | undefined> =>
  (
    await ctx.db
      .select()
      .from(products)
      .where(and(eq(products.entId, entId), eq(products.clientKey, clientKey)))
  )[0];

/** Products of a company with their names and models, from an id on. */
export const findFrom = (ctx: Ctx, entId: string, after: string | undefined, limit: number): Promise<Product[]> =>
  ctx.db
    .select()
    .from(products)
    .where(and(ofCompany(entId), after ? sql`${products.id} > ${after}` : undefined))
    .orderBy(asc(products.id))
    .limit(limit);

/** Of a company's products what tells them apart, without their texts. */
export const findFields = async (ctx: Ctx, entId: string): Promise<string[]> => {
  const { rows } = await ctx.db.execute<{ field: string }>(sql`
    select distinct v->>'field' as field from ${products}, jsonb_array_elements(${products.values}) v
    where ${products.entId} = ${entId} and ${kept} order by 1`);
  return rows.map((r) => r.field);
};

const saved = [
  'name',
  'model',
  'category',
  'values',
  'price',
  'currency',
  'per',
  'moq',
  'samplePrice',
  'sampleMoq',
  'brand',
  'overview',
  'intro',
  'hot',
  'pictures',
  'uses',
  'film',
  'captions',
  'tiers',
  'tradeTerm',
  'termPlace',
  'taxIncluded',
  'payments',
  'pricedAt',
  'state',
  'search',
  'openSearch',
  'facts',
  'searchVersion',
  'listedAt',
] as const satisfies (keyof Product)[];

/** Writes products as a whole, new ones and those there; each change counts the revision. */
export const saveProducts = async (tx: Ctx, rows: NewProduct[]): Promise<{ id: string; revision: number }[]> => {
  if (!rows.length) return [];
  const set = Object.fromEntries(saved.map((key) => [key, sql.raw(`excluded."${products[key].name}"`)]));
  return tx.db
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.id,
      set: { ...set, revision: sql`${products.revision} + 1`, updatedAt: sql`clock_timestamp()` },
    })
    .returning({ id: products.id, revision: products.revision });
};

/** A company's products that have this model, or this name in any language. */
export const findAlike = (
  ctx: Ctx,
  o: { entId: string; name: string; model: string; except?: string | undefined },
): Promise<Pick<Product, 'id' | 'name' | 'model' | 'state'>[]> => {
  const names = sql`lower(${o.name}) in (lower(${products.name}->>'cn'), lower(${products.name}->>'en'), lower(${products.name}->>'es'))`;
  return ctx.db
    .select({ id: products.id, name: products.name, model: products.model, state: products.state })
    .from(products)
    .where(
      and(
        ofCompany(o.entId),
        o.except ? ne(products.id, o.except) : undefined,
        or(o.model ? sql`lower(${products.model}) = lower(${o.model})` : sql`false`, o.name ? names : sql`false`),
      ),
    )
    .orderBy(desc(products.updatedAt), desc(products.id))
    .limit(5);
};

export const countKept = (ctx: Ctx, entId: string): Promise<number> => ctx.db.$count(products, ofCompany(entId));

type PriceChange = typeof productPrices.$inferInsert;
export const insertPrices = async (tx: Ctx, rows: PriceChange[]): Promise<void> => {
  if (rows.length) await tx.db.insert(productPrices).values(rows);
};

/** The changes of a product's price, the newest first. */
export const findPrices = (ctx: Ctx, productId: string) =>
  ctx.db
    .select()
    .from(productPrices)
    .where(eq(productPrices.productId, productId))
    .orderBy(desc(productPrices.at), desc(productPrices.id))
    .limit(200);

/** Price changes that a person made, with the product that each is of. */
export const findPricesBy = (ctx: Ctx, userId: string, entId: string) =>
  ctx.db
    .select({ at: productPrices.at, was: productPrices.was, now: productPrices.now, product: products.name })
    .from(productPrices)
    .innerJoin(products, eq(products.id, productPrices.productId))
    .where(and(eq(productPrices.userId, userId), eq(products.entId, entId)))
    .orderBy(desc(productPrices.at), desc(productPrices.id))
    .limit(5_000);

/** Of these products those that everybody sees. */
export const areListed = async (ctx: Ctx, ids: string[]): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: products.id })
      .from(products)
      .where(and(inArray(products.id, ids), eq(products.state, 'listed')))
  ).map((r) => r.id);

/** Of these products those of a company. */
export const areOf = async (ctx: Ctx, ids: string[], entId: string): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: products.id })
      .from(products)
      .where(and(inArray(products.id, ids), ofCompany(entId)))
  ).map((r) => r.id);

/** The listed products of a company with what they state, for what they lack. */
export const findListedSheets = (ctx: Ctx, entId: string, most: number) =>
  ctx.db
    .select({
      id: products.id,
      name: products.name,
      category: products.category,
      values: products.values,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(and(eq(products.entId, entId), eq(products.state, 'listed')))
    .orderBy(desc(products.updatedAt), desc(products.id))
    .limit(most);
