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
  });
  pool.on('error', (err) => log.warn({ err: err.message }, 'a database connection was lost'));
  return pool;
};

export const createDatabase = (pool: pg.Pool): Database => drizzle({ client: pool });
