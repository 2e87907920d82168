import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';

export type Database = NodePgDatabase;
export type Db = Database;

/**
 * Pages of an SSD, or of memory, cost about the same in any order; and a request that takes both processors keeps others waiting. What an
 * index finds among a million rows is kept row by row: by pages, each row's words would have to be read again.
 */
export const sessionOptions =
  '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off -c work_mem=32MB';

/** A pool on `url`; a lost connection is logged, never fatal, since the next query opens another. */
export const createPool = (url: string, max: number, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'weft',
    // What is sent at once goes out at once, in its order, instead of each waiting for the answer before.
    pipeline: true,
    options: sessionOptions,
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

type Wire = pg.Pool | pg.PoolClient;
const databases = new WeakMap<Wire, Database>();
/** Queries by a pool, or by one client of it. */
export const createDatabase = (client: Wire): Database => {
  const made = databases.get(client) ?? (drizzle({ client }) as Database);
  databases.set(client, made);
  return made;
};

const wires = new WeakMap<Db, Wire>();
/** Notes which client a transaction runs on. */
export const onWire = (tx: Db, client: Wire): Db => {
  wires.set(tx, client);
  return tx;
};
/** The client of a transaction; outside of one the pool. */
export const wireOf = (db: Db): Wire => wires.get(db) ?? (db as Database & { $client: Wire }).$client;

/** A statement that is asked so often that it is built, read and planned once a connection; within a transaction it runs in it. */
export const standing = <Q>(build: (db: Db) => Q): ((db: Db) => Q) => {
  const made = new WeakMap<Wire, Q>();
  return (db) => {
    const wire = wireOf(db);
    const statement = made.get(wire) ?? build(createDatabase(wire));
    made.set(wire, statement);
    return statement;
  };
};

const nextTick = () => new Promise<void>((done) => process.nextTick(done));

/**
 * Several statements of one transaction, sent in this order by one write: the server runs one after the other as it would have
 * anyhow, each seeing what the one before it waited for, and nobody waits for the way there and back between them. For statements
 * that need no answer of those before.
 */
export const inOneWrite = async <T extends unknown[]>(
  db: Db,
  ...sends: { [K in keyof T]: () => Promise<T[K]> }
): Promise<T> => {
  const wire = wireOf(db);
  const stream = wire instanceof pg.Pool ? undefined : wire.connection.stream;
  const sent: Promise<unknown>[] = [];
  stream?.cork();
  try {
    for (const send of sends) {
      const answer = (async () => send())();
      answer.catch(() => undefined);
      sent.push(answer);
      // A statement is on its way before the next one is asked for, however many steps its store takes to it.
      await nextTick();
    }
  } finally {
    stream?.uncork();
  }
  // Where one fails, the others are waited for all the same: what they still send must not run after the rollback, outside of it.
  const settled = await Promise.allSettled(sent);
  // In their order: those behind the first that fails fail for that alone.
  const failed = settled.find((s) => s.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((s) => (s as PromiseFulfilledResult<unknown>).value) as T;
};
