import type { Party } from '#contract/order/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/** An order that was cancelled: by one side, or by agreement of both or the operator at the end of a dispute. */
export type Cancelled = {
  orderId: string;
  /** What it came of. */
  quotation: { id: string; inquiryId: string } | null;
  award: { id: string; purchaseId: string } | null;
  by: Party | 'dispute';
};

/** What else must happen when an order is cancelled, in its transaction; said by the rooms that orders come from. */
export const uponCancelled = point<(tx: Ctx, order: Cancelled) => Promise<void>>('order.uponCancelled');

export const carryOutCancelled = async (tx: Ctx, order: Cancelled): Promise<void> => {
  for (const act of tx.platform.answers(uponCancelled)) await act(tx, order);
};
