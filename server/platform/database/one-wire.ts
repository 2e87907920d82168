import pg from 'pg';
import type { Log } from '../log.ts';
import { createPool } from './index.ts';

/** What stands in for a pool where a library wants one. */
export type OneWire = { query: (q: pg.QueryConfig) => Promise<pg.QueryResult>; end: () => Promise<void> };

/**
 * A connection of its own for short statements that each stand alone and come with almost every call. Those that are asked at the same
 * time go out one behind the other: the server wakes one process for all of them, which costs less than the statements do.
 * @param patience milliseconds after which a connection that does not answer is given up, with all that wait for it
 */
export const createOneWire = (url: string, log: Log, patience = 10_000): OneWire => {
  const pool = createPool(url, 1, log);
  let held: Promise<pg.PoolClient> | undefined;
  const open = async (): Promise<pg.PoolClient> => {
    try {
      const client = await pool.connect();
      client.once('error', () => lose(client));
      return client;
    } catch (err) {
      held = undefined;
      throw err;
    }
  };
  const lost = new WeakSet<pg.PoolClient>();
  /** The next statement opens another. */
  const lose = (client: pg.PoolClient) => {
    if (lost.has(client)) return;
    lost.add(client);
    held = undefined;
    client.release(true);
  };
  return {
    async query(q) {
      const client = await (held ??= open());
      const late = setTimeout(() => client.connection.stream.destroy(), patience);
      try {
        return await client.query(q);
      } catch (err) {
        // What the server says of a statement leaves the connection as it was.
        if (!(err instanceof pg.DatabaseError) || err.severity === 'FATAL') lose(client);
        throw err;
      } finally {
        clearTimeout(late);
      }
    },
    async end() {
      const client = await held?.catch(() => undefined);
      if (client) lose(client);
      await pool.end();
    },
  };
};
