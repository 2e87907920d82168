import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orderChanges } from './tables.ts';

/** A change that waits for an answer gets none any more. */
export const lapseChange = async (ctx: Ctx, orderId: string): Promise<void> =>
  void (await ctx.db
    .update(orderChanges)
    .set({ state: 'lapsed' })
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'open'))));
