import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './index.ts';

type Query<R> = { limit: (n: number) => { offset: (n: number) => PromiseLike<R[]> } };

/**
 * One page of an ordered query, and how many rows there are in all: pages are counted from 1 (`pageQuery` of the
 * contract). `total` is a `$count` under the same condition.
 */
export const pageOfRows = async <R>(
  query: Query<R>,
  { current, size }: { current: number; size: number },
  total: PromiseLike<number>,
): Promise<{ rows: R[]; total: number }> => {
  const [rows, n] = await Promise.all([query.limit(size).offset((current - 1) * size), total]);
  return { rows, total: n };
};

/** How many rows of a table meet a condition, counted no further than `most`. */
export const countUpTo = async (db: Db, table: PgTable, where: SQL | undefined, most: number): Promise<number> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('some');
  return (await db.select({ n: count() }).from(some))[0]?.n ?? 0;
};
