import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns, turnRules } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('works on a few of one address at a time, in order, and on another’s at once', () => {
  const turns = createTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (key: string, name: string) =>
    turns.enter(key, (done) => {
      begun.push(name);
      ends.push(done);
    });
  for (let i = 0; i < turnRules.abreast + 3; i++) enter('a', `a${i}`);
  enter('b', 'b');
  expect(begun).toHaveLength(turnRules.abreast + 1);
  expect(begun.at(-1)).toBe('b');
  ends[0]?.();
  ends[0]?.();
  expect(begun.at(-1)).toBe(`a${turnRules.abreast}`);
  expect(begun).toHaveLength(turnRules.abreast + 2);
});

it('forgets who left while waiting, and refuses when too many wait', () => {
  const turns = createTurns();
  const begun: number[] = [];
  const all = Array.from({ length: turnRules.abreast + turnRules.waiting }, (_, i) =>
    turns.enter('a', () => void begun.push(i)),
  );
  expect(turns.enter('a', () => undefined)).toBeNull();
  all[turnRules.abreast]?.leave();
  vi.advanceTimersByTime(turnRules.longest);
  expect(begun).toHaveLength(2 * turnRules.abreast);
  expect(begun).not.toContain(turnRules.abreast);
});
