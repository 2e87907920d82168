import type { Currency } from '#contract/core/schemas.ts';
import type { LineView, QuotationView } from '#contract/inquiry-schemas.ts';

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

type Cell = { price: string; total: number; levelled: number | null; lowest: boolean } | null;

/** What one supplier asks for one line in one tier. */
const cellOf = (
  q: QuotationView,
  line: LineView,
  tier: number,
  to: Currency,
  rates: Rates,
): Omit<NonNullable<Cell>, 'lowest'> | null => {
  const at = tierOf(line, tier);
  const price = q.lines.find((l) => l.lineId === line.id)?.prices[at];
  const quantity = line.tiers[at];
  if (!price || !quantity) return null;
  const total = Number(price) * Number(quantity);
  return { price, total, levelled: convert(total, q.currency, to, rates) };
};

export type Column = {
  quotation: QuotationView;
  cells: Cell[];
  complete: boolean;
  total: number | null;
  lowest: boolean;
  meets: number;
  answers: number;
};

/** The comparison: suppliers as columns, lines as rows, one tier and one currency; the lowest of each row marked. */
export const compare = (
  lines: LineView[],
  quotations: QuotationView[],
  tier: number,
  to: Currency,
  rates: Rates,
): Column[] => {
  const raw = quotations.map((q) => lines.map((l) => cellOf(q, l, tier, to, rates)));
  const least = (values: (number | null | undefined)[]) =>
    Math.min(...values.filter((v): v is number => typeof v === 'number'));
  const lineLeast = lines.map((_, i) => least(raw.map((cells) => cells[i]?.levelled)));
  const columns = quotations.map((quotation, n): Column => {
    const cells = (raw[n] ?? []).map(
      (c, i): Cell => c && { ...c, lowest: c.levelled !== null && c.levelled === lineLeast[i] },
    );
    const levelled = cells.map((c) => c?.levelled ?? null);
    const quoted = cells.filter(Boolean);
    const answers = quotation.lines.flatMap((l) => l.answers);
    const complete = quoted.length === lines.length;
    return {
      quotation,
      cells,
      complete,
      total:
        quoted.length && levelled.every((v, i) => v !== null || !cells[i])
          ? levelled.reduce<number>((a, b) => a + (b ?? 0), 0)
          : null,
      lowest: false,
      meets: answers.filter((a) => a.verdict === 'meets').length,
      answers: answers.length,
    };
  });
  const best = least(columns.filter((c) => c.complete).map((c) => c.total));
  return columns.map((c) => ({ ...c, lowest: c.complete && c.total === best }));
};
