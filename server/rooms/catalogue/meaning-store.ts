import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { Meaning } from '#server/rooms/search/index.ts';
import { products } from './tables.ts';

/** What each part of a meaning adds to the place of a product. */
const worth = { material: 6, word: 3, met: 2, near: 1.5, first: 1, whole: 2 } as const;
/** So many products of one part are told apart by it; beyond that it tells nothing. */
const told = 10_000;

const words = (member: boolean) => (member ? products.search : products.openSearch);
const has = (member: boolean, query: string): SQL => sql`${words(member)} @@ ${query}::tsquery`;
const points = (condition: SQL, n: number): SQL => sql`case when ${condition} then ${n}::real else 0 end`;
/** Of one of these materials: their own index tells it ten times as soon as one of words, which tries each row against all of them. */
const among = (leaves: Iterable<string>): SQL => inArray(products.category, [...leaves]);
/**
 * The same as a look at the index, made once: to read the words of each row costs more than all the rest.
 * @param leaves where given, the materials of what is looked for
 */
const inIndex = (member: boolean, query: string, leaves?: Iterable<string>): SQL => {
  const of = leaves && sql` and w.category = any(${sql.param([...leaves])}::text[])`;
  return sql`${products.id} in (
    select w.id from ${products} w where ${sql.raw(member ? 'w.search' : 'w.open_search')} @@ ${query}::tsquery${of} limit ${told})`;
};

/**
 * How well a product is what a search means; equal for products that differ in nothing that was asked. Where all of a search is met, so
 * are its words and what comes near its values.
 * @param few whether so few products are weighed that the words of each are read, which else costs more than one look at the index
 */
export const rankOf = (
  { meaning: m, strict }: { meaning: Meaning; strict: boolean },
  { member, few }: { member: boolean; few: boolean },
): SQL => {
  const leaves = m.leaves.size ? [...m.leaves.keys()] : undefined;
  const met = (all: boolean, query: string, of?: Iterable<string>): SQL =>
    few ? sql`(${and(has(all, query), of && among(of))})` : inIndex(all, query, of);
  // The whole query is often one word: what is asked of the index twice is looked up once.
  const asked = new Map<string, number>();
  const ask = (query: string, n: number) => asked.set(query, (asked.get(query) ?? 0) + n);
  if (!strict) for (const w of m.words) ask(w, worth.word);
  if (m.text) ask(m.text, worth.whole);
  const parts = [
    ...(m.leaves.size
      ? [
          sql`coalesce((${JSON.stringify(Object.fromEntries(m.leaves))}::jsonb ->> ${products.category})::real, 0) * ${worth.material}::real`,
        ]
      : []),
    ...(m.first.length ? [points(among(m.first), worth.first)] : []),
    ...[...asked].map(([query, n]) => points(met(member, query), n)),
    ...(member
      ? m.values.flatMap((v) => [
          points(met(true, v.met, leaves), worth.met),
          ...(strict ? [] : [points(met(true, v.near, leaves), worth.near)]),
        ])
      : []),
  ];
  return parts.length ? sql`(${sql.join(parts, sql` + `)})::real` : sql`0::real`;
};

/**
 * The parts of a search that finds so much that nobody reads to its end: of the likeliest materials what has the words that name none,
 * the rest of these, then all others, each newest first. To weigh every one of them would cost more the more there are; and so would to
 * tell apart what repeats the name of a material, which nearly all of it does.
 */
export const partsOf = (m: Meaning, member: boolean): SQL[] => {
  const best = Math.max(0, ...m.leaves.values());
  const likeliest = [...m.leaves].filter(([, n]) => n === best).map(([slug]) => slug);
  if (!likeliest.length) {
    const called = m.text ? has(member, m.text) : sql`false`;
    return [called, sql`not ${called}`];
  }
  const meant = among(likeliest);
  if (!m.words.length) return [meant, sql`not ${meant}`];
  const called = has(member, m.words.map((w) => `(${w})`).join(' & '));
  return [sql`(${meant} and ${called})`, sql`(${meant} and not ${called})`, sql`not ${meant}`];
};

/** Everything that a search asks for, values within a seventh; undefined where it asks for one thing alone. */
export const strictly = (m: Meaning, member: boolean): SQL | undefined => {
  const values = member ? m.values.filter((v) => v.near) : [];
  if (!values.length && (!m.words.length || !m.leaves.size)) return undefined;
  const all = [...m.words, ...values.map((v) => v.near)];
  return and(m.leaves.size ? among(m.leaves.keys()) : undefined, has(member, all.map((q) => `(${q})`).join(' & ')));
};

/** What may be meant at all: the materials; where none is named, any of the words or values; and what has the words as they are. */
export const loosely = (m: Meaning, member: boolean): SQL => {
  const values = member ? m.values.map((v) => v.near) : [];
  if (m.leaves.size) return or(among(m.leaves.keys()), m.text ? has(member, m.text) : undefined) ?? sql`false`;
  const any = [...new Set([...m.words, ...values, ...(m.text ? [m.text] : [])])];
  // One look at the index for all of it.
  return any.length ? has(member, any.map((q) => `(${q})`).join(' | ')) : sql`false`;
};

/** So many companies are told apart by what they offer. */
const mostOffering = 2_000;
/** Companies with a listed product that has all words in what everybody sees, or is of one of the materials. `all` is text of a tsquery. */
export const findOffering = async (ctx: Ctx, o: { all: string; materials: string[] }): Promise<string[]> => {
  if (!o.all && !o.materials.length) return [];
  const any = or(o.materials.length ? among(o.materials) : undefined, o.all ? has(false, o.all) : undefined);
  const rows = await ctx.db
    .selectDistinct({ id: products.entId })
    .from(products)
    .where(and(sql`${products.state} = 'listed'`, any))
    .limit(mostOffering);
  return rows.map((r) => r.id);
};
