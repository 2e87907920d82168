import { lineTotal, minorToDecimal } from '../../core/money.ts';
import type { Currency } from '../../core/schemas.ts';
import type { AssumptionView } from '../assumptions.ts';
import type { LineView, QuotationView } from '../schemas.ts';
import type { InquiryState } from '../states.ts';
import { outlierOf } from './flags.ts';
import { delivered, type Landed, landWith } from './landed.ts';

export type Rates = { currency: Currency; cny: string; day: string; source?: string }[];

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

/** `carried` is the levelled amount with its share by value of what the buyer assumes until delivery. */
type Cell = {
  price: string;
  total: number;
  levelled: number | null;
  carried: number | null;
  lowest: boolean;
} | null;

type Priced = Omit<NonNullable<Cell>, 'lowest' | 'carried'> | null;
/** What one supplier asks for one line in one tier: for what was asked, then for each alternative. */
const cellsOf = (
  q: QuotationView,
  asked: LineView,
  tier: number,
  to: Currency,
  rates: Rates,
): [Priced, ...Priced[]] => {
  const line = answeredLine(q, asked);
  const at = tierOf(line, tier);
  const quantity = line.tiers[at];
  const said = q.lines.find((l) => l.lineId === line.id);
  const priced = (price: string | null | undefined): Priced => {
    if (!price || !quantity) return null;
    const total = Number(minorToDecimal(lineTotal(price, quantity)));
    return { price, total, levelled: convert(total, q.currency, to, rates) };
  };
  return [priced(said?.prices[at]), ...(said?.alternatives ?? []).map((a) => priced(a.prices[at]))];
};

/** A levelled price carried to the place of delivery, by what is said of a quotation's costs (`landWith`). */
export const land = (
  price: number | null,
  q: Parameters<typeof landWith>[1],
  assumed: Omit<AssumptionView, 'quotationId'> | undefined,
  tier: number,
  to: Currency,
  rates: Rates,
): Landed | null => landWith(price, q, assumed, tier, (amount, from) => convert(amount, from, to, rates));

export type Column = {
  quotation: QuotationView;
  cells: Cell[];
  /** By line, what each alternative comes to; never the lowest of anything. */
  alternatives: Cell[][];
  complete: boolean;
  /** Whether it is for the quantities that are asked now. */
  alike: boolean;
  /** Whether its amounts mean the same delivery as the others': by its trade term, or since the costs until there are assumed. */
  comparable: boolean;
  /** Whether its amounts are held against the others': alike, comparable, and not withdrawn. */
  fair: boolean;
  /** What was quoted, in the levelled currency. */
  priced: number | null;
  /** The same with what is said of the costs until delivery, where anything is. */
  landed: Landed | null;
  /** What is compared: landed, else as quoted. */
  total: number | null;
  lowest: boolean;
  meets: number;
  answers: number;
};

/** The term that most quotations are made under; of two alike the one that was quoted first. */
const commonTerm = (terms: string[]): string | undefined => {
  const counts = Map.groupBy(terms, (t) => t);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
};

/**
 * Which amounts may be held against each other. Where costs until delivery are known of some: those, and what is quoted as
 * delivered. Else what is quoted under the asked term; where nothing is, under the one that most are.
 */
const comparableOf = (columns: { quotation: QuotationView; landed: Landed | null }[], asked: string): boolean[] => {
  const terms = columns.map((c) => c.quotation.tradeTerm);
  if (columns.some((c) => c.landed?.whole))
    return columns.map((c) => c.landed?.whole || delivered.includes(c.quotation.tradeTerm));
  const base = terms.includes(asked) ? asked : commonTerm(terms);
  return terms.map((t) => t === base);
};

const least = (values: (number | null | undefined)[]) =>
  Math.min(...values.filter((v): v is number => typeof v === 'number'));

/** What is compared besides lines and quotations. */
export type Basis = {
  /** The tier, from 1. */
  tier: number;
  /** The currency that amounts are levelled to. */
  to: Currency;
  rates: Rates;
  /** The trade term that is asked for. */
  term: string;
  assumed?: readonly AssumptionView[];
  /** Without the costs until delivery, where it is false: what is quoted is compared. */
  landed?: boolean;
};

/**
 * The comparison: suppliers as columns, lines as rows, one tier and one currency; the lowest of each row marked, among comparable
 * amounts alone. Totals are landed where the buyer assumes, or the supplier states, something of the costs.
 */
export const compare = (
  lines: LineView[],
  quotations: QuotationView[],
  { tier, to, rates, term, assumed = [], landed: carried = true }: Basis,
): Column[] => {
  const raw = quotations.map((quotation) => {
    const offers = lines.map((l) => cellsOf(quotation, l, tier, to, rates));
    const cells = offers.map(([asked]) => asked);
    const quoted = cells.filter(Boolean);
    const answers = quotation.lines.flatMap((l) => l.answers);
    const priced =
      quoted.length && cells.every((c) => c?.levelled !== null)
        ? cells.reduce((sum, c) => sum + (c?.levelled ?? 0), 0)
        : null;
    const own = assumed.find((a) => a.quotationId === quotation.id);
    const landed = carried ? land(priced, quotation, own, tier, to, rates) : null;
    const share = landed && priced ? landed.total / priced : 1;
    const carry = (c: Priced): Cell => c && { ...c, carried: c.levelled && c.levelled * share, lowest: false };
    return {
      quotation,
      cells: cells.map(carry),
      alternatives: offers.map(([, ...others]) => others.map(carry)),
      complete: quoted.length === lines.length,
      alike: isAlike(quotation, lines),
      priced,
      landed,
      total: landed?.total ?? priced,
      meets: answers.filter((a) => a.verdict === 'meets').length,
      answers: answers.length,
    };
  });
  const comparable = comparableOf(raw, term);
  // What was taken back can be bought by nobody.
  const fair = raw.map((c, n) => c.alike && comparable[n] === true && c.quotation.state !== 'withdrawn');
  const lineLeast = lines.map((_, i) => least(raw.map((c, n) => (fair[n] ? c.cells[i]?.carried : null))));
  const best = least(raw.filter((c, n) => c.complete && fair[n]).map((c) => c.total));
  return raw.map((c, n) => ({
    ...c,
    cells: c.cells.map(
      (cell, i): Cell =>
        cell && { ...cell, lowest: fair[n] === true && cell.carried !== null && cell.carried === lineLeast[i] },
    ),
    comparable: comparable[n] ?? true,
    fair: fair[n] === true,
    lowest: c.complete && fair[n] === true && c.total === best,
  }));
};

/** How far each quotation's price of a line stands out of the others' (`outlierOf`); undefined for one that is not held against them. */
export const outliersOf = (columns: readonly Column[], line: number): (number | undefined)[] => {
  const prices = columns.map((c) => (c.fair ? (c.cells[line]?.carried ?? null) : null));
  return columns.map((_, i) => outlierOf(prices, i));
};

/** Which quotation a line goes to, at which of its tiers, and as which of its alternatives, both from 1. */
export type LinePick = { quotationId: string; tier: number; alternative?: number | undefined };
/** The picks by line. */
export type Picks = Readonly<Record<string, LinePick>>;
/** The comparison at a tier. */
type At = (tier: number) => Column[];

/** What the chosen lines cost, each at its tier: of a landed quotation each line bears its share of the rest by value. */
export const sumOf = (at: At, lines: LineView[], picks: Picks): number =>
  lines.reduce((sum, line, i) => {
    const pick = picks[line.id];
    const column = pick && at(pick.tier).find((c) => c.quotation.id === pick.quotationId);
    const cell = pick?.alternative ? column?.alternatives[i]?.[pick.alternative - 1] : column?.cells[i];
    return sum + (cell?.carried ?? 0);
  }, 0);

/**
 * What a whole choice at one tier saves against the lowest quotation for all lines in it; null where a line is open, the tiers
 * differ, none has all, or an amount of it compares with no others: an alternative is not what was asked.
 */
export const savingOf = (at: At, lines: LineView[], picks: Picks): number | null => {
  const most = Math.max(...lines.map((l) => picks[l.id]?.tier ?? 0));
  // A line with fewer tiers stands with its last one.
  const alike = lines.every((l) => picks[l.id]?.tier === Math.min(most, l.tiers.length));
  const fair = lines.every(
    (l) => !picks[l.id]?.alternative && at(most).find((c) => c.quotation.id === picks[l.id]?.quotationId)?.comparable,
  );
  const best = alike && fair ? at(most).find((c) => c.lowest)?.total : undefined;
  return best ? best - sumOf(at, lines, picks) : null;
};

type Deal = { row: { state: InquiryState }; orders: { state: string }[] };

/** Which quotations can be awarded as an inquiry stands: accepted ones further lines, refused ones after an award fell through. */
export const awardable = ({ row, orders }: Deal): ((q: QuotationView) => boolean) => {
  const open = row.state === 'quoting' || row.state === 'outOfDate';
  const anew = orders.some((o) => o.state === 'cancelled');
  return (q) =>
    open && !q.restWithdrawn && (q.state === 'submitted' || q.state === 'accepted' || (q.state === 'refused' && anew));
};

/** What a quotation answers to a requirement as it is asked now; a requirement that was changed since is not answered yet. */
export const answerTo = (
  q: QuotationView,
  line: LineView,
  at: number,
): QuotationView['lines'][number]['answers'][number] | undefined => {
  const asked = JSON.stringify(line.requirements[at]);
  const k = q.asked ? answeredLine(q, line).requirements.findIndex((r) => JSON.stringify(r) === asked) : at;
  return q.lines.find((l) => l.lineId === line.id)?.answers[k];
};
