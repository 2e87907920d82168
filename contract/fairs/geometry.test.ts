import { expect, it } from 'vitest';
import { areaOf, before, isInside, middleOf, nextBooth, outlineOf } from './geometry.ts';
import type { HallPlan, Placed, Point } from './plan.ts';
import { stepsOf, wayTo } from './way.ts';

const booth = (id: string, x: number, y: number, width = 4, front: Placed['front'] = 'south'): Placed => ({
  id,
  outline: outlineOf({ x, y, width, depth: 4 }),
  front,
});
// Two rows back to back, and one below the aisle.
const a1 = booth('A1', 4, 4, 4, 'north');
const a2 = booth('A2', 8, 4, 8, 'north');
const b1 = booth('B1', 4, 8);
const b2 = booth('B2', 8, 8);
const b3 = booth('B3', 12, 8);
const c1 = booth('C1', 8, 18, 4, 'north');
const booths = [a1, a2, b1, b2, b3, c1];
const plan: HallPlan = { width: 20, depth: 26, door: [10, 26], aisles: [], stages: [] };

it('measures booths of any shape', () => {
  expect(areaOf(a2.outline)).toBe(32);
  const angle: Point[] = [
    [0, 0],
    [8, 0],
    [8, 4],
    [4, 4],
    [4, 8],
    [0, 8],
  ];
  expect(areaOf(angle)).toBe(48);
  expect(isInside(angle, [2, 7])).toBe(true);
  expect(isInside(angle, [6, 6])).toBe(false);
  expect(middleOf(angle)).toEqual([4, 4]);
});

it('stands in the aisle before the open side', () => {
  expect(before(a1)).toEqual([6, 2.5]);
  expect(before(b1)).toEqual([6, 13.5]);
});

it('walks booth to booth by arrow keys, and stops at the edge', () => {
  expect(nextBooth(booths, a1, 'east')?.id).toBe('A2');
  expect(nextBooth(booths, a1, 'south')?.id).toBe('B1');
  expect(nextBooth(booths, b2, 'south')?.id).toBe('C1');
  expect(nextBooth(booths, b3, 'west')?.id).toBe('B2');
  expect(nextBooth(booths, a1, 'north')).toBeNull();
  expect(nextBooth(booths, a1, 'west')).toBeNull();
});

it('every booth is reached by arrow keys from the first one', () => {
  const seen = new Set([a1.id]);
  const open = [a1];
  for (let b = open.pop(); b; b = open.pop())
    for (const side of ['north', 'east', 'south', 'west'] as const) {
      const next = nextBooth(booths, b, side);
      if (next && !seen.has(next.id)) {
        seen.add(next.id);
        open.push(next);
      }
    }
  expect([...seen].toSorted()).toEqual(booths.map((b) => b.id).toSorted());
});

it('leads around booths to the front of one', () => {
  const way = wayTo(plan, booths, plan.door, a1);
  expect(way[0]).toEqual([10, 26]);
  expect(way.at(-1)).toEqual(before(a1));
  for (let i = 1; i < way.length; i += 1)
    for (let t = 0; t <= 1; t += 0.05) {
      const p: Point = way[i - 1] ?? [0, 0];
      const q: Point = way[i] ?? [0, 0];
      const at: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
      expect(booths.find((b) => isInside(b.outline, at))).toBeUndefined();
    }
  expect(stepsOf(way)).toBeGreaterThan(30);
});

it('leads nowhere where a booth is walled in', () => {
  const walled = booth('W', 0, 0, 4, 'south');
  const wall = { id: 'X', outline: outlineOf({ x: 0, y: 4, width: 20, depth: 4 }), front: 'south' as const };
  expect(wayTo(plan, [walled, wall], plan.door, walled)).toEqual([]);
});
