import { expect, it } from 'vitest';
import { isInside, outlineOf } from '#contract/fairs/geometry.ts';
import type { HallPlan, Point } from '#contract/fairs/plan.ts';
import { boothClasses } from '#contract/fairs/classes.ts';
import { boothSizes, boothTemplates } from '#contract/fairs/states.ts';
import { avatarLook, lookFor, lookOf } from '#contract/fairs/avatar.ts';
import { type Built, buildBooth } from './booth-kit.ts';
import { girth, makeGround } from './collide.ts';
import { figureGeometry } from './figure.ts';
import { type Candidate, chooseLabels, mostLabels } from './labels.ts';
import { Pieces } from './pieces.ts';
import { boothOnRay, pushOf } from './ray.ts';
import { buildShell } from './shell.ts';
import { bandOf } from './thread.ts';
import { makeWalker } from './walker.ts';
import { wareOf } from './wares.ts';

const box = { x: 8, y: 6, width: 4, depth: 4 };
const booth = (more: Partial<Built> = {}): Built => ({
  id: 'a',
  number: 'A1',
  outline: outlineOf(box),
  front: 'south',
  class: 'fibre',
  size: 'small',
  state: 'taken',
  template: 'counter',
  accent: 'amber',
  wares: ['carbon-twill', 'machine', 'wound-vessel'],
  ...more,
});
const plan: HallPlan = {
  width: 40,
  depth: 30,
  door: [20, 30],
  aisles: [{ name: '1', kind: 'weft', x: 0, y: 12, width: 40, depth: 6 }],
  stages: [{ x: 20, y: 20, width: 12, depth: 6 }],
};
const trianglesOf = (pieces: Pieces): number =>
  pieces.geometries().reduce((n, { geometry }) => n + (geometry.index?.count ?? 0) / 3, 0);

it('every booth is whole, stays within its ground and costs few triangles', () => {
  for (const front of ['north', 'east', 'south', 'west'] as const)
    for (const template of boothTemplates)
      for (const size of boothSizes)
        for (const width of [4, 8]) {
          const pieces = new Pieces();
          buildBooth(pieces, booth({ front, template, size, outline: outlineOf({ ...box, width }) }), null);
          expect(trianglesOf(pieces)).toBeLessThan(4000);
          for (const { surface, geometry } of pieces.geometries()) {
            const at = geometry.getAttribute('position');
            expect(Array.from(at.array).every(Number.isFinite)).toBe(true);
            if (surface === 'shade') continue;
            geometry.computeBoundingBox();
            const { min, max } = geometry.boundingBox ?? { min: { x: 0, z: 0 }, max: { x: 0, z: 0 } };
            expect(min.x).toBeGreaterThan(box.x - 0.35);
            expect(max.x).toBeLessThan(box.x + width + 0.35);
            expect(min.z).toBeGreaterThan(box.y - 0.35);
            expect(max.z).toBeLessThan(box.y + 4.35);
          }
        }
});

it('a free booth is its ground and a rope', () => {
  const [full, free] = [new Pieces(), new Pieces()];
  buildBooth(full, booth(), null);
  buildBooth(free, booth({ state: 'free' }), null);
  expect(trianglesOf(free)).toBeLessThan(trianglesOf(full) / 3);
});

it('the hall around is whole', () => {
  const pieces = new Pieces();
  buildShell(pieces, plan);
  expect(trianglesOf(pieces)).toBeLessThan(40_000);
  for (const { geometry } of pieces.geometries())
    expect(Array.from(geometry.getAttribute('position').array).every(Number.isFinite)).toBe(true);
});

it('figures are whole, and far ones are a third of near ones', () => {
  const [near, far] = [figureGeometry(true), figureGeometry(false)].map((g) => {
    expect(Array.from(g.getAttribute('normal').array).every(Number.isFinite)).toBe(true);
    return (g.index?.count ?? 0) / 3;
  });
  expect(near).toBeLessThan(2400);
  expect(far).toBeLessThan((near ?? 0) / 3 + 1);
});

it('a figure is what its person made it, else the same for a seed', () => {
  expect(lookFor('u1')).toEqual(lookFor('u1'));
  expect(avatarLook.safeParse(lookFor('u2')).success).toBe(true);
  expect(lookOf({ hair: 'unknown' }, 'u1')).toEqual(lookFor('u1'));
  expect(lookOf(lookFor('u3'), 'u1')).toEqual(lookFor('u3'));
});

it('nobody walks into a booth or a stage or out of the hall, at any pace', () => {
  const booths = boothClasses.map((c, i) => booth({ id: c, class: c, outline: outlineOf({ ...box, x: 4 * i, y: 6 }) }));
  const ground = makeGround(plan, booths);
  let seed = 7;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647 - 0.5;
  };
  let at: Point = [20, 28];
  for (let i = 0; i < 4000; i += 1) {
    at = ground.step(at, [chance() * 6, chance() * 6]);
    expect(at[0]).toBeGreaterThanOrEqual(girth);
    expect(at[0]).toBeLessThanOrEqual(plan.width - girth);
    expect(at[1]).toBeGreaterThanOrEqual(girth);
    expect(at[1]).toBeLessThanOrEqual(plan.depth - girth);
    expect(booths.some((b) => isInside(b.outline, at))).toBe(false);
    expect(at[0] > 20 && at[0] < 32 && at[1] > 20 && at[1] < 26).toBe(false);
  }
});

it('walks along a way to its end and looks where it is told', () => {
  const walker = makeWalker(makeGround(plan, []), [20, 29]);
  walker.follow(
    [
      [20, 29],
      [10, 29],
      [10, 14],
    ],
    [10, 10],
  );
  for (let i = 0; i < 400; i += 1) walker.tick(0.05);
  const { x, y, heading } = walker.at;
  expect(Math.hypot(x - 10, y - 14)).toBeLessThan(0.6);
  expect(Math.abs(Math.sin(heading))).toBeLessThan(0.1);
});

it('shows seven boards at most, none over another, the chosen one first', () => {
  const all: Candidate[] = Array.from({ length: 40 }, (_, i) => ({
    key: `b${i}`,
    kind: 'booth',
    id: String(i),
    far: 40 - i,
    wide: 120,
    x: 80 + (i % 10) * 130,
    y: 100 + Math.floor(i / 10) * 20,
    isFirst: i === 0,
  }));
  const shown = chooseLabels(all, [1440, 900]);
  expect(shown.length).toBeLessThanOrEqual(mostLabels);
  expect(shown[0]?.id).toBe('0');
  for (const a of shown)
    for (const b of shown) if (a !== b) expect(Math.abs(a.x - b.x) >= 120 || Math.abs(a.y - b.y) >= 30).toBe(true);
});

it('the thread on the floor is a band of one width without holes', () => {
  const { position, index } = bandOf([
    [0, 0],
    [4, 0],
    [4, 4],
  ]);
  expect(position.every(Number.isFinite)).toBe(true);
  expect(index).toHaveLength(12);
});

it('every picture of a good stands for something', () => {
  expect(wareOf('roving')).toBe('coil');
  expect(wareOf('resin-drums')).toBe('drum');
  expect(wareOf('something-new')).toBe('panel');
});

it('chooses by a ray the booth that it meets first, none over it or beside it (fairs 73)', () => {
  const all = [booth({ id: 'near' }), booth({ id: 'far', outline: outlineOf({ ...box, y: 0 }) })];
  const from = [10, 1.6, 14] as const;
  expect(boothOnRay(all, from, [0, 0, -1])).toBe('near');
  expect(boothOnRay(all.toReversed(), from, [0, -0.05, -3])).toBe('near');
  expect(boothOnRay(all, from, [0, 1, -1])).toBeNull();
  expect(boothOnRay(all, from, [0, -1, -1])).toBeNull();
  expect(boothOnRay(all, from, [1, 0, -0.1])).toBeNull();
  // Over the nearer one, down to the farther one.
  expect(boothOnRay(all, [10, 8, 14], [0, -0.4, -1])).toBe('far');
});

it('walks by a stick to where the head looks, and rests while it hardly moves (fairs 73)', () => {
  const [ahead, right] = [pushOf({ x: 0, y: -1 }, 0), pushOf({ x: 0, y: -1 }, Math.PI / 2)];
  expect(ahead).toEqual({ ahead: 1, aside: 0 });
  expect(right.aside).toBeCloseTo(1);
  expect(right.ahead).toBeCloseTo(0);
  expect(pushOf({ x: 0.1, y: 0.1 }, 1)).toEqual({ ahead: 0, aside: 0 });
});
