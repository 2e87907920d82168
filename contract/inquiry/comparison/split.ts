import type { LineView, QuotationView } from '../schemas.ts';
import { isBelow, leastOf } from '../offers/least.ts';
import { answerTo, type Column, type LinePick, tierOf } from './level.ts';

/** Why a quotation, or some lines of it, do not stand in a split award. */
type LeftOutWhy = 'term' | 'quantities' | 'rate' | 'expired' | 'must' | 'moq';
/** `lines` are the numbers of the lines it is about; empty for the whole quotation. */
export type LeftOut = { quotationId: string; why: LeftOutWhy; lines: number[] };

export type Split = {
  /** The lowest comparable offer of each line that is not awarded yet. */
  picks: Record<string, LinePick>;
  total: number;
  /** How many suppliers it goes to. */
  suppliers: number;
  /** The lowest quotation that all of these lines could go to; null where none has them all. */
  single: { quotationId: string; total: number } | null;
  saving: number | null;
  /** Lines that nobody offers under these conditions. */
  open: number[];
  left: LeftOut[];
};

/** Why the offer for one line is left out; null where it stands. */
const lineFault = (q: QuotationView, line: LineView, tier: number): LeftOutWhy | null => {
  if (line.requirements.some((r, i) => r.must && answerTo(q, line, i)?.verdict !== 'meets')) return 'must';
  return isBelow(line.tiers[tierOf(line, tier)], leastOf(q, line.id)) ? 'moq' : null;
};

const wholeFault = ({ quotation: q, alike, comparable, priced }: Column, today: string): LeftOutWhy | null =>
  q.validUntil < today ? 'expired' : !alike ? 'quantities' : priced === null ? 'rate' : !comparable ? 'term' : null;

/**
 * The award by line that comes to least at a tier, against the lowest award to one supplier: among offers that can be awarded, mean
 * the same delivery, and meet what must be met. What is left out is said.
 * @param columns the comparison at this tier
 * @param mayAward whether a quotation can be awarded now
 * @param today the day of China
 */
export const splitOf = (
  all: LineView[],
  columns: Column[],
  tier: number,
  mayAward: (q: QuotationView) => boolean,
  today: string,
): Split => {
  const lines = all.flatMap((line, i) => (line.awarded !== 'open' ? [] : [{ line, i }]));
  const left: LeftOut[] = [];
  const offers = columns
    .filter((c) => mayAward(c.quotation))
    .flatMap((c) => {
      const q = c.quotation;
      const whole = wholeFault(c, today);
      if (whole) {
        left.push({ quotationId: q.id, why: whole, lines: [] });
        return [];
      }
      const amounts = lines.map(({ line, i }) => {
        const amount = c.cells[i]?.carried ?? null;
        const fault = amount === null ? null : lineFault(q, line, tier);
        if (!fault) return amount;
        const known = left.find((l) => l.quotationId === q.id && l.why === fault);
        if (known) known.lines.push(line.no);
        else left.push({ quotationId: q.id, why: fault, lines: [line.no] });
        return null;
      });
      return [{ id: q.id, amounts }];
    });
  const picks: Record<string, LinePick> = {};
  const open: number[] = [];
  let total = 0;
  lines.forEach(({ line }, n) => {
    const best = offers
      .flatMap((o) => (typeof o.amounts[n] === 'number' ? [{ id: o.id, amount: o.amounts[n] }] : []))
      .toSorted((a, b) => a.amount - b.amount)[0];
    if (!best) {
      open.push(line.no);
      return;
    }
    picks[line.id] = { quotationId: best.id, tier: tierOf(line, tier) + 1 };
    total += best.amount;
  });
  const [single = null] = offers
    .filter((o) => o.amounts.every((a) => a !== null))
    .map((o) => ({ quotationId: o.id, total: o.amounts.reduce<number>((sum, a) => sum + (a ?? 0), 0) }))
    .toSorted((a, b) => a.total - b.total);
  return {
    picks,
    total,
    suppliers: new Set(Object.values(picks).map((p) => p.quotationId)).size,
    single,
    saving: single && !open.length ? single.total - total : null,
    open,
    left,
  };
};
