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
  const all = ctx.db.select({ is: products[by] }).from(products).where(where).$dynamic();
  const some = (most === undefined ? all : all.limit(most)).as('some');
  const rows = await ctx.db
    .select({ is: sql<string>`${some.is}::text`, n: count() })
    .from(some)
    .groupBy(some.is);
  return new Map(rows.map((r) => [r.is, r.n]));
};

/** How many products state a value of a field. */
export type Stated = { field: string; value: Facts[string]; n: number };

/** So many datasheets tell what is stated where more products are found than are counted. */
const sampled = 2_500;
const sheetsOf = (where: SQL | undefined): SQL =>
  sql`(select facts from ${products} where ${where ?? sql`true`} limit ${sampled}) as one`;

/** The same of the newest products of each material: one of many would take all. */
const newestSheetsOf = (materials: string[], where: SQL | undefined): SQL => sql`
  unnest(${sql.param(materials)}::text[]) as of(leaf) cross join lateral (
    select facts from ${products} where category = of.leaf and ${where ?? sql`true`}
    order by created_at desc, id desc limit ${Math.ceil(sampled / materials.length)}
  ) as one`;

/** How often each value of these fields is stated, by a part of what is found where that is more than is counted. */
export const countFacts = async (
  ctx: Ctx,
  fields: string[],
  { materials, where }: { materials: string[] | undefined; where: SQL | undefined },
): Promise<Stated[]> => {
  const sheets = materials ? newestSheetsOf(materials, where) : sheetsOf(where);
  const { rows } = await ctx.db.execute<Stated>(sql`
    select f.key as field, f.value, count(*)::int as n
    from ${sheets} cross join lateral jsonb_each(one.facts) as f
    where f.key = any(${sql.param(fields)}::text[])
    group by f.key, f.value`);
  return rows;
};

/** What of the products found is counted by what: each count has a condition of its own. */
type Counted = {
  category: SQL | undefined;
  entId: SQL | undefined;
  all: SQL | undefined;
  facts: { fields: string[]; where: SQL | undefined }[];
};
export type Survey = { category: Map<string, number>; entId: Map<string, number>; all: number; stated: Stated[] };

/**
 * All counts of what a search finds, by one look at it.
 * @returns undefined where it finds more than is counted exactly
 */
export const survey = async (
  ctx: Ctx,
  found: SQL | undefined,
  { category, entId, all, facts }: Counted,
): Promise<Survey | undefined> => {
  type Row = {
    of: 'found' | 'category' | 'entId' | 'all' | 'facts';
    is: string;
    value: Facts[string] | null;
    n: number;
  };
  const where = (condition: SQL | undefined) =>
    sql`from found as ${products} where (select n from size) <= ${countedRows} and ${condition ?? sql`true`}`;
  const counts = [
    sql`select 'found' as of, '' as is, null::jsonb as value, n from size`,
    sql`select 'category', category, null, count(*)::int ${where(category)} group by category`,
    sql`select 'entId', ent_id::text, null, count(*)::int ${where(entId)} group by ent_id`,
    sql`select 'all', '', null, count(*)::int ${where(all)}`,
    ...facts.map(
      (f) => sql`select 'facts', f.key, f.value, count(*)::int
        from (select facts ${where(f.where)}) as one cross join lateral jsonb_each(one.facts) as f
        where f.key = any(${sql.param(f.fields)}::text[]) group by f.key, f.value`,
    ),
  ];
  const { rows } = await ctx.db.execute<Row>(sql`
    with found as materialized (select category, ent_id, facts from ${products} where ${found} limit ${countedRows + 1}),
      size as materialized (select count(*)::int as n from found)
    ${sql.join(counts, sql` union all `)}`);
  const by = (of: Row['of']) => rows.filter((r) => r.of === of);
  if ((by('found')[0]?.n ?? 0) > countedRows) return undefined;
  const map = (of: Row['of']) => new Map(by(of).map((r) => [r.is, r.n]));
  return {
    category: map('category'),
    entId: map('entId'),
    all: by('all')[0]?.n ?? 0,
    stated: by('facts').flatMap(({ is, value, n }): Stated[] => (value === null ? [] : [{ field: is, value, n }])),
  };
};
