import type { Currency } from '#contract/core/schemas.ts';
import type { AssumptionView } from '#contract/inquiry/assumptions.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';

export type Rates = { currency: Currency; cny: string; day: string }[];

/** An amount in another currency by the dated rates, or null where a rate is missing. Shown as an estimate, never charged. */
export const convert = (amount: string | number, from: Currency, to: Currency, rates: Rates): number | null => {
  if (from === to) return Number(amount);
  const rate = (c: Currency) => (c === 'CNY' ? 1 : Number(rates.find((r) => r.currency === c)?.cny ?? Number.NaN));
  const out = (Number(amount) * rate(from)) / rate(to);
  return Number.isFinite(out) ? out : null;
};

/** The tier of a line that stands for the chosen one: a line with fewer tiers stands with its last. */
export const tierOf = (line: Pick<LineView, 'tiers'>, tier: number): number => Math.min(tier, line.tiers.length) - 1;

/** A line as a quotation answered it: of an earlier version, where it has not been confirmed for the newest. */
export const answeredLine = (q: QuotationView, line: LineView): LineView =>
  q.asked?.find((l) => l.id === line.id) ?? line;

/** Whether a quotation is for the quantities that are asked now; else its amounts compare with no others. */
const isAlike = (q: QuotationView, lines: LineView[]): boolean =>
  lines.every((l) => {
    const was = answeredLine(q, l);
    return was.unit === l.unit && was.tiers.join() === l.tiers.join();
  });

type Cell = { price: string; total: number; levelled: number | null; lowest: boolean } | null;

/** What one supplier asks for one line in one tier. */
const cellOf = (
  q: QuotationView,
  asked: LineView,
  tier: number,
  to: Currency,
  rates: Rates,
): Omit<NonNullable<Cell>, 'lowest'> | null => {
  const line = answeredLine(q, asked);
  const at = tierOf(line, tier);
  const price = q.lines.find((l) => l.lineId === line.id)?.prices[at];
  const quantity = line.tiers[at];
  if (!price || !quantity) return null;
  const total = Number(price) * Number(quantity);
  return { price, total, levelled: convert(total, q.currency, to, rates) };
};

/** A price carried to the place of delivery: `duty` on price and freight, all in one currency. */
export type Landed = {
  price: number;
  freight: number;
  dutyPercent: number;
  duty: number;
  other: number;
  total: number;
};

/**
 * A levelled price with the buyer's assumptions for one tier; what is not assumed counts as nothing. Null where nothing is
 * assumed for the tier, or a rate is missing.
 */
export const land = (
  price: number | null,
  assumed: AssumptionView | undefined,
  tier: number,
  to: Currency,
  rates: Rates,
): Landed | null => {
  const [freightText, otherText] = [assumed?.freight[tier - 1], assumed?.other[tier - 1]];
  if (price === null || !assumed || (!freightText && !otherText && !assumed.dutyPercent)) return null;
  const freight = convert(freightText ?? 0, assumed.currency, to, rates);
  const other = convert(otherText ?? 0, assumed.currency, to, rates);
  if (freight === null || other === null) return null;
  const dutyPercent = Number(assumed.dutyPercent ?? 0);
  const duty = ((price + freight) * dutyPercent) / 100;
  return { price, freight, dutyPercent, duty, other, total: price + freight + duty + other };
};

export type Column = {
  quotation: QuotationView;
  cells: Cell[];
  complete: boolean;
  /** Whether it is for the quantities that are asked now. */
  alike: boolean;
  /** What was quoted, in the levelled currency. */
  priced: number | null;
  /** The same with the buyer's assumptions, where there are any. */
  landed: Landed | null;
  /** What is compared: landed, else as quoted. */
  total: number | null;
  lowest: boolean;
  meets: number;
  answers: number;
};

/**
 * The comparison: suppliers as columns, lines as rows, one tier and one currency; the lowest of each row marked. Totals are
 * landed where `assumed` says something.
 */
export const compare = (
  lines: LineView[],
  quotations: QuotationView[],
  tier: number,
  to: Currency,
  rates: Rates,
  assumed: readonly AssumptionView[] = [],
): Column[] => {
  const raw = quotations.map((q) => lines.map((l) => cellOf(q, l, tier, to, rates)));
  const least = (values: (number | null | undefined)[]) =>
    Math.min(...values.filter((v): v is number => typeof v === 'number'));
  const alike = quotations.map((q) => isAlike(q, lines));
  const lineLeast = lines.map((_, i) => least(raw.map((cells, n) => (alike[n] ? cells[i]?.levelled : null))));
  const columns = quotations.map((quotation, n): Column => {
    const cells = (raw[n] ?? []).map(
      (c, i): Cell => c && { ...c, lowest: alike[n] === true && c.levelled !== null && c.levelled === lineLeast[i] },
    );
    const levelled = cells.map((c) => c?.levelled ?? null);
    const quoted = cells.filter(Boolean);
    const answers = quotation.lines.flatMap((l) => l.answers);
    const complete = quoted.length === lines.length;
    const priced =
      quoted.length && levelled.every((v, i) => v !== null || !cells[i])
        ? levelled.reduce<number>((a, b) => a + (b ?? 0), 0)
        : null;
    const landed = land(
      priced,
      assumed.find((a) => a.quotationId === quotation.id),
      tier,
      to,
      rates,
    );
    return {
      quotation,
      cells,
      complete,
      alike: alike[n] ?? true,
      priced,
      landed,
      total: landed?.total ?? priced,
      lowest: false,
      meets: answers.filter((a) => a.verdict === 'meets').length,
      answers: answers.length,
    };
  });
  const best = least(columns.filter((c) => c.complete && c.alike).map((c) => c.total));
  return columns.map((c) => ({ ...c, lowest: c.complete && c.alike && c.total === best }));
};

/** Which quotation a line goes to, and at which of its tiers, from 1. */
export type LinePick = { quotationId: string; tier: number };
/** The picks by line. */
export type Picks = Readonly<Record<string, LinePick>>;
/** The comparison at a tier. */
type At = (tier: number) => Column[];

/** What the chosen lines cost, each at its tier: of a landed quotation each line bears its share of the rest by value. */
export const sumOf = (at: At, lines: LineView[], picks: Picks): number =>
  lines.reduce((sum, line, i) => {
    const pick = picks[line.id];
    const column = pick && at(pick.tier).find((c) => c.quotation.id === pick.quotationId);
    const share = column?.landed && column.priced ? column.landed.total / column.priced : 1;
    return sum + (column?.cells[i]?.levelled ?? 0) * share;
  }, 0);

/**
 * What a whole choice at one tier saves against the lowest quotation for all lines in it; null where a line is open, the tiers
 * differ, or none has all.
 */
export const savingOf = (at: At, lines: LineView[], picks: Picks): number | null => {
  const most = Math.max(...lines.map((l) => picks[l.id]?.tier ?? 0));
  // A line with fewer tiers stands with its last one.
  const alike = lines.every((l) => picks[l.id]?.tier === Math.min(most, l.tiers.length));
  const best = alike ? at(most).find((c) => c.lowest)?.total : undefined;
  return best ? best - sumOf(at, lines, picks) : null;
};
