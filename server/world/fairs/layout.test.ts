import { expect, it } from 'vitest';
import { boundsOf, nextBooth } from '#contract/fairs/geometry.ts';
import { hallPlan } from '#contract/fairs/plan.ts';
import { wayTo } from '#contract/fairs/way.ts';
import { largeHall, smallHall } from './layout.ts';

it.each([
  ['large', largeHall, 60],
  ['small', smallHall, 40],
] as const)('the %s hall of the demo world has its booths, none over another, each reached', (_, hall, n) => {
  const booths = hall.booths.map((b) => ({ ...b, id: b.number }));
  expect(booths).toHaveLength(n);
  expect(new Set(booths.map((b) => b.number)).size).toBe(n);
  expect(hallPlan.safeParse(hall.plan).success).toBe(true);
  const boxes = [...booths.map((b) => boundsOf(b.outline)), ...hall.plan.stages];
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1))
      expect(a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.depth && b.y < a.y + a.depth).toBe(false);
  for (const b of booths) expect(wayTo(hall.plan, booths, hall.plan.door, b), b.id).not.toEqual([]);
  const first = booths[0];
  if (!first) throw new Error('a hall without booths');
  const seen = new Set([first.id]);
  const open = [first];
  for (let b = open.pop(); b; b = open.pop())
    for (const side of ['north', 'east', 'south', 'west'] as const) {
      const next = nextBooth(booths, b, side);
      if (next && !seen.has(next.id)) {
        seen.add(next.id);
        open.push(next);
      }
    }
  expect(seen.size).toBe(n);
});
