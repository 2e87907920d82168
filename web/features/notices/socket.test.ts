import { expect, it } from 'vitest';
import { backoff } from './socket.ts';

it('waits longer after each loss, never above 30 s, never all at once', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((n) => backoff(n, 1))).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(backoff(0, 0)).toBe(500);
});
