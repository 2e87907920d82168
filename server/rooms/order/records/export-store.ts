import { desc, eq, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { OrderRecord } from '../store.ts';
import { orders } from '../tables.ts';

/** Orders that a person placed or won, newest first, whatever company they act for now. */
export const findOrdersBy = (ctx: Ctx, userId: string): Promise<OrderRecord[]> =>
  ctx.db
    .select()
    .from(orders)
    .where(or(eq(orders.buyerId, userId), eq(orders.supplierId, userId)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
