import { sql } from 'drizzle-orm';
import type { Db } from './database/index.ts';
import { counters } from './database/tables.ts';

/** The next human number of a kind today: `XJ20261120-0001`. Taken in the caller's transaction. */
export const nextNumber = async (db: Db, kind: string): Promise<string> => {
  const [row] = await db
    .insert(counters)
    .values({ kind, day: sql`(now() at time zone 'Asia/Shanghai')::date`, last: 1 })
    .onConflictDoUpdate({ target: [counters.kind, counters.day], set: { last: sql`${counters.last} + 1` } })
    .returning({ day: counters.day, last: counters.last });
  if (!row) throw new Error('no counter');
  return `${kind}${row.day.replaceAll('-', '')}-${String(row.last).padStart(4, '0')}`;
};

/** Makes sure that the numbers of a kind and day up to `last` are not given again: seeds bring numbers of their own. */
export const reserveNumbers = async (db: Db, rows: { kind: string; day: string; last: number }[]): Promise<void> => {
  if (!rows.length) return;
  await db
    .insert(counters)
    .values(rows)
    .onConflictDoUpdate({
      target: [counters.kind, counters.day],
      set: { last: sql`greatest(${counters.last}, excluded.last)` },
    });
};
