import type { Party } from '#contract/order/calls.ts';
import type { Ctx } from '#server/platform/context.ts';

/** An order that was cancelled: by one side, or by agreement of both or the operator at the end of a dispute. */
export type Cancelled = { orderId: string; inquiryId: string; quotationId: string; by: Party | 'dispute' };
type Heir = (tx: Ctx, order: Cancelled) => Promise<void>;

const heirs: Heir[] = [];

/** What else must happen when an order is cancelled, in its transaction; rooms that orders come from say so at start. */
export const registerCancelled = (heir: Heir): void => void heirs.push(heir);

export const tellCancelled = async (tx: Ctx, order: Cancelled): Promise<void> => {
  for (const heir of heirs) await heir(tx, order);
};
