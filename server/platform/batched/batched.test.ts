import { describe, expect, it } from 'vitest';
import { batched } from './index.ts';

type Item = { key: string; n: number; alone?: boolean };
const rest = (ms = 1) => new Promise((done) => setTimeout(done, ms));

/** Notes each run; 7 is refused, 13 spoils every run but its own patient one, in which it is refused. */
const started = (
  o: { most?: number; pause?: number; growing?: { times: number; most: number }; took?: number } = {},
) => {
  const runs: { of: number[]; patient: boolean }[] = [];
  /** The clock stands still but for what is waited for. */
  const clock = { at: 0, waits: [] as number[] };
  const ask = batched<Item, number>({
    most: o.most ?? 10,
    pause: o.pause ?? 0,
    ...(o.growing && { growing: o.growing }),
    now: () => clock.at,
    after: (then, ms) => {
      clock.waits.push(ms);
      clock.at += ms;
      setImmediate(then);
    },
    keyOf: (i) => i.key,
    alone: (i) => i.alone ?? false,
    run: async (items, patient) => {
      runs.push({ of: items.map((i) => i.n), patient });
      clock.at += o.took ?? 0;
      await rest(items.some((i) => i.alone) ? 30 : 1);
      if (!patient && items.some((i) => i.n === 13)) throw new Error('spoilt');
      return items.map((i) =>
        i.n === 7 || i.n === 13
          ? { status: 'rejected', reason: new Error(`no ${i.n}`) }
          : { status: 'fulfilled', value: i.n * 2 },
      );
    },
  });
  return { ask, runs, waits: clock.waits, of: () => runs.map((r) => r.of) };
};
const turn = () => new Promise((done) => setImmediate(done));

describe('what is done in batches', () => {
  it('does what is asked at once in one run, and what comes meanwhile in the next', async () => {
    const { ask, of } = started();
    const first = [1, 2].map((n) => ask({ key: `${n}`, n }));
    await turn();
    const next = [3, 4].map((n) => ask({ key: `${n}`, n }));
    expect(await Promise.all([...first, ...next])).toEqual([2, 4, 6, 8]);
    expect(of()).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('takes no more at once than it may, and rests between runs where there are many', async () => {
    const { ask, runs, waits } = started({ most: 3, pause: 20 });
    await Promise.all(Array.from({ length: 34 }, (_, n) => ask({ key: `${n}`, n: n + 20 })));
    expect(runs.map((r) => r.of.length)).toEqual([...Array.from({ length: 11 }, () => 3), 1]);
    // The first few follow each other at once.
    expect(waits).toEqual([20, 20, 20]);
  });

  it('rests longer where runs take longer, up to a limit', async () => {
    const asked = (took: number) => {
      const { ask, waits } = started({ most: 3, pause: 10, growing: { times: 3, most: 90 }, took });
      return Promise.all(Array.from({ length: 31 }, (_, n) => ask({ key: `${n}`, n: n + 20 }))).then(() => waits);
    };
    // Three times 20 from the beginning of a run that has taken 20.
    expect(await asked(20)).toEqual([40, 40]);
    expect(await asked(50)).toEqual([40, 40]);
    expect(await asked(2)).toEqual([8, 8]);
  });

  it('keeps the order of a key; what is done by itself holds up nobody else', async () => {
    const { ask, of } = started();
    const done: number[] = [];
    const one = (key: string, n: number, alone = false) => ask({ key, n, alone }).then(() => done.push(n));
    await Promise.all([
      one('a', 1),
      one('a', 2),
      one('b', 3),
      one('a', 4, true),
      one('a', 5),
      one('b', 6),
      one('c', 8, true),
    ]);
    expect(done.filter((n) => [1, 2, 4, 5].includes(n))).toEqual([1, 2, 4, 5]);
    expect(done.indexOf(6)).toBeLessThan(done.indexOf(4));
    expect(of()).toEqual([[8], [1, 2, 3, 6], [4], [5]]);
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
    expect(runs.map((r) => r.patient)).toEqual([false, true, true, true, true, true]);
    expect(await ask({ key: 'x', n: 2 })).toBe(4);
  });

  it('fails for all where there are no keys', async () => {
    const ask = batched<number, number>({ most: 9, pause: 0, run: () => Promise.reject(new Error('down')) });
    const outs = await Promise.allSettled([ask(1), ask(2)]);
    expect(outs.map((o) => o.status)).toEqual(['rejected', 'rejected']);
  });
});
