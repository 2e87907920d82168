import { expect, it } from 'vitest';
import { spanOf } from './stated-value.ts';

it('reads numbers and spans, and takes neither words nor gaps for 0', () => {
  expect(['4900', '780–820', '2 – 4', '-60', '0'].map(spanOf)).toEqual([
    [4900, 4900],
    [780, 820],
    [2, 4],
    [-60, -60],
    [0, 0],
  ]);
  for (const none of ['', ' ', '–', '–5', '5–', '1–2–3', '12k', '1e9', '0x10', 'white'])
    expect(spanOf(none), none).toBeUndefined();
});
