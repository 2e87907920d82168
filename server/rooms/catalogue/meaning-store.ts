import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Meaning } from '#server/rooms/search/index.ts';
import { openWords, products } from './tables.ts';

/** What each part of a meaning adds to the place of a product. */
const worth = { material: 6, word: 3, met: 2, near: 1.5, first: 1, whole: 2 } as const;

// The whole vector first, which has the index.
const has = (member: boolean, words: string): SQL =>
  member
    ? sql`${products.search} @@ ${words}::tsquery`
    : sql`(${products.search} @@ ${words}::tsquery and ${openWords} @@ ${words}::tsquery)`;
const points = (condition: SQL, n: number): SQL => sql`case when ${condition} then ${n}::real else 0 end`;

/** How well a product is what a search means; equal for products that differ in nothing that was asked. */
export const rankOf = (m: Meaning, member: boolean): SQL => {
  const parts = [
    ...(m.leaves.size
      ? [
          sql`coalesce((${JSON.stringify(Object.fromEntries(m.leaves))}::jsonb ->> ${products.category})::real, 0) * ${worth.material}::real`,
        ]
      : []),
    ...(m.first.length ? [points(inArray(products.category, m.first), worth.first)] : []),
    ...m.words.map((w) => points(has(member, w), worth.word)),
    ...(member
      ? m.values.flatMap((v) => [points(has(true, v.met), worth.met), points(has(true, v.near), worth.near)])
      : []),
    ...(m.text ? [points(has(member, m.text), worth.whole)] : []),
  ];
  return parts.length ? sql`(${sql.join(parts, sql` + `)})::real` : sql`0::real`;
};

/** Everything that a search asks for, values within a seventh; undefined where it asks for one thing alone. */
export const strictly = (m: Meaning, member: boolean): SQL | undefined => {
  const values = member ? m.values.filter((v) => v.near) : [];
  if (!values.length && (!m.words.length || !m.leaves.size)) return undefined;
  return and(
    m.leaves.size ? inArray(products.category, [...m.leaves.keys()]) : undefined,
    ...m.words.map((w) => has(member, w)),
    ...values.map((v) => has(true, v.near)),
  );
};

/** What may be meant at all: the materials; where none is named, any of the words or values; and what has the words as they are. */
export const loosely = (m: Meaning, member: boolean): SQL | undefined => {
  const values = member ? m.values.map((v) => v.near) : [];
  return or(
    m.leaves.size ? inArray(products.category, [...m.leaves.keys()]) : undefined,
    ...(m.leaves.size ? [] : [...m.words, ...values].map((w) => has(member, w))),
    m.text ? has(member, m.text) : sql`false`,
  );
};
