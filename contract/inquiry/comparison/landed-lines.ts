import type { AssumptionView } from '../assumptions.ts';
import type { QuotationView } from '../schemas.ts';
import { type Landed, sourcesOf } from './landed.ts';
import type { Column } from './level.ts';

/** What nobody says of a quotation though it would matter, or what it says on another basis than others. */
const costGaps = ['freight', 'duty', 'tax', 'taxBasis'] as const;
export type CostGap = (typeof costGaps)[number];

/** A line's share by value of what a quotation costs until delivery; null where the line has no price, or nothing is said. */
export const landLine = (column: Column, at: number): Landed | null => {
  const levelled = column.cells[at]?.levelled;
  const { landed } = column;
  if (!landed || !landed.price || typeof levelled !== 'number') return null;
  const share = (n: number) => (n * levelled) / landed.price;
  const { freight, duty, other, total } = landed;
  return {
    ...landed,
    price: levelled,
    freight: share(freight),
    duty: share(duty),
    other: share(other),
    total: share(total),
  };
};

/**
 * What is open in the costs of one of several quotations, in the order of `costGaps` (deals 182).
 * @param country where the goods go, ISO 3166-1; null where that is not known
 */
export const gapsOf = (
  q: QuotationView,
  all: readonly QuotationView[],
  o: { assumed: readonly AssumptionView[]; tier: number; country: string | null },
): CostGap[] => {
  const from = sourcesOf(
    q,
    o.assumed.find((a) => a.quotationId === q.id),
    o.tier,
  );
  const abroad = all.some((x) => x.costs?.dutyPercent || (x.costs?.origin && x.costs.origin !== o.country));
  const { origin, taxIncluded } = q.costs ?? {};
  const dutiable = origin ? origin !== o.country : abroad;
  const stated = all.flatMap((x) => x.costs?.taxIncluded ?? []);
  const open: Record<CostGap, boolean> = {
    freight: from.freight === null,
    duty: from.duty === null && dutiable,
    tax: taxIncluded === undefined && stated.length > 0,
    taxBasis: taxIncluded !== undefined && new Set(stated).size > 1,
  };
  return costGaps.filter((g) => open[g]);
};
