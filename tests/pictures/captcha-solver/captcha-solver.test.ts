import { expect, it } from 'vitest';
import { tryAll } from './try.ts';
import { tryWords } from './words.ts';

/**
 * A captcha only slows (wire): what it must stand is who doesn't look, and the plain matchers that any tutorial has. What
 * better solvers reach is told by `node tests/pictures/captcha-solver/try.ts`; the limits hold those.
 */
const plain = ['cannyOutline', 'maskedCorrelation', 'whiteOutline', 'template', 'edges'] as const;
/** Few pictures leave more to chance, so that their share may be higher. FULL=1 takes enough to judge by. */
const { pictures, words, most } = process.env['FULL']
  ? { pictures: 120, words: 40, most: 0.25 }
  : { pictures: 30, words: 10, most: 0.4 };
const told = (shares: Record<string, number>) =>
  Object.entries(shares)
    .map(([name, s]) => `${name} ${(s * 100).toFixed(1)} %`)
    .join(', ');

it('security 14: the slide against a constant answer and plain matchers', async () => {
  const share = await tryAll(pictures, [...plain]);
  console.log(told(Object.fromEntries([...plain, 'constant' as const].map((n) => [n, share[n]]))));
  expect(share.constant).toBeLessThanOrEqual(0.15);
  for (const name of plain) expect(share[name], name).toBeLessThanOrEqual(most);
}, 300_000);

it('security 14: words against masked correlation in every face and at three angles', async () => {
  const share = await tryWords(words);
  console.log(told({ words: share }));
  expect(share).toBeLessThanOrEqual(most);
}, 300_000);
