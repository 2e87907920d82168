import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTotal, minorToDecimal, tierTotals } from './money.ts';

const price = fc.integer({ min: 1, max: 99_999_999 });
const quantity = fc.integer({ min: 1, max: 999_999_999 });
const text = (n: number, digits: number) =>
  `${Math.floor(n / 10 ** digits)}.${String(n % 10 ** digits).padStart(digits, '0')}`;

describe('money', () => {
  it('rounds half up to minor units, exactly', () => {
    fc.assert(
      fc.property(price, quantity, (p, q) => {
        const exact = BigInt(p) * BigInt(q);
        const total = lineTotal(text(p, 4), text(q, 3));
        const rest = exact - total * 100_000n;
        return rest >= -50_000n && rest < 50_000n;
      }),
    );
  });
  it('prints minor units as decimals', () => {
    expect([0n, 5n, 100n, 123456n].map(minorToDecimal)).toEqual(['0.00', '0.05', '1.00', '1234.56']);
  });
  it('has a total only where every line has a price in the tier', () => {
    const lines = [
      { tiers: ['1', '2'], prices: ['10', null] },
      { tiers: ['3'], prices: ['1.5'] },
    ];
    expect(tierTotals(lines, 2)).toEqual(['14.50', null]);
  });
  it('grows with the price', () => {
    fc.assert(
      fc.property(
        price,
        price,
        quantity,
        (a, b, q) => lineTotal(text(a, 4), text(q, 3)) <= lineTotal(text(a + b, 4), text(q, 3)),
      ),
    );
  });
});
