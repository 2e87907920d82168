import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryAll } from './try.ts';
import { tryWords } from './words.ts';

/**
 * A captcha only slows (calls 19): what it must stand is who doesn't look, and the plain matchers that any tutorial has. What
 * better solvers reach is told by `node tests/pictures/captcha-solver/try.ts`; the limits hold those.
 */
const plain = ['cannyOutline', 'maskedCorrelation', 'whiteOutline', 'template', 'edges'] as const;
/** FULL=1 draws by chance, and more; else the same pictures are drawn each time, so that chance decides nothing. */
const full = Boolean(process.env['FULL']);
const sown = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};
beforeEach(() => {
  if (!full) vi.spyOn(Math, 'random').mockImplementation(sown(20_261_122));
});
afterEach(() => vi.restoreAllMocks());

const told = (shares: Record<string, number>) =>
  Object.entries(shares)
    .map(([name, s]) => `${name} ${(s * 100).toFixed(1)} %`)
    .join(', ');

it('security 14: the slide against a constant answer and plain matchers', async () => {
  const share = await tryAll(full ? 120 : 40, [...plain]);
  console.log(told(Object.fromEntries([...plain, 'constant' as const].map((n) => [n, share[n]]))));
  expect(share.constant).toBeLessThanOrEqual(0.15);
  for (const name of plain) expect(share[name], name).toBeLessThanOrEqual(0.25);
}, 300_000);

it('security 14: words against masked correlation in every face and at three angles', async () => {
  const share = await tryWords(full ? 40 : 12);
  console.log(told({ words: share }));
  expect(share).toBeLessThanOrEqual(0.25);
}, 300_000);
