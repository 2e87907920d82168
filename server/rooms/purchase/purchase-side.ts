import type { Ctx } from '#server/platform/context.ts';
import { findPurchase } from './store.ts';

/** Who released a purchase, for rooms that follow its events. */
export const purchaseSide = async (ctx: Ctx, id: string) => {
  const found = await findPurchase(ctx, id);
  return found && { buyerId: found.buyerId, buyerEntId: found.entId };
};
