import { registerFilePolicy } from '#server/rooms/files/index.ts';
import { partyOf } from './policy.ts';
import { findOrdersByIds } from './store.ts';

/** Evidence of a dispute: both sides of the order. */
export const registerFilePolicies = (): void =>
  registerFilePolicy('order', async (ctx, ids) =>
    (await findOrdersByIds(ctx, ids)).filter((o) => ctx.person && partyOf(ctx.person, o)).map((o) => o.id),
  );
