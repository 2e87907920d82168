import { expect, it } from 'vitest';
import type { PublicFact } from '#contract/core/public-facts.ts';
import { createCounts } from './counts.ts';

const withChanges = () => {
  const listeners: ((facts: readonly PublicFact[]) => void)[] = [];
  const counts = createCounts({ on: (l) => void listeners.push(l) });
  return { counts, touch: (fact: PublicFact) => listeners.forEach((l) => l([fact])) };
};

it('counts a list once until one of its facts changes, and each list by its own key', async () => {
  const { counts, touch } = withChanges();
  let made = 0;
  const count = () => Promise.resolve((made += 1));
  expect(await counts(['products'], 'all', count)).toBe(1);
  expect(await counts(['products'], 'all', count)).toBe(1);
  expect(await counts(['products'], 'of visitors', count)).toBe(2);
  touch('settings');
  expect(await counts(['products'], 'all', count)).toBe(1);
  touch('products');
  expect(await counts(['products'], 'all', count)).toBe(3);
});

it('does not keep what was counted before a change', async () => {
  const { counts, touch } = withChanges();
  let answer = (_n: number) => undefined as void;
  const slow = counts(['products'], 'all', () => new Promise<number>((done) => (answer = done)));
  await Promise.resolve();
  touch('products');
  answer(7);
  expect(await slow).toBe(7);
  expect(await counts(['products'], 'all', () => Promise.resolve(8))).toBe(8);
});

it('does not keep a count that failed', async () => {
  const { counts } = withChanges();
  await expect(counts(['products'], 'all', () => Promise.reject(new Error('no database')))).rejects.toThrow();
  expect(await counts(['products'], 'all', () => Promise.resolve(3))).toBe(3);
});
