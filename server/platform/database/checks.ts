import { getTableName, type SQL, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

/** A column inside the last argument of `pgTable`. */
type Own = PgColumn;

const named = (column: Own, what: string, condition: SQL) =>
  check(`${getTableName(column.table)}_${column.name}_${what}`, condition);

const literals = (values: readonly (string | number)[]): SQL =>
  sql.raw(values.map((v) => (typeof v === 'number' ? String(v) : `'${v.replaceAll("'", "''")}'`)).join(', '));

/**
 * A CHECK that a column holds one of `values`, or nothing. Hand it the contract's own list: what the list gains or loses is
 * a migration then, and `tests/rooms/platform/schema.test.ts` fails until it is written.
 */
export const known = (column: Own, values: readonly (string | number)[]) =>
  named(column, 'known', sql`${column} in (${literals(values)})`);

/** The same for the elements of an array of text. */
export const knownElements = (column: Own, values: readonly string[]) =>
  named(column, 'known', sql`${column} <@ array[${literals(values)}]::text[]`);

/** A CHECK that an amount is `least` or more, or nothing. */
export const atLeast = (column: Own, least: number) => named(column, 'least', sql`${column} >= ${literals([least])}`);

/** A CHECK that columns are all given or all empty. */
export const together = (first: Own, ...others: Own[]) => {
  const all = [first, ...others];
  return named(first, 'together', sql`num_nulls(${sql.join(all, sql`, `)}) in (0, ${literals([all.length])})`);
};
