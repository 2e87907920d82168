import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDraws, commitmentOf, outcomesOf, statementOf } from './proof.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const terms = { slots: 200, stocks: [1, 3, 6] };
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

const published = async () => {
  const outcomes = await outcomesOf(seed, terms);
  const drawn = 150;
  const wins = outcomes.slice(0, drawn).flatMap((prize, i) => (prize ? [{ slot: i + 1, prize }] : []));
  return { ...terms, seed, commitment: await commitmentOf(seed, terms), drawn, wins };
};

describe('a draw that can be proved (carnival 12)', () => {
  it('commits to the seed, the slots and every stock, by a hash that anybody can make', async () => {
    expect(statementOf(seed, terms)).toBe(`weft-draw-1|${seed}|200|1,3,6`);
    const own = await commitmentOf(seed, terms);
    expect(own).toBe(sha(statementOf(seed, terms)));
    expect(await commitmentOf(seed, { ...terms, slots: 201 })).not.toBe(own);
    expect(await commitmentOf(seed, { ...terms, stocks: [3, 1, 6] })).not.toBe(own);
  });
  it('gives each prize to as many slots as there are of it, and always to the same', async () => {
    const outcomes = await outcomesOf(seed, terms);
    const of = (prize: number) => outcomes.filter((o) => o === prize).length;
    expect([of(1), of(2), of(3), of(0)]).toEqual([1, 3, 6, 190]);
    expect(await outcomesOf(seed, terms)).toEqual(outcomes);
    const first = Array.from({ length: 200 }, (_, i) => i + 1).toSorted((a, b) =>
      sha(`${seed}|${a}`) < sha(`${seed}|${b}`) ? -1 : 1,
    )[0];
    expect(outcomes[(first ?? 0) - 1]).toBe(1);
  });
  it('spreads the prizes evenly over the slots', async () => {
    let early = 0;
    for (let i = 0; i < 60; i += 1) {
      const outcomes = await outcomesOf(sha(`${i}`), { slots: 100, stocks: [10] });
      early += outcomes.slice(0, 50).filter(Boolean).length;
    }
    // 600 prizes, half of them expected in the first half; five standard deviations either way.
    expect(Math.abs(early - 300)).toBeLessThan(61);
  });
  it('lets every slot win where there are as many prizes', async () => {
    expect((await outcomesOf(seed, { slots: 4, stocks: [2, 2] })).toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2]);
  });
});

describe('its check', () => {
  it('finds nothing where nothing was changed', async () => {
    expect(await checkDraws(await published())).toEqual({ committed: true, wrong: [] });
  });
  it('finds one changed byte of the seed', async () => {
    const p = await published();
    expect((await checkDraws({ ...p, seed: `1${seed.slice(1)}` })).committed).toBe(false);
  });
  it('names the slot whose prize is another, is missing, or was never drawn', async () => {
    const p = await published();
    const [first, ...rest] = p.wins;
    if (!first) throw new Error('no win');
    const other = { ...first, prize: first.prize === 1 ? 2 : 1 };
    expect((await checkDraws({ ...p, wins: [other, ...rest] })).wrong).toEqual([first.slot]);
    expect((await checkDraws({ ...p, wins: rest })).wrong).toEqual([first.slot]);
    expect((await checkDraws({ ...p, wins: [...p.wins, { slot: 151, prize: 1 }] })).wrong).toEqual([151]);
  });
});
