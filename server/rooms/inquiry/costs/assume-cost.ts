import { common } from '#contract/core/errors.ts';
import type { AssumptionInput, AssumptionView } from '#contract/inquiry/assumptions.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { deleteAssumption, writeAssumption } from './assumption-store.ts';
import { findInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { findQuotation } from '../quotations/quotation-store.ts';

/**
 * Keeps what the buyer's side reckons a quotation costs until it is delivered; with nothing in it, it is forgotten. The last
 * one who writes counts, whichever colleague it was.
 * @throws Refused common.notFound for everybody who isn't of the buyer's side
 */
export const assumeCost = async (
  ctx: Ctx,
  quotationId: string,
  { currency, freight, dutyPercent, other }: AssumptionInput,
): Promise<AssumptionView | null> => {
  const { userId } = me(ctx);
  const quotation = await findQuotation(ctx, quotationId);
  const inquiry = quotation && (await findInquiry(ctx, quotation.inquiryId));
  if (!inquiry || !ownsInquiry(me(ctx), inquiry, 'buy')) throw refuse(common.notFound);
  if (dutyPercent === null && [...freight, ...other].every((a) => a === null)) {
    await deleteAssumption(ctx, quotationId);
    return null;
  }
  const kept = { quotationId, currency, freight, dutyPercent, other };
  await writeAssumption(ctx, kept, { inquiryId: inquiry.id, userId });
  return kept;
};
