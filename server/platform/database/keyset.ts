import { and, asc, desc, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { common } from '#contract/core/errors.ts';
import { countedRows } from '#contract/core/paging.ts';
import { refuse } from '../context.ts';
import { cursorText, type KeyKind, readCursor } from './cursor.ts';

/** What rows are ordered by: never null, `kind` is how it stands in a cursor. */
type Key = { by: SQLWrapper; kind: KeyKind; desc?: true };
/**
 * The order of a list. A list may have parts that follow one another (what is open, then the rest); `where` says what is in
 * one, and each has an index of its own. The last key of every part is the id. Keys that go one way are compared as a row.
 */
export type ListOrder = { name: string; parts: { where?: SQL; keys: Key[] }[] };

/** Which rows the statement of a store reads; it selects `place` beside what it shows. */
type Placed = { place: string[] };
export type Slice = {
  place: SQL<string[]>;
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
};
type Asked = { current: number; size: number; cursor?: string | undefined };
type Found<R> = { rows: R[]; total: number; capped: boolean; next: string | null; previous: string | null };

/** A key as text that comes back as the same value. */
const written: Record<KeyKind, (by: SQLWrapper) => SQL> = {
  instant: (by) => sql`(extract(epoch from ${by}) * 1000000)::bigint::text`,
  id: (by) => sql`${by}::text`,
  number: (by) => sql`${by}::text`,
  rank: (by) => sql`${by}::real::text`,
};
const read: Record<KeyKind, (text: string) => SQL> = {
  instant: (text) => sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`,
  id: (text) => sql`${text}::uuid`,
  number: (text) => sql`${text}::numeric`,
  rank: (text) => sql`${text}::real`,
};

/** Where a row stands in the order, as texts. */
const placeIn = (keys: Key[]): SQL<string[]> =>
  sql<string[]>`array[${sql.join(
    keys.map((k) => written[k.kind](k.by)),
    sql`, `,
  )}]`;

/** Rows that come after these values, or before them. */
const beyond = (keys: Key[], values: string[], back: boolean): SQL | undefined => {
  const sign = (k: Key) => (Boolean(k.desc) === back ? sql.raw('>') : sql.raw('<'));
  const value = (i: number) => read[keys[i]!.kind](values[i] ?? '');
  if (keys.every((k) => k.desc === keys[0]?.desc)) {
    const row = (list: SQLWrapper[]) => sql`(${sql.join(list, sql`, `)})`;
    return sql`${row(keys.map((k) => k.by))} ${sign(keys[0]!)} ${row(keys.map((_, i) => value(i)))}`;
  }
  return or(
    ...keys.map((k, i) =>
      and(...keys.slice(0, i).map((e, j) => sql`${e.by} = ${value(j)}`), sql`${k.by} ${sign(k)} ${value(i)}`),
    ),
  );
};

/** A row with where it stands in the order. */
type Row<R> = { row: R; part: number; values: string[] };
/** One row more than the page has, from a place on, through the parts. */
type Walk<R> = (start: number, back: boolean, values: string[] | null, skip?: number) => Promise<Row<R>[]>;

/** The place that a cursor names: null without one, undefined where it is none of this list. */
const placeOf = ({ name, parts }: ListOrder, cursor: string | undefined) =>
  cursor === undefined
    ? null
    : readCursor(
        cursor,
        name,
        parts.map((p) => p.keys.map((k) => k.kind)),
      );

/** The rows of a page, and whether others come after and before them. */
const pageFrom = async <R>(walk: Walk<R>, from: ReturnType<typeof placeOf>, size: number, passed: number) => {
  if (!from) {
    const rows = await walk(0, false, null, passed);
    return { rows: rows.slice(0, size), more: rows.length > size, before: passed > 0 };
  }
  if (!from.back) {
    const rows = await walk(from.part, false, from.values);
    return { rows: rows.slice(0, size), more: rows.length > size, before: true };
  }
  const rows = await walk(from.part, true, from.values);
  if (rows.length >= size) return { rows: rows.slice(0, size).toReversed(), more: true, before: rows.length > size };
  const first = await walk(0, false, null);
  return { rows: first.slice(0, size), more: first.length > size, before: false };
};

/**
 * One page of a list that may be long. By a cursor every page costs the same, however far down; a number is for the first
 * `countedRows`. What is inserted or removed meanwhile moves no other row; who goes back to where the list now begins gets the
 * first page.
 * @param o.select the rows of a slice, each with its `place`; the slice's condition has the list's own in it
 * @param o.count at most so many rows are counted
 * @param o.total the same of the whole list, where it is kept
 * @throws Refused common.invalid: a cursor that is none of this list, or a number that lies too deep
 */
export const pageByKeys = async <R extends object>(o: {
  order: ListOrder;
  where: SQL | undefined;
  asked: Asked;
  select: (slice: Slice) => PromiseLike<(R & Placed)[]>;
  count: (where: SQL | undefined, most: number) => PromiseLike<number>;
  total?: (most: number) => PromiseLike<number>;
}): Promise<Found<R>> => {
  const { parts, name } = o.order;
  const { current, size, cursor } = o.asked;
  const from = placeOf(o.order, cursor);
  if (from === undefined) throw refuse(common.invalid, {}, { cursor: { code: 'cursor' } });
  const passed = (current - 1) * size;
  if (!from && passed > countedRows)
    throw refuse(common.invalid, {}, { current: { code: 'tooDeep', params: { n: countedRows } } });

  const slice = async (part: number, back: boolean, values: string[] | null, limit: number, offset: number) => {
    const { where, keys } = parts[part]!;
    const rows = await o.select({
      place: placeIn(keys),
      where: and(o.where, where, values ? beyond(keys, values, back) : undefined),
      orderBy: keys.map((k) => (Boolean(k.desc) === back ? asc(k.by) : desc(k.by))),
      limit,
      offset,
    });
    return rows.map(({ place, ...row }): Row<R> => ({ row: row as unknown as R, part, values: place }));
  };
  const walk: Walk<R> = async (start, back, values, skip = 0) => {
    const rows: Row<R>[] = [];
    let [part, over] = [start, skip];
    for (let at = values; parts[part] && rows.length <= size; part += back ? -1 : 1, at = null) {
      if (over > 0 && parts.length > 1) {
        const here = await o.count(and(o.where, parts[part]?.where), over);
        if (here === over) {
          rows.push(...(await slice(part, back, at, size + 1 - rows.length, over)));
          over = 0;
        } else over -= here;
      } else {
        rows.push(...(await slice(part, back, at, size + 1 - rows.length, over)));
        over = 0;
      }
    }
    return rows;
  };
  const [{ rows, more, before }, total] = await Promise.all([
    pageFrom(walk, from, size, passed),
    o.total ? o.total(countedRows + 1) : o.count(o.where, countedRows + 1),
  ]);
  const cursorOf = (r: Row<R> | undefined, back: boolean) =>
    r ? cursorText({ name, back, part: r.part, values: r.values }) : null;
  return {
    rows: rows.map((r) => r.row),
    total: Math.min(total, countedRows),
    capped: total > countedRows,
    next: more ? cursorOf(rows.at(-1), false) : null,
    previous: before ? cursorOf(rows[0], true) : null,
  };
};
