import { describe, expect, it } from 'vitest';
import { together } from './together.ts';

type Item = { key: string; n: number; alone?: boolean };
const fulfilled = <O>(value: O): PromiseSettledResult<O> => ({ status: 'fulfilled', value });
const rest = () => new Promise((done) => setTimeout(done, 1));

/** Notes each run; `spoilt` makes every run fail that it is in with others. */
const started = (o: { abreast?: number; most?: number } = {}) => {
  const runs: number[][] = [];
  let most = 0;
  let now = 0;
  const ask = together<Item, number>({
    most: o.most ?? 10,
    abreast: o.abreast ?? 1,
    keyOf: (i) => i.key,
    alone: (i) => i.alone ?? false,
    run: async (items) => {
      runs.push(items.map((i) => i.n));
      now += 1;
      most = Math.max(most, now);
      await rest();
      now -= 1;
      if (items.length > 1 && items.some((i) => i.n === 13)) throw new Error('spoilt');
      return items.map((i) =>
        i.n === 7 || i.n === 13 ? { status: 'rejected', reason: new Error(`no ${i.n}`) } : fulfilled(i.n * 2),
      );
    },
  });
  return { ask, runs, mostAtOnce: () => most };
};

describe('together', () => {
  it('does the first at once, and what comes meanwhile in one run', async () => {
    const { ask, runs } = started();
    expect(await Promise.all([1, 2, 3, 4].map((n) => ask({ key: `${n}`, n })))).toEqual([2, 4, 6, 8]);
    expect(runs).toEqual([[1], [2, 3, 4]]);
  });

  it('takes no more than it may, at once and abreast', async () => {
    const { ask, runs, mostAtOnce } = started({ most: 3, abreast: 2 });
    await Promise.all(Array.from({ length: 9 }, (_, n) => ask({ key: `${n}`, n: n + 20 })));
    expect(Math.max(...runs.map((r) => r.length))).toBe(3);
    expect(mostAtOnce()).toBe(2);
  });

  it('keeps the order of a key, and never does it twice at a time', async () => {
    const { ask, runs } = started({ abreast: 3 });
    const done: number[] = [];
    const of = (key: string, n: number, alone = false) => ask({ key, n, alone }).then(() => done.push(n));
    await Promise.all([of('a', 1), of('a', 2), of('b', 3), of('a', 4, true), of('a', 5), of('b', 6)]);
    expect(done.filter((n) => [1, 2, 4, 5].includes(n))).toEqual([1, 2, 4, 5]);
    expect(runs).toContainEqual([4]);
  });

  it('lets one that is refused fail by itself, and one that spoils the run too', async () => {
    const { ask, runs } = started();
    const asked = [1, 7, 8, 13, 9].map((n) => ask({ key: n > 8 ? 'x' : `${n}`, n }));
    const outs = await Promise.allSettled(asked);
    expect(outs.map((o) => (o.status === 'fulfilled' ? o.value : (o.reason as Error).message))).toEqual([
      2,
      'no 7',
      16,
      'no 13',
      18,
    ]);
    expect(runs[1]).toEqual([7, 8, 13, 9]);
    expect(runs.slice(2).filter((r) => r.includes(13) || r.includes(9))).toEqual([[13], [9]]);
    expect(await ask({ key: 'x', n: 2 })).toBe(4);
  });
});
