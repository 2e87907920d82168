import { registerFilePolicy } from '#server/rooms/files/index.ts';
import { partyOf } from './policy.ts';
import { findOrder } from './store.ts';

/** Evidence of a dispute: both sides of the order. */
export const registerFilePolicies = (): void =>
  registerFilePolicy('order', async (ctx, orderId) => {
    const o = await findOrder(ctx, orderId);
    return Boolean(o && ctx.person && partyOf(ctx.person, o));
  });
