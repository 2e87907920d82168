import * as z from 'zod/mini';

/** Major units with at most the two minor digits in which totals are paid (docs/decisions/0006-money.md). */
export const amount = z
  .string()
  .check(z.refine((v) => /^\d{1,12}(\.\d{1,2})?$/.test(v), { params: { rule: 'minorAmount' } }));
export const percent = z
  .string()
  .check(
    z.refine((v) => /^\d{1,3}(\.\d{1,2})?$/.test(v) && Number(v) <= 100, { params: { rule: 'percentOfHundred' } }),
  );

/** What a supplier states of the costs until the place of delivery that was asked; whatever is left out is not stated (deals 181). */
export const statedCosts = z.object({
  /** The prices include freight up to there, whatever the trade term says. */
  freightIncluded: z.optional(z.boolean()),
  /** What freight comes to besides, for each quantity, in the currency of the quotation. */
  freight: z.optional(z.array(z.nullable(amount)).check(z.maxLength(3))),
  /** Import duty in per cent of price and freight, as the supplier reckons. */
  dutyPercent: z.optional(percent),
  /** Country of origin, ISO 3166-1. */
  origin: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Whether the prices include turnover tax, and at which rate. */
  taxIncluded: z.optional(z.boolean()),
  taxPercent: z.optional(percent),
});
export type StatedCosts = z.infer<typeof statedCosts>;
