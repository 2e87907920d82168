import { expect, it } from 'vitest';
import { testPlatform } from '../../harness/platform.ts';

it('counts takes that come at the same time each, of one key and of several', async () => {
  const { platform } = await testPlatform({ jobs: false });
  const rule = { name: 'at once', points: 5, seconds: 60 };
  const take = (key: string, points?: number) => platform.limits.take(rule, key, points);
  const [many, other, heavy] = await Promise.all([
    Promise.all(Array.from({ length: 9 }, () => take('one'))),
    Promise.all([take('two'), take('two')]),
    Promise.all([take('three', 3), take('three', 3), take('three', 1)]),
  ]);
  expect(many.filter((wait) => wait === 0)).toHaveLength(5);
  // They are answered in the order in which they came.
  expect(many.slice(0, 5).every((wait) => wait === 0)).toBe(true);
  expect(many.slice(5).every((wait) => wait > 0 && wait <= 60)).toBe(true);
  expect(other).toEqual([0, 0]);
  expect(heavy.map((wait) => wait === 0)).toEqual([true, false, false]);
  expect(await platform.limits.used(rule, 'one')).toBe(9);
  await platform.limits.clear(rule, 'one');
  expect(await take('one')).toBe(0);
});

it('begins anew once the time of a key is over', async () => {
  const { platform } = await testPlatform({ jobs: false });
  const rule = { name: 'short', points: 1, seconds: 1 };
  expect(await platform.limits.take(rule, 'x')).toBe(0);
  expect(await platform.limits.take(rule, 'x')).toBe(1);
  await new Promise((done) => setTimeout(done, 1_050));
  expect(await platform.limits.take(rule, 'x')).toBe(0);
  expect(await platform.limits.used(rule, 'x')).toBe(1);
});
