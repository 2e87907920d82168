import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible';
import { batched } from '../batched/index.ts';
import type { OneWire } from '../database/one-wire.ts';

/** What is counted of a key: so many points more, and when they are forgotten where nothing counts yet, in milliseconds since 1970. */
type Act = { key: string; points: number; expire: number };
/** The points of a key and when they are forgotten; PostgreSQL answers a bigint as text. */
type Counter = { points: number; expire: string };
type Count = (act: Act) => Promise<Counter>;

/** Acts that one statement counts. */
const most = 200;
/** What comes together waits for so many times what the last statement took, in milliseconds at the most. */
const growing = { times: 2, most: 20 } as const;

// In the order of their keys, so that two nodes never wait for each other.
const text = `insert into rate_limits as r (key, points, expire)
  select key, points, expire from unnest($1::text[], $2::int[], $3::bigint[]) as a (key, points, expire) order by key
  on conflict (key) do update set
    points = case when r.expire <= $4 then excluded.points else r.points + excluded.points end,
    expire = case when r.expire <= $4 then excluded.expire else r.expire end
  returning key, points, expire`;

/** Counts acts that come at the same time by one statement; each is answered with the points up to itself. */
export const createCount = (wire: OneWire): Count =>
  batched({
    most,
    pause: 0,
    growing,
    // What spoils a statement is counted apart from what others do.
    keyOf: (a) => a.key,
    run: async (acts) => {
      const sums = new Map<string, Act>();
      for (const a of acts) sums.set(a.key, { ...a, points: a.points + (sums.get(a.key)?.points ?? 0) });
      const sent = [...sums.values()];
      const { rows } = await wire.query({
        name: 'count_acts',
        text,
        values: [sent.map((a) => a.key), sent.map((a) => a.points), sent.map((a) => a.expire), Date.now()],
      });
      const counters = new Map((rows as (Counter & { key: string })[]).map((r) => [r.key, r]));
      return acts
        .toReversed()
        .map((a) => {
          const { points, expire } = counters.get(a.key)!;
          counters.set(a.key, { key: a.key, points: points - a.points, expire });
          return { status: 'fulfilled' as const, value: { points, expire } };
        })
        .toReversed();
    },
  });

/** The library's limiter in PostgreSQL; it counts together with the others of its node. */
export class LimiterTogether extends RateLimiterPostgres {
  readonly #count: Count;
  constructor(o: IRateLimiterPostgresOptions, count: Count) {
    super(o);
    this.#count = count;
  }
  /** What the library asks of a store when something is consumed. */
  async _upsert(key: string, points: number, msDuration: number): Promise<{ rows: Counter[] }> {
    return { rows: [await this.#count({ key, points, expire: Date.now() + msDuration })] };
  }
}
