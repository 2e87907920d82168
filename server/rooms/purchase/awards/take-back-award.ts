import type { Ctx } from '#server/platform/context.ts';
import type { Cancelled } from '#server/rooms/order/index.ts';
import { lockPurchase } from '../store.ts';
import { cancelAward, hasAward, moveApplications } from './award-store.ts';

/**
 * The order of an award was cancelled: what it gave can be awarded again. The offer stands where the buyer cancelled; where the
 * supplier did, or a dispute ended so, the supplier is out (purchases 28).
 */
export const takeBackAward = async (tx: Ctx, o: Cancelled): Promise<void> => {
  const { award } = o;
  if (!award || !(await lockPurchase(tx, award.purchaseId))) return;
  const taken = await cancelAward(tx, award.id);
  if (!taken || (await hasAward(tx, taken.applicationId))) return;
  await moveApplications(tx, [taken.applicationId], o.by === 'buyer' ? 'accepted' : 'withdrawn');
};
