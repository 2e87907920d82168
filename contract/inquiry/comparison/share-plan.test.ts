import { describe, expect, it } from 'vitest';
import type { LineView, QuotationView } from '../schemas.ts';
import { compare } from './level.ts';
import { bestSingle, planShares } from './share-plan.ts';
import { awardedOf, leftOfLine, percentOf, tierReached } from './shares.ts';

const line = {
  id: 'l1',
  no: 1,
  unit: 'kg',
  tiers: ['1000', '5000'],
  requirements: [],
  awarded: 'open',
} as unknown as LineView;
const quotation = (id: string, prices: (string | null)[], moq?: string): QuotationView =>
  ({
    id,
    state: 'submitted',
    currency: 'CNY',
    tradeTerm: 'DAP',
    asked: null,
    lines: [{ lineId: 'l1', prices, answers: [], moq }],
  }) as unknown as QuotationView;
const basis = { line, of: '5000', left: '5000', percent: true, to: 'CNY' as const, rates: [] };

describe('shares of a line', () => {
  it('reach the price of their own quantity, never a cheaper one', () => {
    expect(['1', '999.999', '1000', '4999.5', '5000'].map((q) => tierReached(['1000', '5000'], q))).toEqual([
      0, 0, 0, 0, 1,
    ]);
    const { shares } = planShares(
      [
        { quotation: quotation('a', ['100', '90']), typed: '60' },
        { quotation: quotation('b', ['95', '80']), typed: '40' },
      ],
      basis,
    );
    expect(shares.map((s) => [s.quantity, s.price, s.total])).toEqual([
      ['3000', '100', '300000.00'],
      ['2000', '95', '190000.00'],
    ]);
  });

  it('come to a sum, a rest, and what they cost against the lowest single award', () => {
    const [a, b] = [quotation('a', ['100', '90']), quotation('b', ['95', '80'])];
    const half = planShares([{ quotation: a, typed: '33.333' }], basis);
    expect([half.shares[0]?.quantity, half.rest, half.tooMuch]).toEqual(['1666.65', '3333.35', false]);
    const over = planShares(
      [
        { quotation: a, typed: '3000' },
        { quotation: b, typed: '2000.001' },
      ],
      { ...basis, percent: false },
    );
    expect([over.tooMuch, over.rest, over.sum]).toEqual([true, '0.001', 490_000.1]);
    const columns = compare([line], [a, b], { tier: 2, to: 'CNY', rates: [], term: 'DAP' });
    expect(bestSingle(columns, 0, () => true)).toEqual({ quotationId: 'b', total: 400_000 });
    expect(bestSingle(columns, 0, (q) => q.id === 'a')?.total).toBe(450_000);
  });

  it('are not below the least quantity, which all of a quantity may be', () => {
    const q = quotation('a', ['100', null], '2500');
    const faults = (typed: string, more = {}) =>
      planShares([{ quotation: q, typed }], { ...basis, percent: false, ...more }).shares[0]?.fault;
    expect([faults('2000'), faults('2500'), faults('5000'), faults('1,5')]).toEqual([
      'belowLeast',
      null,
      'noPrice',
      'number',
    ]);
    expect(faults('1000', { of: '1000', left: '1000' })).toBeNull();
  });

  it('leave the rest of the quantity that they are of', () => {
    expect(awardedOf([])).toBe('open');
    expect(awardedOf([{ quantity: '600.5', of: '1000' }])).toBe('part');
    expect(leftOfLine([{ quantity: '600.5', of: '1000' }])).toBe(399_500n);
    expect(
      awardedOf([
        { quantity: '600.5', of: '1000' },
        { quantity: '399.5', of: '1000' },
      ]),
    ).toBe('whole');
    expect([percentOf('1000', '60'), percentOf('1', '0.001'), percentOf('0.001', '1')]).toEqual([
      '600',
      undefined,
      undefined,
    ]);
  });
});
