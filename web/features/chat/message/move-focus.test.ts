import { expect, it } from 'vitest';
import { rowBy } from './move-focus.ts';

it('moves by one message, to the ends, and no further', () => {
  expect(['ArrowUp', 'ArrowDown', 'End', 'Home'].map((k) => rowBy(k, -1, 5))).toEqual([4, 4, 4, 0]);
  expect(['ArrowUp', 'ArrowDown', 'End', 'Home'].map((k) => rowBy(k, 2, 5))).toEqual([1, 3, 4, 0]);
  expect([rowBy('ArrowUp', 0, 5), rowBy('ArrowDown', 4, 5)]).toEqual([0, 4]);
  expect([rowBy('Enter', 2, 5), rowBy('ArrowUp', -1, 0)]).toEqual([null, null]);
});
