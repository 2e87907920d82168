import { expect, test } from 'vitest';
import { instalmentsOf } from './instalments.ts';

test('instalments pay a loan back to the last cent of rounding', () => {
  expect(instalmentsOf(100_000, 12, 6)).toEqual({ monthly: '8606.64', interest: '3279.68' });
  for (const [amount, months, rate] of [
    [10_000, 1, 4],
    [1_000_000, 36, 5.5],
    [100_000_000, 60, 9],
  ] as const) {
    const { monthly } = instalmentsOf(amount, months, rate);
    let left = amount;
    for (let m = 0; m < months; m++) left = left * (1 + rate / 1200) - Number(monthly);
    expect(Math.abs(left)).toBeLessThan(months);
  }
});
