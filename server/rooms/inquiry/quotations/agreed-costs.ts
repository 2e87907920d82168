import { regionOfCountry } from '#contract/enterprise/places.ts';
import { delivered } from '#contract/inquiry/comparison/landed.ts';
import type { StatedCosts } from '#contract/inquiry/offers/costs.ts';
import type { AgreedCosts } from '#contract/order/agreed.ts';
import { regionLabel } from '#server/rooms/dictionary/index.ts';

/**
 * What an order keeps of the costs that its quotation stated, whose word each was (deals 200): the supplier's, what the trade term means,
 * or nobody's. Freight is kept of the tiers that were bought. What the buyer assumed is the buyer's own and no part of it.
 */
export const agreedCosts = (
  q: { tradeTerm: string; costs?: StatedCosts | null | undefined },
  tiers: readonly number[],
): AgreedCosts => {
  const costs = q.costs ?? {};
  const amounts = [...new Set(tiers)]
    .toSorted((a, b) => a - b)
    .flatMap((tier) => {
      const amount = costs.freight?.[tier - 1];
      return amount ? [{ tier, amount }] : [];
    });
  const freightSaid = amounts.length > 0 || costs.freightIncluded === true;
  return {
    term: q.tradeTerm,
    freight: { from: freightSaid ? 'supplier' : delivered.includes(q.tradeTerm) ? 'term' : 'nobody', amounts },
    duty: {
      from: costs.dutyPercent ? 'supplier' : q.tradeTerm === 'DDP' ? 'term' : 'nobody',
      percent: costs.dutyPercent ?? null,
    },
    tax: {
      from: costs.taxIncluded === undefined ? 'nobody' : 'supplier',
      included: costs.taxIncluded ?? null,
      percent: costs.taxPercent ?? null,
    },
    origin: {
      from: costs.origin ? 'supplier' : 'nobody',
      country: costs.origin ?? null,
      name: costs.origin ? regionLabel(regionOfCountry(costs.origin)) : null,
    },
  };
};
