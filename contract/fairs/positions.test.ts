import { expect, it } from 'vitest';
import { joinPacked, packNumbered, packOwn, unpackAll, unpackOwn } from './positions.ts';

it('carries positions to the centimetre and headings to a degree and a half', () => {
  const at = { x: 12.34, y: 45.67, heading: 5.5, walking: true };
  const got = unpackOwn(packOwn(at));
  expect(got).toMatchObject({ x: 12.34, y: 45.67, walking: true });
  expect(Math.abs((got?.heading ?? 0) - 5.5)).toBeLessThan(0.025);
  const all = unpackAll(joinPacked('all', [packNumbered({ n: 65_535, ...at })]));
  expect(all).toMatchObject({ all: true, people: [{ n: 65_535, x: 12.34, y: 45.67 }] });
  expect(unpackAll(joinPacked('moved', []))).toEqual({ all: false, people: [] });
});

it('keeps what lies outside at the edge, and takes nothing that is no position', () => {
  expect(unpackOwn(packOwn({ x: -3, y: 9_999, heading: -1, walking: false }))).toMatchObject({ x: 0, y: 655.35 });
  expect(unpackOwn(packOwn({ x: Number.NaN, y: 1, heading: Number.NaN, walking: false }))).toMatchObject({ x: 0 });
  for (const bytes of [[], [1, 2, 3], [1, 2, 3, 4, 5, 6, 7]]) expect(unpackOwn(Uint8Array.from(bytes))).toBeNull();
  for (const bytes of [[], [3], [1, 2], [0, 1, 2, 3, 4, 5, 6, 7, 8]])
    expect(unpackAll(Uint8Array.from(bytes))).toBeNull();
});
