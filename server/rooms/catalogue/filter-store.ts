import { and, count, inArray, type SQL, sql } from 'drizzle-orm';
import { countedRows } from '#contract/core/paging.ts';
import type { ValueWish } from '#contract/catalogue/value-wish.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type Facts, products } from './tables.ts';

const met = ({ field, low, high, options }: ValueWish): SQL | undefined => {
  const fact = sql`${products.facts} -> ${field}::text`;
  if (options) return inArray(sql`${products.facts} ->> ${field}::text`, options);
  // What is stated as a span meets what it overlaps.
  return and(
    low === undefined ? sql`jsonb_typeof(${fact}) = 'array'` : sql`(${fact} ->> 1)::numeric >= ${low}`,
    high === undefined ? undefined : sql`(${fact} ->> 0)::numeric <= ${high}`,
  );
};

/** The datasheet meets every wish; a product that does not state the field meets none of it. */
export const valuesMet = (wishes: ValueWish[]): SQL | undefined => and(...wishes.map(met));

/** Products by what one column says; of at most so many, where a number is given. */
export const countBy = async (
  ctx: Ctx,
  by: 'category' | 'entId',
  where: SQL | undefined,
  most?: number,
): Promise<Map<string, number>> => {
  const all = ctx.db
    .select({ is: sql<string>`${products[by]}::text`.as('is') })
    .from(products)
    .where(where)
    .$dynamic();
  const some = (most === undefined ? all : all.limit(most)).as('some');
  const rows = await ctx.db.select({ is: some.is, n: count() }).from(some).groupBy(some.is);
  return new Map(rows.map((r) => [r.is, r.n]));
};

/** How often each value of these fields is stated, by at most so many products as are counted. */
export const countFacts = async (
  ctx: Ctx,
  fields: string[],
  where: SQL | undefined,
): Promise<{ field: string; value: Facts[string]; n: number }[]> => {
  const some = ctx.db.select({ facts: products.facts }).from(products).where(where).limit(countedRows).as('some');
  const { rows } = await ctx.db.execute<{ field: string; value: Facts[string]; n: number }>(sql`
    select f.key as field, f.value, count(*)::int as n
    from ${some} cross join lateral jsonb_each(${some.facts}) as f
    where f.key = any(${sql.param(fields)}::text[])
    group by f.key, f.value`);
  return rows;
};
