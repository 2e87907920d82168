/** What the bench and the still draw: a hall of any size with any number of people in it, without server or page around. */
import { boothClasses } from '#contract/fairs/classes.ts';
import { outlineOf } from '#contract/fairs/geometry.ts';
import type { HallPlan, Point } from '#contract/fairs/plan.ts';
import type { HallPosition } from '#contract/fairs/positions.ts';
import type { HallPerson } from '#contract/fairs/presence.ts';
import { boothAccents, boothTemplates } from '#contract/fairs/states.ts';
import type { Built } from '#web/features/fairs/space/engine/booth-kit.ts';
import type { Quality } from '#web/features/fairs/space/engine/materials.ts';
import { makeWorld, type World } from '#web/features/fairs/space/engine/world.ts';

const goods = [
  'carbon-twill',
  'roving',
  'resin-drums',
  'sandwich-panel',
  'wound-vessel',
  'profiles',
  'machine',
  'wheel',
  'glass-weave',
  'prepreg-roll',
  'honeycomb',
];
type Booth = Built & { name: string };

/** Rows back to back of ten booths a side, until there are enough; each tenth is free, each seventh takes two places. */
export const hallOf = (count: number): { plan: HallPlan; booths: Booth[] } => {
  const booths: Booth[] = [];
  let y = 4;
  for (let row = 0; booths.length < count; row += 1) {
    for (let x = 4; x < 88 && booths.length < count;) {
      const i = booths.length;
      const isTwo = i % 7 === 3 && x < 80;
      if (x === 44) x = 48;
      const width = isTwo && x + 8 !== 48 && x !== 40 ? 8 : 4;
      booths.push({
        id: `b${i}`,
        number: `${String.fromCharCode(65 + row)}${i}`,
        name: ['Bolan Fibre', 'Hengjing', 'Tejidos Ría', 'Nordvik Core', 'Aurel Resins'][i % 5] ?? '',
        outline: outlineOf({ x, y, width, depth: 4 }),
        front: row % 2 ? 'south' : 'north',
        class: boothClasses[Math.floor(i / 2) % boothClasses.length] ?? 'fibre',
        size: width === 8 ? 'medium' : 'small',
        state: i % 10 === 9 ? 'free' : 'taken',
        template: boothTemplates[i % 3] ?? 'counter',
        accent: boothAccents[i % 5] ?? 'green',
        wares: [
          goods[i % goods.length] ?? '',
          goods[(i * 3 + 1) % goods.length] ?? '',
          goods[(i * 5 + 2) % goods.length] ?? '',
        ],
      });
      x += width;
    }
    y += row % 2 ? 10 : 4;
  }
  const depth = y + 6;
  const aisles = Array.from({ length: Math.ceil(depth / 14) }, (_, n) => ({
    name: String(n + 1),
    kind: 'weft' as const,
    x: 0,
    y: 12 + n * 14,
    width: 92,
    depth: 6,
  }));
  return {
    plan: {
      width: 92,
      depth,
      door: [46, depth],
      aisles: [...aisles, { name: '1', kind: 'warp', x: 44, y: 0, width: 4, depth }],
      stages: [],
    },
    booths,
  };
};

/** People who walk to and fro in the aisle before a point, or stand in twos; a fifth of them staff at the edges. */
export const crowdOf = (count: number, [x, y]: Point) => {
  const people = new Map<number, HallPerson>();
  for (let n = 1; n <= count; n += 1)
    people.set(n, {
      n,
      userId: `u${n * 7}`,
      name: `N${n}`,
      company: {},
      boothId: n % 5 === 0 ? `b${n}` : null,
    });
  const placeOf = (n: number, now: number): HallPosition => {
    const along = 4.5 + n * Math.max(0.55, 30 / count);
    if (n % 5 === 0)
      return { x: x + along, y: y + (n % 2 ? 2.5 : -2.5), heading: n % 2 ? -0.5 : Math.PI + 0.5, walking: false };
    if (n % 5 < 2)
      return { x: x + along + 0.3, y: y + ((n * 53) % 30) / 10 - 1.5, heading: n % 2 ? -2 : 1.1, walking: false };
    const isAway = n % 2 === 0;
    const shift = ((now / 1000) * 1.1 + n) % 2;
    return {
      x: x + along + (isAway ? shift : -shift),
      y: y + ((n * 31) % 34) / 10 - 1.7,
      heading: isAway ? 1.57 : -1.57,
      walking: true,
    };
  };
  return {
    people: () => people,
    positions: (now: number): ReadonlyMap<number, HallPosition> =>
      new Map([...people.keys()].map((n) => [n, placeOf(n, now)])),
    move: () => undefined,
  };
};

let world: World | null = null;
const open = (booths: number, people: number, quality: Quality, at?: { at: Point; heading: number }): World => {
  world?.dispose();
  document.querySelector('canvas')?.remove();
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh';
  document.body.append(canvas);
  const hall = hallOf(booths);
  const start = at ?? { at: [30, 15] as Point, heading: 1.57 };
  world = makeWorld({
    canvas,
    ...hall,
    line: crowdOf(people, start.at),
    start,
    smooth: quality === 'high',
    onLabels: () => undefined,
  });
  world.setQuality(quality);
  world.still(1000);
  return world;
};
const bench = {
  open,
  close: () => {
    world?.dispose();
    world = null;
    document.querySelector('canvas')?.remove();
  },
};
export type Bench = typeof bench;
Object.assign(globalThis, { bench });
