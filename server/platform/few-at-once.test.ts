import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

/** Work that ends when it is told to, and how many of it run. */
const piece = () => {
  const running = { now: 0, most: 0 };
  const ends: (() => void)[] = [];
  const one = (value: number) => async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise<void>((end) => ends.push(end));
    running.now -= 1;
    return value;
  };
  return { one, ends, running };
};

it('runs no more at once than asked, and answers in order', async () => {
  const { one, ends, running } = piece();
  const all = fewAtOnce(2, [one(1), one(2), one(3)]);
  expect(running.now).toBe(2);
  // The second ends first.
  ends[1]?.();
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.();
  ends[0]?.();
  expect(await all).toEqual([1, 2, 3]);
  expect(running.most).toBe(2);
});

it('runs one after another where nothing may run beside it, and nothing where there is nothing', async () => {
  expect(await fewAtOnce(0, [async () => 'a', async () => 'b'])).toEqual(['a', 'b']);
  expect(await fewAtOnce(4, [])).toEqual([]);
});

it('fails with the first that fails', async () => {
  const bad = async (): Promise<number> => {
    throw new Error('no');
  };
  await expect(fewAtOnce(1, [bad, async () => 1])).rejects.toThrow('no');
});
