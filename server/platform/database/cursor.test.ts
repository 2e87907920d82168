import { describe, expect, it } from 'vitest';
import { cursorText, type KeyKind, readCursor } from './cursor.ts';

const parts: KeyKind[][] = [
  ['instant', 'id'],
  ['rank', 'number', 'id'],
];
const id = '019aa2c6-3a10-7c4e-9d7e-0242ac120002';
const broken = (told: unknown) => Buffer.from(JSON.stringify(told)).toString('base64url');

describe('a cursor', () => {
  it('comes back as the place that it names', () => {
    const place = { back: true, part: 1, values: ['0.6079271', '-12.50', id] };
    expect(readCursor(cursorText({ name: 'newest', ...place }), 'newest', parts)).toEqual(place);
    expect(cursorText({ name: 'newest', ...place })).toMatch(/^[\w-]{1,400}$/);
  });

  it('of another order, bent or made up is none', () => {
    const good = cursorText({ name: 'newest', back: false, part: 0, values: ['1763800000000000', id] });
    expect(readCursor(good, 'newest', parts)).toBeDefined();
    expect(readCursor(good, 'hot', parts)).toBeUndefined();
    expect(readCursor(good.slice(0, -4), 'newest', parts)).toBeUndefined();
    for (const told of [
      null,
      7,
      {},
      [],
      ['newest', 0, 2, '1', id],
      ['newest', 0, '0', '1', id],
      ['newest', 2, 0, '1', id],
      ['newest', 0, 0, '1'],
      ['newest', 0, 0, '1', id, id],
      ['newest', 0, 0, 1, id],
      ['newest', 0, 0, '2026-02-30', id],
      ['newest', 0, 0, '99999999999999999', id],
      ['newest', 0, 0, '1', "' or 1=1"],
      ['newest', 0, 1, '1e99', '1', id],
      ['newest', 0, 1, '1e-60', '1', id],
      ['newest', 0, 1, '0.5', '1e400', id],
      ['newest', 0, 0, '1', id.toUpperCase()],
    ])
      expect(readCursor(broken(told), 'newest', parts), JSON.stringify(told)).toBeUndefined();
  });
});
