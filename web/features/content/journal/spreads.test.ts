import { expect, it } from 'vitest';
import { spreadOf, spreadsOf, turned } from './spreads.ts';

it('opens the cover by itself, then two pages together', () => {
  expect([1, 2, 3, 15, 16].map((no) => spreadOf(no, 16))).toEqual([[1], [2, 3], [2, 3], [14, 15], [16]]);
  expect(spreadsOf(16)).toEqual([1, 2, 4, 6, 8, 10, 12, 14, 16]);
  expect(spreadsOf(1)).toEqual([1]);
  expect(spreadsOf(3)).toEqual([1, 2]);
});

it('turns to the spread beside, and not over the ends', () => {
  expect([1, 3, 16].map((no) => turned(no, 16, 1))).toEqual([2, 4, null]);
  expect([1, 3, 16].map((no) => turned(no, 16, -1))).toEqual([null, 1, 14]);
});
