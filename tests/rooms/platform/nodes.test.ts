import { describe, expect, inject, it } from 'vitest';
import { createBus, topic } from '#server/platform/bus/index.ts';
import { createPool } from '#server/platform/database/index.ts';
import { createLimits } from '#server/platform/limits/index.ts';
import { createLog } from '#server/platform/log.ts';
import { testPlatform } from '../../harness/platform.ts';

const redis = process.env['TEST_REDIS_URL'];
const log = createLog('silent');

/** Two nodes as two buses and two limiters; over PostgreSQL always, over Redis where TEST_REDIS_URL names one. */
describe.each([
  ['PostgreSQL', undefined],
  ['Redis', redis],
])('two nodes over %s', (name, redisUrl) => {
  it.skipIf(name === 'Redis' && !redis)('hear of each other', async () => {
    const databaseUrl = inject('serverUrl');
    const [one, two] = await Promise.all([
      createBus({ databaseUrl, redisUrl, log }),
      createBus({ databaseUrl, redisUrl, log }),
    ]);
    const test = topic<{ n: number }>('test');
    const heard = new Promise((done) => two.subscribe(test, done));
    await one.publish(test, { n: 1 });
    expect(await heard).toEqual({ n: 1 });
    await Promise.all([one.stop(), two.stop()]);
  });

  it.skipIf(name === 'Redis' && !redis)('count together', async () => {
    const { databaseUrl } = await testPlatform({ jobs: false });
    const pools = [createPool(databaseUrl, 2, log), createPool(databaseUrl, 2, log)] as const;
    const nodes = await Promise.all(pools.map((pool) => createLimits({ pool, redisUrl })));
    const rule = { name: `test-${Date.now()}`, points: 3, seconds: 60 };
    const taken = [];
    for (let i = 0; i < 5; i++) taken.push(await nodes[i % 2]!.take(rule, 'somebody'));
    expect(taken.map((s) => s > 0)).toEqual([false, false, false, true, true]);
    await Promise.all([...nodes.map((n) => n.stop()), ...pools.map((p) => p.end())]);
  });
});
