import type { Ctx } from '#server/platform/context.ts';
import { partyOf } from './policy.ts';
import { findOrdersByIds } from './store.ts';

/** Evidence of a dispute: both sides of the order. */
export const readableOrders = async (ctx: Ctx, ids: string[]): Promise<string[]> =>
  (await findOrdersByIds(ctx, ids)).filter((o) => ctx.person && partyOf(ctx.person, o)).map((o) => o.id);
