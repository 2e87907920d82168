import type { Ctx } from '#server/platform/context.ts';
import { stepOrder } from './move-order.ts';
import { findLiveOrder } from './order-store.ts';

/** The desk gives a booth to the company that asked for it: its order is confirmed. Under the booth's lock. @returns whether there was one */
export const confirmOrder = async (tx: Ctx, boothId: string): Promise<boolean> => {
  const order = await findLiveOrder(tx, boothId);
  if (order?.state !== 'asked') return false;
  await stepOrder(tx, order, 'confirm', 'desk');
  return true;
};

/** The desk takes a booth back: an order of it is refused or cancelled, and the booth is free. Under the booth's lock. @returns whether there was one */
export const endOrder = async (tx: Ctx, boothId: string, reason: string): Promise<boolean> => {
  const order = await findLiveOrder(tx, boothId);
  if (!order) return false;
  await stepOrder(tx, order, order.state === 'asked' ? 'refuse' : 'cancel', 'desk', { text: reason });
  return true;
};
