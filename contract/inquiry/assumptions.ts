import * as z from 'zod/mini';
import { currency, id } from '../core/schemas.ts';
import { amount, percent } from './offers/costs.ts';
import { limits } from './schemas.ts';

const byTier = z.array(z.nullable(amount)).check(z.maxLength(limits.tiers));

/**
 * What the buyer reckons a quotation costs besides its price until it is delivered: freight and other cost a quantity tier, in
 * `currency`, and duty in per cent of price and freight. The buyer's own; no supplier sees it. `null` is nothing assumed.
 */
export const assumptionInput = z.object({
  currency,
  freight: byTier,
  dutyPercent: z.nullable(percent),
  other: byTier,
});
export type AssumptionInput = z.infer<typeof assumptionInput>;

export const assumptionView = z.object({ quotationId: id, ...assumptionInput.shape });
export type AssumptionView = z.infer<typeof assumptionView>;
