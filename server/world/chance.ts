import { v5 } from 'uuid';

const namespace = '6f1a3c52-7d0e-4b8f-9a41-2c5e8d7b6f10';

/** The same id for the same thing in every demo world. */
export const idOf = (kind: string, key: string | number): string => v5(`${kind}:${key}`, namespace);

/** Repeatable chance (mulberry32): the demo world is the same on every machine, apart from its dates. */
export const createChance = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number): number => min + next() * (max - min);
  const whole = (min: number, max: number): number => Math.floor(between(min, max + 1));
  const pickOne = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const some = <T>(list: readonly T[], n: number): T[] => {
    const rest = [...list];
    return Array.from({ length: Math.min(n, rest.length) }, () =>
      rest.splice(Math.floor(next() * rest.length), 1),
    ).flat();
  };
  return { between, whole, pickOne, some, chance: (p: number): boolean => next() < p };
};
export type Chance = ReturnType<typeof createChance>;
