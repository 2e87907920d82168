import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { createBus, topic } from '#server/platform/bus/index.ts';
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

  it.skipIf(name === 'Redis' && !redis)('leave out what is too long, and say the rest', async () => {
    const bus = await createBus({ databaseUrl: inject('serverUrl'), redisUrl, log });
    const test = topic<{ text: string }>('long test');
    const heard: number[] = [];
    bus.subscribe(test, (m) => heard.push(m.text.length));
    await bus.publishAll(test, [{ text: 'x' }, { text: '复'.repeat(3_000) }, { text: 'xy' }]);
    await bus.publish(test, { text: 'x'.repeat(9_000) });
    await vi.waitUntil(() => heard.length === 2);
    expect(heard).toEqual([1, 2]);
    await bus.stop();
  });

  it.skipIf(name === 'Redis' && !redis)('count together', async () => {
    const { databaseUrl } = await testPlatform({ jobs: false });
    const nodes = await Promise.all([1, 2].map(() => createLimits({ databaseUrl, redisUrl, log })));
    const rule = { name: `test-${Date.now()}`, points: 3, seconds: 60 };
    const taken = [];
    for (let i = 0; i < 5; i++) taken.push(await nodes[i % 2]!.take(rule, 'somebody'));
    expect(taken.map((s) => s > 0)).toEqual([false, false, false, true, true]);
    await Promise.all(nodes.map((n) => n.stop()));
  });
});

it('a bus whose database does not answer keeps nobody waiting for long, and speaks by another connection', async () => {
  const databaseUrl = inject('serverUrl');
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  // Stands between the bus and PostgreSQL, and falls silent for the connections that there are.
  const pairs: { near: Socket; far: Socket }[] = [];
  const between = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    pairs.push({ near, far });
    near.pipe(far).pipe(near);
    for (const s of [near, far]) s.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const url = new URL(`postgresql://127.0.0.1:${(between.address() as AddressInfo).port}/${database}`);
  Object.assign(url, { username: user, password: password ?? '' });
  const bus = await createBus({ databaseUrl: url.href, log, patience: 500 });
  const test = topic<{ n: number }>('silent test');
  const heard: number[] = [];
  bus.subscribe(test, (m) => heard.push(m.n));
  for (const { near, far } of pairs) near.unpipe(far);
  await expect(bus.publish(test, { n: 1 })).rejects.toThrow('timeout');
  // At most once: what is said while there is no connection is lost, and nobody waits.
  await bus.publish(test, { n: 2 });
  await vi.waitUntil(() => pairs.length === 2, 5_000);
  await vi.waitUntil(() => bus.publish(test, { n: 3 }).then(() => heard.includes(3)), 5_000);
  expect(heard.every((n) => n === 3)).toBe(true);
  await bus.stop();
  for (const { near, far } of pairs) for (const s of [near, far]) s.destroy();
  between.close();
});
