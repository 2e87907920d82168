import { EventEmitter } from 'node:events';
import pg from 'pg';
import { createClient } from 'redis';
import type { Log } from '../log.ts';
import { batched } from '../batched/index.ts';

declare const carried: unique symbol;
/** The name of a kind of messages, which carries the type of what they say. */
export type Topic<M extends object> = string & { readonly [carried]: M };
/** Declares a topic; `name` is what nodes of every version call it. Without a type its messages say no more than their name. */
export const topic = <M extends object = Record<string, never>>(name: string): Topic<M> => name as Topic<M>;

/**
 * Short-lived messages between nodes: "this person has a new notice". Carries ids, never content (a PostgreSQL
 * notification holds 8,000 bytes). At most once: whoever needs certainty reads the database.
 */
export type Bus = {
  publish: <M extends object>(topic: Topic<M>, message: NoInfer<M>) => Promise<void>;
  /** Many messages of a topic at once. */
  publishAll: <M extends object>(topic: Topic<M>, messages: NoInfer<M>[]) => Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe: <M extends object>(topic: Topic<M>, listener: (message: NoInfer<M>) => void) => () => void;
  stop: () => Promise<void>;
};

type Wire = { send: (frames: string[]) => Promise<void>; stop: () => Promise<void> };
const channel = 'weft_bus';
/** A notification of PostgreSQL is shorter than so many bytes. */
const tooLong = 8_000;

const local = () => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const receive = (frame: string) => {
    const { topic: to, message } = JSON.parse(frame) as { topic: string; message: object };
    emitter.emit(to, message);
  };
  return { emitter, receive };
};

type Way = { url: string; receive: (frame: string) => void; log: Log; patience: number };

const overPostgres = async ({ url, receive, log, patience }: Way): Promise<Wire> => {
  let client: pg.Client | undefined;
  let stopped = false;
  const connect = async (): Promise<void> => {
    const c = new pg.Client({
      connectionString: url,
      application_name: 'weft-bus',
      keepAlive: true,
      query_timeout: patience,
      connectionTimeoutMillis: patience,
    });
    const again = () => {
      if (client === c) client = undefined;
      if (!stopped)
        setTimeout(
          () => connect().catch((err: Error) => (log.warn({ err: err.message }, 'bus'), again())),
          500,
        ).unref();
    };
    c.once('end', again);
    c.on('error', (err) => log.warn({ err: err.message }, 'bus connection lost'));
    c.on('notification', (n) => n.payload && receive(n.payload));
    try {
      await c.connect();
      await c.query(`listen ${channel}`);
      client = c;
    } catch (err) {
      c.removeListener('end', again);
      await c.end().catch(() => undefined);
      throw err;
    }
  };
  await connect();
  // One query at a time: a client that is still busy takes no second one. What is to be sent meanwhile goes with the next.
  const send = batched<string[], void>({
    most: 1_000,
    pause: 0,
    run: async (asked) => {
      const c = client;
      try {
        await c?.query('select pg_notify($1, f) from unnest($2::text[]) f', [channel, asked.flat()]);
      } catch (err) {
        // Who answered once too late may answer the next question with what was asked before: another connection takes over.
        if (client === c) client = undefined;
        void c?.end().catch(() => undefined);
        throw err;
      }
      return asked.map(() => ({ status: 'fulfilled', value: undefined }));
    },
  });
  return {
    send,
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
};

const overRedis = async ({ url, receive, log }: Way): Promise<Wire> => {
  // What can't be said now is not said: nobody waits for a connection that may come.
  const out = createClient({ url, disableOfflineQueue: true });
  const inn = createClient({ url });
  for (const c of [out, inn]) c.on('error', (err: Error) => log.warn({ err: err.message }, 'redis'));
  await Promise.all([out.connect(), inn.connect()]);
  await inn.subscribe(channel, receive);
  return {
    send: async (frames) => void (await Promise.all(frames.map((f) => out.publish(channel, f)))),
    stop: async () => {
      await Promise.all([inn.close(), out.close()]);
    },
  };
};

/** LISTEN/NOTIFY by default, Redis when `redisUrl` is set. @param o.patience milliseconds in which PostgreSQL answers */
export const createBus = async (o: {
  databaseUrl: string;
  redisUrl?: string | undefined;
  log: Log;
  patience?: number;
}): Promise<Bus> => {
  const { emitter, receive } = local();
  const way = { receive, log: o.log, patience: o.patience ?? 5_000 };
  const wire = o.redisUrl
    ? await overRedis({ ...way, url: o.redisUrl })
    : await overPostgres({ ...way, url: o.databaseUrl });
  const publishAll = async (to: string, messages: object[]): Promise<void> => {
    const frames = messages.map((message) => JSON.stringify({ topic: to, message }));
    // One that is too long would fail all that go with it.
    const short = frames.filter((f) => Buffer.byteLength(f) < tooLong);
    if (short.length < frames.length) o.log.warn({ topic: to, count: frames.length - short.length }, 'bus: too long');
    if (short.length) await wire.send(short);
  };
  return {
    publish: (to, message) => publishAll(to, [message]),
    publishAll,
    subscribe(to, listener) {
      emitter.on(to, listener);
      return () => emitter.off(to, listener);
    },
    stop: wire.stop,
  };
};
