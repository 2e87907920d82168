import type { Currency } from '../../core/schemas.ts';
import type { AssumptionView } from '../assumptions.ts';
import type { QuotationView } from '../schemas.ts';

/** Terms under which the supplier bears the way to the place of delivery. */
export const delivered: readonly string[] = ['DAP', 'DPU', 'DDP'];

/** Whose word a part of the landed cost is: the buyer's assumption, what the supplier states, or what the trade term means. */
export type Source = 'buyer' | 'supplier' | 'term';
type Part = 'freight' | 'duty';

/** A price carried to the place of delivery: `duty` on price and freight, all in one currency. */
export type Landed = {
  price: number;
  freight: number;
  dutyPercent: number;
  duty: number;
  other: number;
  total: number;
  /** Who says freight and duty; null where nobody does, and they count as nothing. */
  from: Record<Part, Source | null>;
  /** Whether it can be held against what is quoted as delivered: the buyer reckons with it so, or freight is known. */
  whole: boolean;
};

type Quoted = Pick<QuotationView, 'tradeTerm' | 'currency' | 'costs'>;
type Own = Pick<AssumptionView, 'currency' | 'freight' | 'dutyPercent' | 'other'>;

const freightOf = (q: Quoted, own: Own | undefined, tier: number) => {
  const [reckoned, stated] = [own?.freight[tier - 1], q.costs?.freight?.[tier - 1]];
  if (own && reckoned) return { amount: reckoned, currency: own.currency, from: 'buyer' as const };
  if (stated) return { amount: stated, currency: q.currency, from: 'supplier' as const };
  const from = q.costs?.freightIncluded ? 'supplier' : delivered.includes(q.tradeTerm) ? 'term' : null;
  return { amount: '0', currency: q.currency, from } as const;
};

const dutyOf = (q: Quoted, own: Own | undefined): { percent: number; from: Source | null } => {
  if (own?.dutyPercent) return { percent: Number(own.dutyPercent), from: 'buyer' };
  if (q.costs?.dutyPercent) return { percent: Number(q.costs.dutyPercent), from: 'supplier' };
  return { percent: 0, from: q.tradeTerm === 'DDP' ? 'term' : null };
};

/** Who says freight and duty of a quotation at a tier (from 1). */
export const sourcesOf = (q: Quoted, own: Own | undefined, tier: number): Landed['from'] => ({
  freight: freightOf(q, own, tier).from,
  duty: dutyOf(q, own).from,
});

/**
 * A levelled price with what is said of the costs for one tier: what the buyer assumes goes before what the supplier states, and
 * what nobody says counts as nothing. Null where nobody says anything for the tier, or a rate is missing (decisions 0020, 0113).
 * @param convert an amount in another currency, null without a rate
 */
export const landWith = (
  price: number | null,
  q: Quoted,
  own: Own | undefined,
  tier: number,
  convert: (amount: string, from: Currency) => number | null,
): Landed | null => {
  const assumed = Boolean(own && (own.freight[tier - 1] || own.other[tier - 1] || own.dutyPercent));
  const { costs } = q;
  const stated = Boolean(costs && (costs.freight?.[tier - 1] || costs.freightIncluded || costs.dutyPercent));
  if (price === null || !(assumed || stated)) return null;
  const [way, rate] = [freightOf(q, own, tier), dutyOf(q, own)];
  const freight = convert(way.amount, way.currency);
  const other = own ? convert(own.other[tier - 1] ?? '0', own.currency) : 0;
  if (freight === null || other === null) return null;
  const duty = ((price + freight) * rate.percent) / 100;
  return {
    price,
    freight,
    dutyPercent: rate.percent,
    duty,
    other,
    total: price + freight + duty + other,
    from: { freight: way.from, duty: rate.from },
    whole: assumed || way.from !== null,
  };
};
