import { and, inArray, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/catalogue/rules.ts';
import { countedRows } from '#contract/core/paging.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type ListOrder, pageByKeys, type Slice } from '#server/platform/database/keyset.ts';
import { countUpTo } from '#server/platform/database/page.ts';
import { partsOf, rankOf } from '../meaning-store.ts';
import { countMatching, listed, type ListedProduct, matching, type ProductWish, wordsOf } from '../store.ts';
import { products } from '../tables.ts';
import { newest, orderBy } from './order-store.ts';

type ProductQuery = ProductWish & {
  member: boolean;
  sort?: ProductSort | undefined;
  current: number;
  size: number;
  cursor?: string | undefined;
};
type Search = ProductQuery & { search: NonNullable<ProductWish['search']> };

/** A page of what a wish finds in an order that an index has. */
const pageInOrder = (ctx: Ctx, o: ProductQuery, order: ListOrder) =>
  pageByKeys<ListedProduct>({
    order,
    where: matching(o),
    asked: o,
    select: ({ place, where, orderBy: by, limit, offset }) =>
      ctx.db
        .select({ ...listed, place })
        .from(products)
        .where(where)
        .orderBy(...by)
        .limit(limit)
        .offset(offset),
    count: (where, most) => countUpTo(ctx.db, products, where, most),
    total: () => countMatching(ctx, o),
  });

/** More than anybody reads to the end: by parts, each newest first. */
const pageOfMany = (ctx: Ctx, o: Search) =>
  pageInOrder(ctx, o, {
    name: 'many newest',
    parts: partsOf(o.search.meaning, o.member).map((where) => ({ where, keys: newest })),
  });

const findListed = async (ctx: Ctx, ids: string[]): Promise<Map<string, ListedProduct>> => {
  // What was taken down since it was found is not shown.
  const still = and(inArray(products.id, ids), matching({}));
  const rows = ids.length ? await ctx.db.select(listed).from(products).where(still) : [];
  return new Map(rows.map((r) => [r.id, r]));
};

const best = {
  name: 'best newest',
  parts: [
    {
      keys: [
        { by: sql`best`, kind: 'rank', desc: true },
        { by: sql`created_at`, kind: 'instant', desc: true },
        { by: sql`id`, kind: 'id', desc: true },
      ],
    },
  ],
} as const satisfies ListOrder;

/** Of so many products the words are read one by one. */
const few = 1_000;

/**
 * A slice of the best matches, by one look at all that is found: how many there are and, where that is no more than is counted exactly,
 * what each is worth.
 */
const weigh = async (ctx: Ctx, o: Search, { place, where, orderBy: by, limit, offset }: Slice) => {
  type Row = { all: number; id: string | null; place: string[] | null };
  const [byWords, byIndex] = [true, false].map((f) => rankOf(o.search, { member: o.member, few: f }));
  const { rows } = await ctx.db.execute<Row>(sql`
    with found as materialized (
        select id, category, created_at from ${products} where ${matching(o)} limit ${countedRows + 1}),
      size as materialized (select count(*)::int as n from found),
      weighed as materialized (
        select one.id, one.created_at, ${byWords} as best
        from (select id, created_at from found where (select n from size) <= ${few} limit ${few}) as one
          join ${products} on ${products.id} = one.id
        union all
        select id, created_at, ${byIndex} from found as ${products}
        where (select n from size) > ${few} and (select n from size) <= ${countedRows})
    select size.n as all, page.id, page.place from size left join (
      select id, ${place} as place, row_number() over (order by ${sql.join(by, sql`, `)}) as at
      from weighed where ${where ?? sql`true`} order by at limit ${limit} offset ${offset}) as page on true
    order by page.at`);
  return {
    all: rows[0]?.all ?? 0,
    places: rows.flatMap((r) => (r.id && r.place ? [{ id: r.id, place: r.place }] : [])),
  };
};

/** The best matches first. Only the rows of the page are read whole. */
const pageOfBest = (ctx: Ctx, o: Search) => {
  const all = Promise.withResolvers<number>();
  return pageByKeys<ListedProduct>({
    order: best,
    where: undefined,
    asked: o,
    select: async (slice) => {
      const found = await weigh(ctx, o, slice);
      all.resolve(found.all);
      const whole = await findListed(
        ctx,
        found.places.map((p) => p.id),
      );
      return found.places.flatMap(({ id, place }) => {
        const row = whole.get(id);
        return row ? [{ ...row, place }] : [];
      });
    },
    count: () => all.promise,
    total: () => all.promise,
  });
};

/** A page of products: the best matches of words first, unless an order is asked for. */
export const findProducts = async (ctx: Ctx, o: ProductQuery) => {
  const { search } = o;
  if (!search || o.sort) return pageInOrder(ctx, o, orderBy(o.sort, o.member));
  const s = { ...o, search };
  // The filters beside the page ask for the same two counts.
  const many = async (wish: ProductWish) => (await countMatching(ctx, wish)) > countedRows;
  if ((await many(wordsOf(o))) && (await many(o))) return pageOfMany(ctx, s);
  const page = await pageOfBest(ctx, s);
  return page.capped ? pageOfMany(ctx, s) : page;
};
