import type { PointsView, Weights } from '../deciding/scoring.ts';
import { criteria, type Criterion } from '../deciding/weights.ts';
import type { LineView, QuotationView } from '../schemas.ts';
import { answerTo, type Column } from './level.ts';

/** What the buyer's terms of payment are worth, out of 100: the later the money is due, the more. */
const paymentWorth: Readonly<Record<string, number>> = {
  net90: 100,
  net60: 85,
  net30: 70,
  letterOfCredit: 50,
  deposit30: 30,
  prepaid: 0,
};
/** Levels follow from orders brought to their end, and from how many inquiries a supplier answers and how fast (sites 17). */
const levelWorth: Readonly<Record<string, number>> = {
  basic: 0,
  ordinary: 20,
  senior: 40,
  silver: 60,
  golden: 80,
  diamond: 100,
};

/** Why a quotation gets no score: its amount compares with no others. */
type Unscored = 'withdrawn' | 'quantities' | 'partial' | 'rate' | 'term';
/** One part of a score: points out of 100 by a weight out of 100. */
export type Part = { criterion: Criterion; weight: number; points: number };
export type Score = { quotationId: string; parts: Part[]; score: number | null; why: Unscored | null };
export type Scores = {
  scores: Score[];
  /** The own points count once every quotation that is scored has some; so many have none yet. */
  unjudged: number;
};

const unscored = ({ quotation, alike, complete, total, comparable }: Column): Unscored | null =>
  quotation.state === 'withdrawn'
    ? 'withdrawn'
    : !alike
      ? 'quantities'
      : !complete
        ? 'partial'
        : total === null
          ? 'rate'
          : comparable
            ? null
            : 'term';

/** The share of requirements that are met; nothing where one that must be met is not. */
const conformityOf = (q: QuotationView, lines: LineView[]): number => {
  const verdicts = lines.flatMap((l) =>
    l.requirements.map((r, i) => ({ must: r.must, meets: answerTo(q, l, i)?.verdict === 'meets' })),
  );
  if (verdicts.some((v) => v.must && !v.meets)) return 0;
  return verdicts.length ? (100 * verdicts.filter((v) => v.meets).length) / verdicts.length : 100;
};

/** The mean of what colleagues gave, out of 100; null without any. */
const judgementOf = (points: readonly PointsView[], quotationId: string): number | null => {
  const own = points.filter((p) => p.quotationId === quotationId);
  return own.length ? (10 * own.reduce((sum, p) => sum + p.points, 0)) / own.length : null;
};

const tenth = (n: number) => Math.round(n * 10) / 10;

/**
 * The score of each quotation by the weights that the buyer's company set, out of 100: among those alone whose amounts compare
 * (decision 0056), since the others' prices mean another delivery. The lowest amount and the shortest lead time of these get all points
 * of their part, the others in proportion.
 */
export const scoresOf = (
  columns: readonly Column[],
  lines: LineView[],
  weights: Weights,
  points: readonly PointsView[],
): Scores => {
  const fair = columns.filter((c) => unscored(c) === null);
  const lowest = Math.min(...fair.map((c) => c.total ?? Number.POSITIVE_INFINITY));
  const soonest = Math.min(...fair.map((c) => c.quotation.leadDays));
  const unjudged = fair.filter((c) => judgementOf(points, c.quotation.id) === null).length;
  // A part that is not known of all would compare what nobody said.
  const counted = criteria.filter((k) => weights[k] > 0 && (k !== 'judgement' || unjudged === 0));
  const sum = counted.reduce((n, k) => n + weights[k], 0);
  const worth = (c: Column): Record<Criterion, number> => ({
    price: c.total ? (100 * lowest) / c.total : 100,
    leadTime: (100 * soonest) / c.quotation.leadDays,
    conformity: conformityOf(c.quotation, lines),
    payment: paymentWorth[c.quotation.paymentType] ?? 0,
    supplier: levelWorth[c.quotation.company.level] ?? 0,
    judgement: judgementOf(points, c.quotation.id) ?? 0,
  });
  return {
    unjudged,
    scores: columns.map((c): Score => {
      const why = unscored(c);
      if (why || !sum) return { quotationId: c.quotation.id, parts: [], score: null, why };
      const of = worth(c);
      const parts = counted.map((criterion) => ({
        criterion,
        weight: weights[criterion],
        points: tenth(of[criterion]),
      }));
      const score = parts.reduce((n, p) => n + p.weight * p.points, 0) / sum;
      return { quotationId: c.quotation.id, parts, score: tenth(score), why };
    }),
  };
};

/** Quotations by their score, the highest first; what has none stands behind, as it stood. */
export const byScore = (scores: readonly Score[]): string[] =>
  scores.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1)).map((s) => s.quotationId);
