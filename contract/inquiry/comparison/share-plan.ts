import { fromThousandths, lineTotal, minorToDecimal, toThousandths } from '../../core/money.ts';
import type { Currency } from '../../core/schemas.ts';
import type { LineView, QuotationView } from '../schemas.ts';
import { isBelow, leastOf } from '../offers/least.ts';
import { type Column, convert, type Rates } from './level.ts';
import { percentOf, tierReached } from './shares.ts';

/** What is typed for a supplier: a quantity in the line's unit, or per cent of the quantity that is shared out; plain decimal text. */
export type ShareInput = { quotation: QuotationView; typed: string };
type ShareFault = 'number' | 'belowLeast' | 'noPrice';
/** One share as it would be ordered; amounts in the quotation's currency and, where rates reach, in the one that is compared. */
export type PlannedShare = {
  quotation: QuotationView;
  quantity: string;
  /** The tier whose price holds, from 0. */
  tier: number;
  price: string | null;
  total: string | null;
  levelled: number | null;
  fault: ShareFault | null;
};
type Basis = {
  line: LineView;
  /** The quantity that is shared out, and what of it is left. */
  of: string;
  left: string;
  percent: boolean;
  to: Currency;
  rates: Rates;
};

const isNumber = (typed: string): boolean => /^\d+(\.\d{1,3})?$/.test(typed) && Number(typed) > 0;

const plannedOf = ({ quotation: q, typed }: ShareInput, b: Basis): PlannedShare => {
  const quantity = isNumber(typed) ? (b.percent ? percentOf(b.of, typed) : typed) : undefined;
  const none = { quotation: q, quantity: '', tier: 0, price: null, total: null, levelled: null };
  if (quantity === undefined) return { ...none, fault: 'number' };
  const whole = toThousandths(quantity) === toThousandths(b.of);
  const tier = tierReached(b.line.tiers, quantity);
  const price = q.lines.find((l) => l.lineId === b.line.id)?.prices[tier] ?? null;
  const total = price && minorToDecimal(lineTotal(price, quantity));
  const below = !whole && isBelow(quantity, leastOf(q, b.line.id));
  const fault = !price ? 'noPrice' : below ? 'belowLeast' : null;
  return {
    quotation: q,
    quantity,
    tier,
    price,
    total,
    levelled: total ? convert(total, q.currency, b.to, b.rates) : null,
    fault,
  };
};

export type SharePlan = {
  shares: PlannedShare[];
  /** Of the quantity that is left: what nobody gets; less than nothing where it is too much. */
  rest: string;
  tooMuch: boolean;
  /** What all shares come to in the currency that is compared; null where a rate is missing. */
  sum: number | null;
};

/** What the typed shares of a line come to (deals 173 and 174); who has nothing typed gets nothing. */
export const planShares = (inputs: ShareInput[], b: Basis): SharePlan => {
  const shares = inputs.filter((i) => i.typed.trim() !== '').map((i) => plannedOf(i, b));
  const given = shares.reduce((sum, s) => sum + (s.quantity ? toThousandths(s.quantity) : 0n), 0n);
  const rest = toThousandths(b.left) - given;
  return {
    shares,
    rest: fromThousandths(rest < 0n ? -rest : rest),
    tooMuch: rest < 0n,
    sum: shares.reduce<number | null>((sum, s) => (sum === null || s.levelled === null ? null : sum + s.levelled), 0),
  };
};

/**
 * The lowest offer for all of a line's quantity by one supplier, among amounts that compare and can be awarded (deals 175).
 * @param columns the comparison at the tier that is shared out
 * @param at which line of the inquiry it is, from 0
 */
export const bestSingle = (
  columns: readonly Column[],
  at: number,
  mayAward: (q: QuotationView) => boolean,
): { quotationId: string; total: number } | null =>
  columns
    .flatMap((c) => {
      const total = c.fair && mayAward(c.quotation) ? c.cells[at]?.levelled : null;
      return typeof total === 'number' ? [{ quotationId: c.quotation.id, total }] : [];
    })
    .toSorted((a, b) => a.total - b.total)[0] ?? null;
