import { describe, expect, it } from 'vitest';
import type { LineView, QuotationView } from '../schemas.ts';
import { awardable, compare } from './level.ts';
import { splitOf } from './split.ts';

const must = { field: 'tg', op: 'min', value: '80', must: true } as const;
const line = (no: number, more: Partial<LineView> = {}) =>
  ({ id: `l${no}`, no, tiers: ['10'], requirements: [], awarded: 'open', ...more }) as unknown as LineView;
type More = Partial<Omit<QuotationView, 'lines'>> & { verdict?: 'meets' | 'deviates'; moq?: string };
/** A quotation with a price a line; null where it does not offer it. */
const quotation = (id: string, prices: (string | null)[], { verdict = 'meets', moq, ...more }: More = {}) =>
  ({
    id,
    state: 'submitted',
    currency: 'CNY',
    tradeTerm: 'DAP',
    validUntil: '2026-12-31',
    asked: null,
    lines: prices.flatMap((p, i) => (p ? [{ lineId: `l${i + 1}`, prices: [p], answers: [{ verdict }], moq }] : [])),
    ...more,
  }) as unknown as QuotationView;

const today = '2026-11-23';
const split = (lines: LineView[], quotations: QuotationView[], rates: Parameters<typeof compare>[2]['rates'] = []) =>
  splitOf(lines, compare(lines, quotations, { tier: 1, to: 'CNY', rates, term: 'DAP' }), 1, () => true, today);

describe('the lowest split award (deals 121)', () => {
  const lines = [line(1), line(2)];

  it('takes the lowest offer of each line, and says what that saves against one supplier', () => {
    const s = split(lines, [quotation('a', ['10', '9']), quotation('b', ['11', '5']), quotation('c', ['1', null])]);
    expect(s.picks).toEqual({ l1: { quotationId: 'c', tier: 1 }, l2: { quotationId: 'b', tier: 1 } });
    expect([s.total, s.single, s.saving, s.suppliers, s.left]).toEqual([
      60,
      { quotationId: 'b', total: 160 },
      100,
      2,
      [],
    ]);
  });

  it('leaves out what does not compare, has run out, misses what must be met, or is below its least quantity, and says so', () => {
    const asks = [line(1, { requirements: [must] as never }), line(2)];
    const s = split(asks, [
      quotation('good', ['10', '9']),
      quotation('exw', ['1', '1'], { tradeTerm: 'EXW' }),
      quotation('old', ['1', '1'], { validUntil: '2026-11-22' }),
      quotation('misses', ['1', '8'], { verdict: 'deviates' }),
      quotation('lots', ['1', '1'], { moq: '11' }),
      quotation('dollars', ['1', '1'], { currency: 'USD' }),
      quotation('then', ['1', '1'], { asked: [line(1, { tiers: ['99'] }), line(2)] }),
    ]);
    expect(s.left).toEqual([
      { quotationId: 'exw', why: 'term', lines: [] },
      { quotationId: 'old', why: 'expired', lines: [] },
      { quotationId: 'misses', why: 'must', lines: [1] },
      { quotationId: 'lots', why: 'moq', lines: [1, 2] },
      { quotationId: 'dollars', why: 'rate', lines: [] },
      { quotationId: 'then', why: 'quantities', lines: [] },
    ]);
    expect(s.picks).toEqual({ l1: { quotationId: 'good', tier: 1 }, l2: { quotationId: 'misses', tier: 1 } });
    expect([s.single?.quotationId, s.saving]).toEqual(['good', 10]);
  });

  it('compares with nothing where nobody has all lines, and names the lines that nobody offers', () => {
    const s = split([line(1), line(2), line(3)], [quotation('a', ['10', null]), quotation('b', [null, '5'])]);
    expect([s.total, s.single, s.saving, s.open]).toEqual([150, null, null, [3]]);
    // What is awarded already is no part of it.
    expect(split([line(1, { awarded: 'whole' }), line(2)], [quotation('b', ['1', '5'])])).toMatchObject({
      total: 50,
      open: [],
    });
  });

  it('is of quotations that can be awarded as the inquiry stands', () => {
    const [open, refused] = [quotation('a', ['1']), quotation('b', ['1'], { state: 'refused' })];
    const can = (state: 'quoting' | 'awarded', orders: { state: string }[]) =>
      [open, refused].map(awardable({ row: { state }, orders }));
    expect(can('quoting', [])).toEqual([true, false]);
    expect(can('quoting', [{ state: 'cancelled' }])).toEqual([true, true]);
    expect(can('awarded', [])).toEqual([false, false]);
  });
});

describe('amounts that mean the same delivery (deals 121)', () => {
  const lines = [line(1)];
  const of = (quotations: QuotationView[], assumed: string[] = []) =>
    compare(lines, quotations, {
      tier: 1,
      to: 'CNY',
      rates: [],
      term: 'DAP',
      assumed: assumed.map((quotationId) => ({
        quotationId,
        currency: 'CNY' as const,
        freight: ['5'],
        dutyPercent: null,
        other: [],
      })),
    }).map((c) => [c.comparable, c.lowest, c.cells[0]?.lowest]);

  it('are those under the asked term; or landed ones beside those that are delivered', () => {
    const [dap, exw, cif] = [
      quotation('a', ['10']),
      quotation('b', ['1'], { tradeTerm: 'EXW' }),
      quotation('c', ['2'], { tradeTerm: 'CIF' }),
    ];
    expect(of([dap, exw, cif])).toEqual([
      [true, true, true],
      [false, false, false],
      [false, false, false],
    ]);
    expect(of([dap, exw, cif], ['b'])).toEqual([
      [true, false, false],
      [true, true, true],
      [false, false, false],
    ]);
    // Where nobody quotes the asked term, the one that most quote.
    expect(of([exw, cif, quotation('d', ['3'], { tradeTerm: 'CIF' })])).toEqual([
      [false, false, false],
      [true, true, true],
      [true, false, false],
    ]);
  });
});
