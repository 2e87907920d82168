import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { materialToken, type Meaning, quote } from '#server/rooms/search/index.ts';
import { products } from './tables.ts';

/** What each part of a meaning adds to the place of a product. */
const worth = { material: 6, word: 3, met: 2, near: 1.5, first: 1, whole: 2 } as const;
/** So many products of one part are told apart by it; beyond that it tells nothing. */
const told = 10_000;

const words = (member: boolean) => (member ? products.search : products.openSearch);
const has = (member: boolean, query: string): SQL => sql`${words(member)} @@ ${query}::tsquery`;
const points = (condition: SQL, n: number): SQL => sql`case when ${condition} then ${n}::real else 0 end`;
/** The same as a look at the index, made once: to read the words of each row costs more than all the rest. */
const among = (member: boolean, query: string): SQL => sql`${products.id} in (
  select w.id from ${products} w where ${sql.raw(member ? 'w.search' : 'w.open_search')} @@ ${query}::tsquery limit ${told})`;
const materials = (leaves: Iterable<string>): string =>
  [...leaves].map((slug) => quote(materialToken(slug))).join(' | ');

/** How well a product is what a search means; equal for products that differ in nothing that was asked. */
export const rankOf = (m: Meaning, member: boolean): SQL => {
  const parts = [
    ...(m.leaves.size
      ? [
          sql`coalesce((${JSON.stringify(Object.fromEntries(m.leaves))}::jsonb ->> ${products.category})::real, 0) * ${worth.material}::real`,
        ]
      : []),
    ...(m.first.length ? [points(inArray(products.category, m.first), worth.first)] : []),
    ...m.words.map((w) => points(among(member, w), worth.word)),
    ...(member
      ? m.values.flatMap((v) => [points(among(true, v.met), worth.met), points(among(true, v.near), worth.near)])
      : []),
    ...(m.text ? [points(among(member, m.text), worth.whole)] : []),
  ];
  return parts.length ? sql`(${sql.join(parts, sql` + `)})::real` : sql`0::real`;
};

/**
 * The parts of a search that finds so much that nobody reads to its end: what is called so among the likeliest materials, the rest
 * of these, then all others, each newest first. To weigh every one of them would cost more the more there are.
 */
export const partsOf = (m: Meaning, member: boolean): SQL[] => {
  const best = Math.max(0, ...m.leaves.values());
  const likeliest = [...m.leaves].filter(([, n]) => n === best).map(([slug]) => slug);
  const called = m.text ? has(member, m.text) : sql`false`;
  if (!likeliest.length) return [called, sql`not ${called}`];
  const among = inArray(products.category, likeliest);
  return [sql`(${among} and ${called})`, sql`(${among} and not ${called})`, sql`not ${among}`];
};

/** Everything that a search asks for, values within a seventh; undefined where it asks for one thing alone. */
export const strictly = (m: Meaning, member: boolean): SQL | undefined => {
  const values = member ? m.values.filter((v) => v.near) : [];
  if (!values.length && (!m.words.length || !m.leaves.size)) return undefined;
  const all = [...(m.leaves.size ? [materials(m.leaves.keys())] : []), ...m.words, ...values.map((v) => v.near)];
  return and(has(member, all.map((q) => `(${q})`).join(' & ')));
};

/** What may be meant at all: the materials; where none is named, any of the words or values; and what has the words as they are. */
export const loosely = (m: Meaning, member: boolean): SQL => {
  const values = member ? m.values.map((v) => v.near) : [];
  const any = [
    ...(m.leaves.size ? [materials(m.leaves.keys())] : [...m.words, ...values]),
    ...(m.text ? [m.text] : []),
  ];
  // One look at the index for all of it.
  return any.length ? has(member, any.map((q) => `(${q})`).join(' | ')) : sql`false`;
};

/** So many companies are told apart by what they offer. */
const mostOffering = 2_000;
/** Companies with a listed product that has all words in what everybody sees, or is of one of the materials. `all` is text of a tsquery. */
export const findOffering = async (ctx: Ctx, o: { all: string; materials: string[] }): Promise<string[]> => {
  const any = [...(o.all ? [`(${o.all})`] : []), ...(o.materials.length ? [`(${materials(o.materials)})`] : [])];
  if (!any.length) return [];
  const rows = await ctx.db
    .selectDistinct({ id: products.entId })
    .from(products)
    .where(and(sql`${products.state} = 'listed'`, has(false, any.join(' | '))))
    .limit(mostOffering);
  return rows.map((r) => r.id);
};
