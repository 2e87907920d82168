import { expect, it } from 'vitest';
import { placeAt } from './positions.ts';

it('keeps a place in the middle, and none at the beginning or the end', () =>
  expect([0, 4.9, 5.7, 39, 44].map((s) => placeAt(s, 44))).toEqual([0, 0, 5, 39, 0]));
