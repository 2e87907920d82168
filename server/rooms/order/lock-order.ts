import type { Ctx } from '#server/platform/context.ts';
import { keepSides } from '#server/rooms/identity/index.ts';
import { findOrder, lockOrderRow, type OrderRecord } from './store.ts';

/**
 * The order under its lock, after both of its sides: an order that is cancelled opens its inquiry again, and whoever leaves a
 * company at that moment sees the one or the other.
 */
export const lockOrder = async (tx: Ctx, id: string): Promise<OrderRecord | undefined> => {
  const known = await findOrder(tx, id);
  if (!known) return undefined;
  await keepSides(tx, [
    { userId: known.buyerId, entId: known.buyerEntId },
    { userId: known.supplierId, entId: known.supplierEntId },
  ]);
  return lockOrderRow(tx, id);
};
