import { describe, expect, it } from 'vitest';
import type { LineView, QuotationView } from '../schemas.ts';
import { compare, convert, land, savingOf, sumOf } from './level.ts';

const rates = [{ currency: 'EUR' as const, cny: '8', day: '2026-01-01' }];
const line = (id: string, tiers: string[]) => ({ id, tiers }) as LineView;
const quotation = (id: string, currency: 'CNY' | 'EUR' | 'USD', prices: (string | null)[][], lines: string[]) =>
  ({
    id,
    currency,
    tradeTerm: 'DAP',
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
    const [c1, c2, c3] = compare(lines, [one, two, part], { tier: 1, to: 'CNY', rates, term: 'DAP' });
    expect([c1?.total, c2?.total, c3?.total]).toEqual([120, 120, 10]);
    expect([c1?.lowest, c2?.lowest, c3?.lowest]).toEqual([true, true, false]);
    expect(c3?.cells.map((c) => c?.lowest ?? null)).toEqual([true, null]);
  });
  it('lets a line with fewer tiers stand with its last one', () => {
    const [c] = compare(lines, [quotation('1', 'CNY', [['10', '9'], ['4']], ['a', 'b'])], {
      tier: 2,
      to: 'CNY',
      rates,
      term: 'DAP',
    });
    expect(c?.total).toBe(200);
  });

  const assumed = (quotationId: string, o: { freight?: string[]; dutyPercent?: string; other?: string[] }) => ({
    quotationId,
    currency: 'EUR' as const,
    freight: o.freight ?? [],
    dutyPercent: o.dutyPercent ?? null,
    other: o.other ?? [],
  });
  it('carries a price to its place: freight and other cost converted, duty on price and freight', () => {
    const q = quotation('1', 'CNY', [['1']], ['a']);
    const a = assumed('1', { freight: ['10', '12.50'], dutyPercent: '4', other: ['1'] });
    expect(land(920, q, a, 1, 'CNY', rates)).toEqual({
      price: 920,
      freight: 80,
      dutyPercent: 4,
      duty: 40,
      other: 8,
      total: 1048,
      from: { freight: 'buyer', duty: 'buyer' },
      whole: true,
    });
    // The other tier has its own freight, and no other cost.
    expect(land(900, q, a, 2, 'CNY', rates)).toMatchObject({ freight: 100, duty: 40, other: 0, total: 1040 });
    expect(land(900, q, assumed('1', {}), 1, 'CNY', rates)).toBeNull();
    expect(land(900, q, a, 1, 'USD', rates)).toBeNull();
    expect(land(null, q, a, 1, 'CNY', rates)).toBeNull();
  });
  it('compares what is landed, and marks another lowest by it', () => {
    const one = quotation('1', 'CNY', [['10', '9'], ['4']], ['a', 'b']);
    const two = quotation('2', 'CNY', [['11', '9'], ['4']], ['a', 'b']);
    const [c1, c2] = compare(lines, [one, two], {
      tier: 1,
      to: 'CNY',
      rates,
      term: 'DAP',
      assumed: [assumed('1', { freight: ['5'] })],
    });
    expect([c1?.priced, c1?.total, c1?.lowest]).toEqual([120, 160, false]);
    expect([c2?.priced, c2?.landed, c2?.lowest]).toEqual([130, null, true]);
  });
  it('says what a split award saves, each line with its share of what is assumed', () => {
    const one = quotation('1', 'CNY', [['10'], ['4']], ['a', 'b']);
    const two = quotation('2', 'CNY', [['12'], ['2']], ['a', 'b']);
    const at = (tier: number) => compare(lines, [one, two], { tier: tier, to: 'CNY', rates, term: 'DAP' });
    const pick = (quotationId: string, tier = 1) => ({ quotationId, tier });
    expect(savingOf(at, lines, { a: pick('1') })).toBeNull();
    expect(sumOf(at, lines, { a: pick('1'), b: pick('2') })).toBe(110);
    expect(savingOf(at, lines, { a: pick('1'), b: pick('2') })).toBe(10);
    // 24 CNY for 120: a fifth more on each line.
    const landed = (tier: number) =>
      compare(lines, [one, two], {
        tier: tier,
        to: 'CNY',
        rates,
        term: 'DAP',
        assumed: [assumed('1', { freight: ['3'] })],
      });
    expect(sumOf(landed, lines, { a: pick('1'), b: pick('2') })).toBeCloseTo(130);
    expect(savingOf(landed, lines, { a: pick('1'), b: pick('2') })).toBeCloseTo(0);
  });
  it('sums each line at its own tier, and compares such a choice with nothing', () => {
    const lines2 = [line('a', ['10', '20']), line('b', ['5', '50'])];
    const one = quotation(
      '1',
      'CNY',
      [
        ['10', '9'],
        ['4', '3'],
      ],
      ['a', 'b'],
    );
    const at = (tier: number) => compare(lines2, [one], { tier: tier, to: 'CNY', rates, term: 'DAP' });
    const picks = { a: { quotationId: '1', tier: 2 }, b: { quotationId: '1', tier: 1 } };
    expect(sumOf(at, lines2, picks)).toBe(200);
    expect(savingOf(at, lines2, picks)).toBeNull();
  });
});
