import { isIPv6 } from 'node:net';
import { RateLimiterRedis, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { createClient } from 'redis';
import { createOneWire } from '../database/one-wire.ts';
import { networkOf } from '../http/address.ts';
import { digest } from '../ids.ts';
import type { Log } from '../log.ts';
import { createCount, LimiterTogether } from './together.ts';

type Rule = { name: string; points: number; seconds: number };
/** `take` answers how many seconds to wait, or 0 when the act is allowed. */
export type Limits = {
  take: (rule: Rule, key: string, points?: number) => Promise<number>;
  /** Points used so far, without taking one. */
  used: (rule: Rule, key: string) => Promise<number>;
  clear: (rule: Rule, key: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Characters of a word of a key, and of a key; an index entry holds 2,700 bytes. */
const longest = { word: 200, key: 500 };
const short = (text: string, most: number): string => (text.length > most ? digest(text) : text);

/** A key as it is counted: an IPv6 address among its words stands for its /64, and what is long for its digest. */
const counted = (key: string): string => {
  const words = key.split(' ').map((word) => (isIPv6(word) ? networkOf(word) : short(word, longest.word)));
  return short(words.join(' '), longest.key);
};

/** Counters that hold over all nodes: in PostgreSQL, or in Redis when there is one. */
export const createLimits = async (o: {
  databaseUrl: string;
  redisUrl?: string | undefined;
  log: Log;
}): Promise<Limits> => {
  const redis = o.redisUrl ? createClient({ url: o.redisUrl }) : undefined;
  redis?.on('error', () => undefined);
  await redis?.connect();
  const wire = createOneWire(o.databaseUrl, o.log);
  const count = createCount(wire);
  const made = new Map<string, RateLimiterAbstract>();
  const limiter = (r: Rule): RateLimiterAbstract => {
    const key = `${r.name}:${r.points}:${r.seconds}`;
    let l = made.get(key);
    if (!l) {
      const common = { points: r.points, duration: r.seconds, keyPrefix: r.name };
      l = redis
        ? new RateLimiterRedis({ ...common, storeClient: redis, useRedisPackage: true })
        : new LimiterTogether(
            { ...common, storeClient: wire, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
            count,
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
      await wire.end();
    },
  };
};
