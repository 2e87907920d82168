import { expect, it } from 'vitest';
import { changed, shiftedPair } from './use-pair.ts';

const ids = ['a', 'b', 'c', 'd'];

it('the one that is changed makes room for the next that is not shown, around the end', () => {
  expect(changed(ids, ['a', 'b'], 'a')).toEqual(['c', 'b']);
  expect(changed(ids, ['c', 'b'], 'c')).toEqual(['d', 'b']);
  expect(changed(ids, ['d', 'b'], 'd')).toEqual(['a', 'b']);
  expect(changed(['a', 'b'], ['a', 'b'], 'a')).toEqual(['a', 'b']);
});

it('a swipe moves to the neighbours and stops at the ends', () => {
  expect(shiftedPair(ids, ['a', 'b'], 1)).toEqual(['b', 'c']);
  expect(shiftedPair(ids, ['c', 'd'], 1)).toEqual(['c', 'd']);
  expect(shiftedPair(ids, ['a', 'b'], -1)).toEqual(['a', 'b']);
});
