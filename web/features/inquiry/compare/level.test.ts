import { describe, expect, it } from 'vitest';
import type { LineView, QuotationView } from '#contract/inquiry-schemas.ts';
import { compare, convert } from './level.ts';

const rates = [{ currency: 'EUR' as const, cny: '8', day: '2026-01-01' }];
const line = (id: string, tiers: string[]) => ({ id, tiers }) as LineView;
const quotation = (id: string, currency: 'CNY' | 'EUR' | 'USD', prices: (string | null)[][], lines: string[]) =>
  ({
    id,
    currency,
    lines: lines.map((lineId, i) => ({ lineId, prices: prices[i]!, answers: [{ verdict: 'meets' }] })),
  }) as unknown as QuotationView;

describe('comparison', () => {
  const lines = [line('a', ['10', '20']), line('b', ['5'])];
  it('levels currencies by the dated rate and has no figure where the rate is missing', () => {
    expect(convert('2', 'EUR', 'CNY', rates)).toBe(16);
    expect(convert('2', 'USD', 'CNY', rates)).toBeNull();
  });
  it('marks the lowest of a line and of the whole among complete quotations only', () => {
    const one = quotation('1', 'CNY', [['10', '9'], ['4']], ['a', 'b']);
    const two = quotation('2', 'EUR', [['1', '1'], ['1']], ['a', 'b']);
    const part = quotation('3', 'CNY', [['1', '1']], ['a']);
    const [c1, c2, c3] = compare(lines, [one, two, part], 1, 'CNY', rates);
    expect([c1?.total, c2?.total, c3?.total]).toEqual([120, 120, 10]);
    expect([c1?.lowest, c2?.lowest, c3?.lowest]).toEqual([true, true, false]);
    expect(c3?.cells.map((c) => c?.lowest ?? null)).toEqual([true, null]);
  });
  it('lets a line with fewer tiers stand with its last one', () => {
    const [c] = compare(lines, [quotation('1', 'CNY', [['10', '9'], ['4']], ['a', 'b'])], 2, 'CNY', rates);
    expect(c?.total).toBe(200);
  });
});
