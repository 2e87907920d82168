import { describe, expect, it } from 'vitest';
import type { StatedCosts } from '../offers/costs.ts';
import type { LineView, QuotationView } from '../schemas.ts';
import { gapsOf, landLine } from './landed-lines.ts';
import { compare } from './level.ts';

const rates = [{ currency: 'EUR' as const, cny: '8', day: '2026-01-01' }];
const lines = [
  { id: 'a', tiers: ['10'] },
  { id: 'b', tiers: ['5'] },
] as LineView[];
const quotation = (id: string, costs: StatedCosts | null, more: Partial<QuotationView> = {}) =>
  ({
    id,
    currency: 'EUR',
    tradeTerm: 'EXW',
    costs,
    lines: ['30', '20'].map((price, i) => ({ lineId: lines[i]?.id, prices: [price], answers: [] })),
    ...more,
  }) as unknown as QuotationView;
const own = { quotationId: '1', currency: 'CNY' as const, freight: [null], dutyPercent: '10', other: ['80'] };
const at = (quotations: QuotationView[], assumed = [own], landed = true) =>
  compare(lines, quotations, { tier: 1, to: 'CNY', rates, term: 'DAP', assumed, landed });

describe('landed cost with what the supplier states (deals 182)', () => {
  it('takes the buyer’s assumption of a part, else what is stated, and says whose it is', () => {
    const [c] = at([quotation('1', { freight: ['50'], dutyPercent: '4' })]);
    // 400 EUR × 8, freight 50 × 8; the buyer’s ten per cent go before the four that are stated.
    expect(c?.landed).toMatchObject({ price: 3200, freight: 400, dutyPercent: 10, duty: 360, other: 80, total: 4040 });
    expect(c?.landed?.from).toEqual({ freight: 'supplier', duty: 'buyer' });
    expect(landLine(c!, 0)).toMatchObject({ price: 2400, freight: 300, duty: 270, other: 60, total: 3030 });
    expect(landLine(c!, 1)?.total).toBe(1010);
    expect(at([quotation('1', { freight: ['50'] })], [], false)[0]?.landed).toBeNull();
    expect(at([quotation('1', null)], [])[0]?.landed).toBeNull();
  });

  it('compares what is known up to the place of delivery alone', () => {
    const delivered = quotation('2', null, { tradeTerm: 'DAP' });
    const fair = (costs: StatedCosts) => at([quotation('1', costs), delivered], []).map((c) => c.fair);
    expect(fair({ freight: ['50'] })).toEqual([true, true]);
    expect(fair({ freightIncluded: true })).toEqual([true, true]);
    expect(fair({ dutyPercent: '4' })).toEqual([false, true]);
  });

  it('names what nobody says, and tax on another basis', () => {
    const gaps = (all: QuotationView[], country: string | null = 'CN', assumed: (typeof own)[] = []) =>
      all.map((q) => gapsOf(q, all, { assumed, tier: 1, country }).join());
    expect(gaps([quotation('1', null), quotation('2', null, { tradeTerm: 'DDP' })])).toEqual(['freight', '']);
    expect(gaps([quotation('1', { freight: ['1'], origin: 'DE' }), quotation('2', { origin: 'CN' })])).toEqual([
      'duty',
      'freight',
    ]);
    expect(gaps([quotation('1', { origin: 'DE' })], 'CN', [own])).toEqual(['freight']);
    const taxed = (taxIncluded?: boolean) =>
      quotation('1', { freightIncluded: true, ...(taxIncluded !== undefined && { taxIncluded }) });
    expect(gaps([taxed(true), taxed(), taxed(true)])).toEqual(['', 'tax', '']);
    expect(gaps([taxed(true), taxed(false)])).toEqual(['taxBasis', 'taxBasis']);
  });
});
