import { expect, it } from 'vitest';
import { bytesOf } from './bytes.ts';

it('says bytes in a unit that people read', () => {
  const say = (n: number) => bytesOf(n, (v, d) => v.toFixed(d));
  expect([0, 1, 1023, 1024, 1_572_864, 5 * 2 ** 30, 3 * 2 ** 50].map(say)).toEqual([
    '0 B',
    '1 B',
    '1023 B',
    '1.0 KB',
    '1.5 MB',
    '5.0 GB',
    '3072.0 TB',
  ]);
});
