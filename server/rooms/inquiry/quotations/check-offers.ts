import { common } from '#contract/core/errors.ts';
import type { QuotationInput } from '#contract/inquiry/schemas.ts';
import { type Ctx, type FieldError, refuse } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { approvedOf } from '#server/rooms/evidence/index.ts';
import { proofReviews } from './offer-rules.ts';

/**
 * Holds what a quotation names besides to what its company has: products that it lists, evidence that was approved for it. Asks
 * nothing where nothing is named.
 * @throws Refused common.invalid
 */
export const checkOffers = async (tx: Ctx, { lines }: QuotationInput, entId: string): Promise<void> => {
  const products = [...new Set(lines.flatMap((l) => (l.alternatives ?? []).flatMap((a) => a.productId ?? [])))];
  const reviews = proofReviews(lines);
  const listed = products.length ? await listedRows(tx, products) : [];
  const approved = await approvedOf(tx, entId, reviews);
  const own = new Set(listed.filter(({ row }) => row.company?.id === entId).map(({ row }) => row.id));
  const faults: Record<string, FieldError> = {};
  for (const [i, line] of lines.entries()) {
    for (const [n, a] of (line.alternatives ?? []).entries())
      if (a.productId && !own.has(a.productId)) faults[`lines.${i}.alternatives.${n}.productId`] = { code: 'format' };
    for (const [n, { proof }] of line.answers.entries())
      if (proof?.kind === 'review' && !approved.includes(proof.id))
        faults[`lines.${i}.answers.${n}.proof`] = { code: 'proofLapsed' };
  }
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
};
