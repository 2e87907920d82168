import type { Ctx } from '#server/platform/context.ts';
import type { Cancelled } from '#server/rooms/order/index.ts';
import { reopenQuotation, takeBackAward } from './award-store.ts';
import { lockInquiry } from '../inquiries/inquiry-store.ts';

/**
 * The order of an award was cancelled: its lines can be awarded again. The quotation stands where the buyer cancelled; where
 * the supplier did, or a dispute ended so, the supplier offers it no longer (decision 0005). With another order it stays accepted.
 */
export const takeBack = async (tx: Ctx, o: Cancelled): Promise<void> => {
  const { quotation } = o;
  if (!quotation || !(await lockInquiry(tx, quotation.inquiryId))) return;
  await takeBackAward(tx, quotation.inquiryId, o.orderId);
  await reopenQuotation(tx, quotation.id, o.by === 'buyer');
};
