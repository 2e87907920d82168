import { common } from '#contract/core/errors.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import { canMove, quotationMoves } from '#contract/inquiry/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { quotationWithdrawn } from '../events.ts';
import { recordDeeds } from '../inquiries/deed-store.ts';
import { lockInquiry } from '../inquiries/inquiry-store.ts';
import { findHeadOf } from '../sealing/seal-store.ts';
import { findQuotationSides, takeBackQuotation } from './quotation-store.ts';

/**
 * A company takes its quotation back before it is decided, sealed or not; the buyer reads why. Under the inquiry's lock, so that of
 * an award at the same time one counts (deals 124).
 */
export const withdrawQuotation = async (ctx: Ctx, quotationId: string, reason: string): Promise<{ id: string }> => {
  const { entId } = me(ctx);
  const [side] = await findQuotationSides(ctx, [quotationId]);
  if (!side || side.entId !== entId) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const i = await lockInquiry(tx, side.inquiryId);
    const q = await findHeadOf(tx, side.inquiryId, side.entId);
    if (!i || !q) throw refuse(common.notFound);
    if (q.state === 'withdrawn') return { id: q.id };
    if (q.state !== 'submitted' || !canMove(quotationMoves, q.state, 'withdrawn'))
      throw refuse(inquiryErrors.alreadyDecided);
    await takeBackQuotation(tx, q.id, reason);
    await recordDeeds(tx, i.id, 'takeBack', [{ quotationId: q.id }]);
    await emit(tx, quotationWithdrawn, {
      quotationId: q.id,
      revision: q.revision,
      inquiryId: i.id,
      number: i.number ?? '',
      title: i.title,
      entId: q.entId,
      buyerId: i.buyerId,
      buyerEntId: i.entId,
    });
    return { id: q.id };
  });
};
