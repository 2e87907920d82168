import type { Ctx } from '#server/platform/context.ts';
import type { Cancelled } from '#server/rooms/order/index.ts';
import { reopenQuotation, takeBackAward } from './award-store.ts';
import { lockInquiry } from '../inquiries/inquiry-store.ts';

/**
 * The order of an award was cancelled: its lines can be awarded again. The quotation stands where the buyer cancelled; where
 * the supplier did, or a dispute ended so, the supplier offers it no longer (decision 0005).
 */
export const takeBack = async (tx: Ctx, o: Cancelled): Promise<void> => {
  if (!(await lockInquiry(tx, o.inquiryId))) return;
  await takeBackAward(tx, o.inquiryId, o.quotationId);
  await reopenQuotation(tx, o.quotationId, o.by === 'buyer' ? 'submitted' : 'withdrawn');
};
