import { expect, it } from 'vitest';
import { testPlatform } from '../../harness/platform.ts';

it('counts takes that come at the same time each, of one key and of several', async () => {
  const { platform } = await testPlatform({ jobs: false });
  const rule = { name: 'at once', points: 5, seconds: 60 };
  const take = (key: string, points?: number) => platform.limits.take(rule, key, points);
  const [many, other] = await Promise.all([
    Promise.all(Array.from({ length: 9 }, () => take('one'))),
    Promise.all([take('two'), take('two')]),
  ]);
  expect(many.filter((wait) => wait === 0)).toHaveLength(5);
  expect(many.every((wait) => wait <= 60)).toBe(true);
  expect(other).toEqual([0, 0]);
  expect(await take('three', 3)).toBe(0);
  expect(await take('three', 3)).toBeGreaterThan(0);
  expect(await platform.limits.used(rule, 'one')).toBe(9);
  await platform.limits.clear(rule, 'one');
  expect(await take('one')).toBe(0);
});

it('begins anew once the time of a key is over', async () => {
  const { platform } = await testPlatform({ jobs: false });
  const rule = { name: 'short', points: 1, seconds: 60 };
  expect(await platform.limits.take(rule, 'x')).toBe(0);
  expect(await platform.limits.take(rule, 'x')).toBeGreaterThan(0);
  const ended = await platform.pool.query('update rate_limits set expire = 0 where key = $1', ['short:x']);
  expect(ended.rowCount).toBe(1);
  expect(await platform.limits.take(rule, 'x')).toBe(0);
  expect(await platform.limits.used(rule, 'x')).toBe(1);
});

it('counts by keys of any length, each its own', async () => {
  const { platform } = await testPlatform({ jobs: false });
  const rule = { name: 'long', points: 1, seconds: 60 };
  const take = (key: string) => platform.limits.take(rule, key);
  // What differs at every place, so that no index can press it together.
  const noise = (n: number, words = '') => Array.from({ length: n }, (_, i) => (i * 7_919).toString(36)).join(words);
  for (const key of [`x ${noise(5_000)}`, noise(5_000, ' ')]) {
    expect([await take(key), await take(`${key}!`)]).toEqual([0, 0]);
    expect(await take(key)).toBeGreaterThan(0);
    expect(await platform.limits.used(rule, key)).toBe(2);
    await platform.limits.clear(rule, key);
    expect(await take(key)).toBe(0);
  }
});

it('fails a key that the database cannot hold alone, not those that come with it', async () => {
  const { platform } = await testPlatform({ jobs: false });
  const take = (key: string) => platform.limits.take({ name: 'spoilt', points: 1, seconds: 60 }, key);
  const [good, spoilt, same, other] = await Promise.allSettled([take('a'), take('a\u0000'), take('a'), take('b')]);
  expect([good, other]).toEqual([0, 0].map((value) => ({ status: 'fulfilled', value })));
  expect(same).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
  expect(spoilt?.status).toBe('rejected');
  expect(await take('a')).toBeGreaterThan(0);
  expect(await take('b')).toBeGreaterThan(0);
});

it('keeps its counters out of the log of the database, which each call would wait for', async () => {
  const { pool } = await testPlatform({ jobs: false });
  const { rows } = await pool.query(`select relpersistence from pg_class where oid = 'rate_limits'::regclass`);
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});
