import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterRedis, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { createClient } from 'redis';
import { networkOf } from '../http/address.ts';
import { createTake, GatheredLimiter } from './gathered.ts';

type Rule = { name: string; points: number; seconds: number };
/** `take` answers how many seconds to wait, or 0 when the act is allowed. */
export type Limits = {
  take: (rule: Rule, key: string, points?: number) => Promise<number>;
  /** Points used so far, without taking one. */
  used: (rule: Rule, key: string) => Promise<number>;
  clear: (rule: Rule, key: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** A key as it is counted: an IPv6 address among its words stands for its /64. */
const counted = (key: string): string =>
  key
    .split(' ')
    .map((word) => (isIPv6(word) ? networkOf(word) : word))
    .join(' ');

/** Counters that hold over all nodes: in PostgreSQL, or in Redis when there is one. */
export const createLimits = async (o: { pool: pg.Pool; redisUrl?: string | undefined }): Promise<Limits> => {
  const redis = o.redisUrl ? createClient({ url: o.redisUrl }) : undefined;
  redis?.on('error', () => undefined);
  await redis?.connect();
  const take = createTake(o.pool);
  const made = new Map<string, RateLimiterAbstract>();
  const limiter = (r: Rule): RateLimiterAbstract => {
    const key = `${r.name}:${r.points}:${r.seconds}`;
    let l = made.get(key);
    if (!l) {
      const common = { points: r.points, duration: r.seconds, keyPrefix: r.name };
      l = redis
        ? new RateLimiterRedis({ ...common, storeClient: redis, useRedisPackage: true })
        : new GatheredLimiter(
            { ...common, storeClient: o.pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
            take,
          );
      made.set(key, l);
    }
    return l;
  };
  return {
    async take(rule, key, points = 1) {
      try {
        await limiter(rule).consume(counted(key), points);
        return 0;
      } catch (res) {
        if (res instanceof RateLimiterRes) return Math.max(1, Math.ceil(res.msBeforeNext / 1000));
        throw res;
      }
    },
    used: async (rule, key) => (await limiter(rule).get(counted(key)))?.consumedPoints ?? 0,
    clear: async (rule, key) => {
      await limiter(rule).delete(counted(key));
    },
    stop: async () => {
      await redis?.close();
    },
  };
};
