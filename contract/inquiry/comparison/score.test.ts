import { describe, expect, it } from 'vitest';
import type { PointsView } from '../deciding/scoring.ts';
import { criteria, presetNames, presets } from '../deciding/weights.ts';
import type { LineView, QuotationView } from '../schemas.ts';
import { compare } from './level.ts';
import { byScore, scoresOf } from './score.ts';

const must = { field: 'tg', op: 'min', value: '80', must: true } as const;
const line = (more: Partial<LineView> = {}) =>
  ({ id: 'l1', no: 1, tiers: ['10'], requirements: [], awarded: 'open', ...more }) as unknown as LineView;
type More = Partial<Omit<QuotationView, 'lines'>> & { verdict?: 'meets' | 'deviates' };
const quotation = (id: string, price: string, { verdict = 'meets', ...more }: More = {}) =>
  ({
    id,
    state: 'submitted',
    currency: 'CNY',
    tradeTerm: 'DAP',
    paymentType: 'net30',
    leadDays: 20,
    company: { level: 'silver' },
    asked: null,
    lines: [{ lineId: 'l1', prices: [price], answers: [{ verdict }] }],
    ...more,
  }) as unknown as QuotationView;
const weights = { price: 50, leadTime: 20, conformity: 10, payment: 10, supplier: 10, judgement: 0 };
const points = (quotationId: string, n: number) => ({ quotationId, points: n }) as PointsView;
const scored = (quotations: QuotationView[], lines = [line()], w = weights, given: PointsView[] = []) =>
  scoresOf(compare(lines, quotations, { tier: 1, to: 'CNY', rates: [], term: 'DAP' }), lines, w, given);

describe('the score of a quotation (deals 165)', () => {
  it('gives all points to the lowest amount and the shortest lead time, the others in proportion', () => {
    const { scores } = scored([quotation('a', '10'), quotation('b', '8', { leadDays: 40, paymentType: 'prepaid' })]);
    expect(scores[0]?.parts.map((p) => p.points)).toEqual([80, 100, 100, 70, 60]);
    expect(scores[1]?.parts.map((p) => p.points)).toEqual([100, 50, 100, 0, 60]);
    // 50 % of 80, 20 % of 100, 10 % each of 100, 70 and 60.
    expect(scores.map((s) => s.score)).toEqual([83, 76]);
    expect(byScore(scores)).toEqual(['a', 'b']);
  });

  it('is among those alone whose amounts compare, and says why of the others', () => {
    const { scores } = scored([
      quotation('a', '10'),
      quotation('exw', '1', { tradeTerm: 'EXW' }),
      quotation('usd', '1', { currency: 'USD' }),
      quotation('gone', '1', { state: 'withdrawn' }),
      quotation('then', '1', { asked: [line({ tiers: ['99'] })] }),
    ]);
    expect(scores.map((s) => [s.score, s.why])).toEqual([
      [93, null],
      [null, 'term'],
      [null, 'rate'],
      [null, 'withdrawn'],
      [null, 'quantities'],
    ]);
    // The lowest is the lowest of what compares.
    expect(scores[0]?.parts[0]?.points).toBe(100);
  });

  it('gives nothing for conformity where what must be met is not', () => {
    const lines = [line({ requirements: [must] as never })];
    const { scores } = scored([quotation('a', '10'), quotation('b', '10', { verdict: 'deviates' })], lines);
    expect(scores.map((s) => s.parts.find((p) => p.criterion === 'conformity')?.points)).toEqual([100, 0]);
  });

  it('counts the own points once each that is scored has some', () => {
    const w = { ...weights, price: 30, judgement: 20 };
    const both = [quotation('a', '10'), quotation('b', '10')];
    const some = scored(both, [line()], w, [points('a', 9)]);
    expect([some.unjudged, some.scores[0]?.score]).toEqual([1, some.scores[1]?.score]);
    const all = scored(both, [line()], w, [points('a', 9), points('a', 7), points('b', 5)]);
    expect(all.scores.map((s) => s.parts.at(-1)?.points)).toEqual([80, 50]);
    expect(all.scores.map((s) => s.score)).toEqual([89, 83]);
  });

  it('has presets that sum up to 100', () => {
    for (const name of presetNames)
      expect(
        criteria.reduce((n, k) => n + presets[name][k], 0),
        name,
      ).toBe(100);
  });
});
