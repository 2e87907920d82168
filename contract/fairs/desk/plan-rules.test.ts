import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, boundsOf, outlineOf } from '../geometry.ts';
import type { Outline } from '../plan.ts';
import * as edit from './plan-edit.ts';
import { type DrawnBooth, type DrawnHall, faultsOfPlan, isNumber, overlaps, type PlanFaultKind } from './plan-rules.ts';

const booth = (number: string, x: number, y: number, o: Partial<DrawnBooth> & { w?: number; d?: number } = {}) => {
  const { w = 4, d = 4, ...rest } = o;
  return {
    id: `${number}-${x}-${y}`,
    number,
    outline: outlineOf({ x, y, width: w, depth: d }),
    front: 'south' as const,
    class: 'fibre' as const,
    size: 'small' as const,
    ...rest,
  };
};
const hall = (booths: DrawnBooth[], plan: Partial<DrawnHall['plan']> = {}): DrawnHall => ({
  plan: { width: 40, depth: 24, door: [20, 24], aisles: [], stages: [], ...plan },
  booths,
});
const kinds = (h: DrawnHall): PlanFaultKind[] => faultsOfPlan(h).map((f) => f.kind);

describe('faults of a plan (fairs 42)', () => {
  it('finds each once, and none in a plan that is whole', () => {
    expect(kinds(hall([booth('A1', 4, 4), booth('A2', 8, 4)]))).toEqual([]);
    const faulty: [PlanFaultKind, DrawnHall][] = [
      ['overlap', hall([booth('A1', 4, 4), booth('A2', 6, 4)])],
      ['overlap', hall([booth('A1', 4, 4)], { stages: [{ x: 6, y: 4, width: 4, depth: 2 }] })],
      ['outside', hall([booth('A1', 37, 4)])],
      ['twice', hall([booth('A1', 4, 4), booth('a1', 8, 4)])],
      ['number', hall([booth('', 4, 4)])],
      ['small', hall([booth('A1', 4, 4, { w: 1, d: 1 })])],
      ['hall', hall([], { width: 4, door: [2, 24] })],
      ['door', hall([], { door: [3, 3] })],
      ['aisle', hall([], { aisles: [{ name: '', kind: 'weft', x: 0, y: 0, width: 40, depth: 4 }] })],
      ['stage', hall([], { stages: [{ x: 38, y: 0, width: 4, depth: 4 }] })],
      ['noAisle', hall([booth('A1', 4, 4), booth('A2', 4, 8)])],
    ];
    for (const [kind, h] of faulty) expect(kinds(h), kind).toEqual([kind]);
  });

  it('finds a booth that is walled in by others', () => {
    const ring = [
      booth('B1', 4, 4, { w: 16, d: 4, front: 'north' }),
      booth('B2', 4, 8, { w: 4, d: 8, front: 'west' }),
      booth('B3', 16, 8, { w: 4, d: 8, front: 'east' }),
      booth('B4', 4, 16, { w: 16, d: 4 }),
    ];
    expect(faultsOfPlan(hall([...ring, booth('A1', 8, 9, { w: 3, d: 3 })]))).toMatchObject([
      { kind: 'noWay', number: 'A1' },
    ]);
  });

  it('compares outlines that are no boxes, and lets neighbours touch', () => {
    const corner: Outline = [
      [0, 0],
      [8, 0],
      [8, 4],
      [4, 4],
      [4, 8],
      [0, 8],
    ];
    expect(overlaps(corner, outlineOf({ x: 4, y: 4, width: 4, depth: 4 }))).toBe(false);
    expect(overlaps(corner, outlineOf({ x: 3, y: 3, width: 4, depth: 4 }))).toBe(true);
    expect(overlaps(corner, corner)).toBe(true);
  });

  it('takes numbers as they stand on signs', () => {
    for (const good of ['A1', 'A-12', '7', '甲3', 'H1.B2']) expect(isNumber(good), good).toBe(true);
    for (const bad of ['', ' ', 'A 1', '-A', 'A-', '<b>', 'A123456789012']) expect(isNumber(bad), bad).toBe(false);
  });
});

const half = fc.integer({ min: 2, max: 40 }).map((n) => n / 2);
const box = fc.record({ x: half, y: half, width: half, depth: half });

describe('changes of a plan (fairs 43)', () => {
  it('splits a booth into two that fill it, which merge into it again', () => {
    fc.assert(
      fc.property(box, fc.constantFrom('x' as const, 'y' as const), (b, axis) => {
        const whole = { ...booth('A1', 0, 0), outline: outlineOf(b) };
        const parts = edit.split(whole, axis, { id: 'new', number: 'A2' });
        if (!parts) return (axis === 'x' ? b.width : b.depth) < 2;
        const [one, two] = parts;
        expect(one).toMatchObject({ id: whole.id, number: 'A1' });
        expect(overlaps(one.outline, two.outline)).toBe(false);
        expect(areaOf(one.outline) + areaOf(two.outline)).toBeCloseTo(areaOf(whole.outline));
        expect(edit.merge([one, two])?.outline).toEqual(whole.outline);
        return true;
      }),
    );
  });

  it('merges neither booths apart nor ones that make no box', () => {
    expect(edit.merge([booth('A1', 0, 0), booth('A2', 8, 0)])).toBeNull();
    expect(edit.merge([booth('A1', 0, 0), booth('A2', 4, 4)])).toBeNull();
    expect(edit.merge([booth('A1', 0, 0)])).toBeNull();
  });

  it('makes rows that lie side by side, each with a number of its own', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        box,
        fc.constantFrom('A1', 'B09', 'X'),
        fc.uniqueArray(fc.integer({ min: 1, max: 30 }).map((n) => `A${n}`)),
        (count, b, number, taken) => {
          let n = 0;
          const first = { number, front: 'south' as const, class: 'fibre' as const };
          const row = edit.rowOf({
            box: b,
            count,
            axis: 'x',
            first,
            taken: new Set(taken),
            newId: () => `${(n += 1)}`,
          });
          expect(row).toHaveLength(count);
          expect(new Set([...row.map((r) => r.number), ...taken]).size).toBe(count + taken.length);
          expect(row.every((r, i) => boundsOf(r.outline).x === b.x + i * b.width)).toBe(true);
        },
      ),
    );
  });

  it('numbers along the row that booths make, and over what others have', () => {
    const row = [booth('Z9', 8, 4), booth('Z1', 0, 4), booth('Z5', 4, 4)];
    expect([...edit.numberRow(row, 'A9', new Set(['A10'])).values()]).toEqual(['A9', 'A11', 'A12']);
    expect(edit.numberRow(row, 'A9', new Set()).get('Z1-0-4')).toBe('A9');
    const column = [booth('Z2', 0, 8), booth('Z1', 0, 4)];
    expect(edit.numberRow(column, 'B01', new Set())).toEqual(
      new Map([
        ['Z1-0-4', 'B01'],
        ['Z2-0-8', 'B02'],
      ]),
    );
  });

  it('moves within the hall alone', () => {
    const hall40 = { width: 41, depth: 41 };
    fc.assert(
      fc.property(box, fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }), (b, dx, dy) => {
        const [x, y] = edit.stepWithin(hall40, [outlineOf(b)], [dx, dy]);
        const to = boundsOf(edit.moved(outlineOf(b), x, y));
        expect([to.x >= 0, to.y >= 0, to.x + to.width <= 41, to.y + to.depth <= 41]).toEqual(Array(4).fill(true));
      }),
    );
    const step = edit.stepWithin({ width: 20, depth: 20 }, [outlineOf({ x: 14, y: 2, width: 4, depth: 4 })], [9, -9]);
    expect(step).toEqual([2, -2]);
  });

  it('keeps corners where they are in an outline that is resized', () => {
    const l: Outline = [
      [0, 0],
      [4, 0],
      [4, 2],
      [2, 2],
      [2, 4],
      [0, 4],
    ];
    const grown = edit.resized(l, { x: 0, y: 0, width: 8, depth: 4 });
    expect(grown[2]).toEqual([8, 2]);
    expect(grown[3]).toEqual([4, 2]);
  });
});
