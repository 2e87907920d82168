import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';

export type Database = NodePgDatabase;
export type Db = Database;

/** A pool on `url`; a lost connection is logged, never fatal, since the next query opens another. */
export const createPool = (url: string, max: number, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'weft',
    // Pages of an SSD, or of memory, cost about the same in any order; and a request that takes both processors keeps others waiting.
    // What an index finds among a million rows is kept row by row: by pages, each row's words would have to be read again.
    options: '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off -c work_mem=32MB',
  });
  // A client that is checked out when its server dies would otherwise bring the process down.
  pool.on('connect', (client) =>
    client.on('error', (err) => log.warn({ err: err.message }, 'a database connection was lost')),
  );
  pool.on('error', (err) => log.warn({ err: err.message }, 'a database connection was lost'));
  return pool;
};

/** Whether a statement failed because a unique index holds the same already. */
export const isDuplicate = (err: unknown): boolean => (err as { cause?: { code?: string } }).cause?.code === '23505';

/** Queries by a pool, or by one client of it. */
export const createDatabase = (client: pg.Pool | pg.PoolClient): Database => drizzle({ client }) as Database;
