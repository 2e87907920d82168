import type pg from 'pg';
import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible';
import { together } from '../together/index.ts';

type Take = { key: string; points: number; expire: number; now: number };
/** As a row of the table stands after a take: `expire` are milliseconds. */
type Taken = { points: number; expire: string };

const takeAll = `insert into rate_limits (key, points, expire)
  select * from unnest($1::text[], $2::int[], $3::bigint[]) as w(key, points, expire) order by w.key
  on conflict (key) do update set
    points = case when rate_limits.expire <= $4 then excluded.points else rate_limits.points + excluded.points end,
    expire = case when rate_limits.expire <= $4 then excluded.expire else rate_limits.expire end
  returning key, points, expire`;

/** Takes points of many keys by one statement; of one key that several take from, each is told what stands after its own. */
export const createTake = (pool: pg.Pool): ((take: Take) => Promise<Taken>) =>
  together({
    most: 200,
    pause: 4,
    run: async (takes) => {
      const keys = [...Map.groupBy(takes, (t) => t.key)];
      const { rows } = await pool.query<Taken & { key: string }>({
        name: 'take_all',
        text: takeAll,
        values: [
          keys.map(([key]) => key),
          keys.map(([, own]) => own.reduce((n, t) => n + t.points, 0)),
          keys.map(([, own]) => own[0]?.expire),
          Math.max(...takes.map((t) => t.now)),
        ],
      });
      const left = new Map(rows.map((r) => [r.key, r]));
      const told = takes.toReversed().map(({ key, points }): PromiseSettledResult<Taken> => {
        const row = left.get(key);
        if (!row) return { status: 'rejected', reason: new Error('a limit was not counted') };
        left.set(key, { ...row, points: row.points - points });
        return { status: 'fulfilled', value: row };
      });
      return told.toReversed();
    },
  });

/** The library's limiter, whose one write goes together with those of other limits. */
export class GatheredLimiter extends RateLimiterPostgres {
  readonly #take: ReturnType<typeof createTake>;
  constructor(o: IRateLimiterPostgresOptions, take: ReturnType<typeof createTake>) {
    super(o);
    this.#take = take;
  }
  /** What the library calls to take points (`RateLimiterStoreAbstract.consume`). */
  async _upsert(key: string, points: number, duration: number): Promise<{ rows: Taken[] }> {
    const now = Date.now();
    return { rows: [await this.#take({ key, points, expire: now + duration, now })] };
  }
}
