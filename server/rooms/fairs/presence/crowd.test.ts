import { expect, it } from 'vitest';
import type { HallDownstream } from '#contract/fairs/presence.ts';
import { unpackAll } from '#contract/fairs/positions.ts';
import { createCrowd, type Eyes } from './crowd.ts';

type Seen = { frames: ReturnType<typeof unpackAll>[]; texts: HallDownstream[] };
const eyes = (blocked: string[] = []): Eyes & Seen => {
  const seen: Seen = { frames: [], texts: [] };
  return {
    ...seen,
    bytes: (b) => void seen.frames.push(unpackAll(b)),
    text: (t) => void seen.texts.push(t),
    blocked: new Set(blocked),
  };
};
const hall = () =>
  createCrowd({ width: 64, depth: 40, door: [32, 40] }, (frame, to) => to.forEach((e) => e.bytes(frame)));
const face = (userId: string) => ({ userId, name: userId, company: {}, boothId: null });
const at = (x: number, y: number) => ({ x, y, heading: 0, walking: true });
const numbersOf = (e: Seen) => e.frames.at(-1)?.people.map((p) => p.n);

it('sends who shows themselves to those within sight, and nobody else', () => {
  const crowd = hall();
  const [a, b, far] = [eyes(), eyes(), eyes()];
  const ann = crowd.enter({ userId: 'ann', eyes: a, at: at(4, 4) });
  crowd.enter({ userId: 'ben', eyes: b, at: at(10, 4) });
  crowd.enter({ userId: 'far', eyes: far, at: at(60, 36) });
  crowd.tick(true);
  expect(numbersOf(b)).toEqual([]);
  crowd.show(ann, face('ann'));
  crowd.move(ann, at(5, 4));
  crowd.tick(false);
  expect(numbersOf(b)).toEqual([ann.n]);
  expect(b.frames.at(-1)?.people[0]).toMatchObject({ x: 5, y: 4, walking: true });
  expect(far.frames).toHaveLength(1);
  crowd.tick(true);
  expect(b.texts).toEqual([{ method: 'people', people: [{ n: ann.n, ...face('ann') }] }]);
  crowd.tick(true);
  expect(b.texts).toHaveLength(1);
  // Nobody moves: nothing is sent but who is there.
  const before = b.frames.length;
  crowd.tick(false);
  expect(b.frames).toHaveLength(before);
});

it('says of whoever hides or leaves by leaving them out', () => {
  const crowd = hall();
  const b = eyes();
  crowd.enter({ userId: 'ben', eyes: b, at: at(4, 4) });
  const ann = crowd.enter({ userId: 'ann', eyes: null, at: at(6, 4) });
  crowd.show(ann, face('ann'));
  crowd.tick(true);
  expect(numbersOf(b)).toEqual([ann.n]);
  crowd.show(ann, null);
  crowd.tick(true);
  expect(numbersOf(b)).toEqual([]);
  crowd.show(ann, face('ann'));
  crowd.leave(ann);
  crowd.tick(true);
  expect(numbersOf(b)).toEqual([]);
  expect(crowd.people.size).toBe(1);
});

it('keeps those apart who have blocked each other, whatever the rest sees', () => {
  const crowd = hall();
  const [a, b, c] = [eyes(['ben']), eyes(['ann']), eyes()];
  const ann = crowd.enter({ userId: 'ann', eyes: a, at: at(4, 4) });
  const ben = crowd.enter({ userId: 'ben', eyes: b, at: at(5, 4) });
  crowd.enter({ userId: 'cem', eyes: c, at: at(6, 4) });
  crowd.show(ann, face('ann'));
  crowd.show(ben, face('ben'));
  crowd.tick(true);
  expect(numbersOf(a)).toEqual([ann.n]);
  expect(numbersOf(b)).toEqual([ben.n]);
  expect(numbersOf(c)).toEqual([ann.n, ben.n]);
  expect(crowd.hearing({ userId: 'ben', ...at(5, 4) }, 8).map((s) => s.userId)).toEqual(['ben', 'cem']);
});

it('stays within the walls, and gives numbers anew without their former people', () => {
  const crowd = hall();
  const b = eyes();
  const ben = crowd.enter({ userId: 'ben', eyes: b });
  crowd.move(ben, at(900, -3));
  expect(ben.at).toMatchObject({ x: 64, y: 0 });
  const numbers = Array.from({ length: 70_000 }, () => {
    const one = crowd.enter({ userId: null, eyes: null });
    crowd.leave(one);
    return one.n;
  });
  expect(numbers).not.toContain(ben.n);
  expect(Math.max(...numbers)).toBeLessThan(65_536);
});
