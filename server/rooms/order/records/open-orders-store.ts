import { and, desc, eq, notInArray, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orders } from '../tables.ts';

/** Numbers and ids of orders that are not over, of a company, or of a person who buys for themselves. */
export const findOpenOrders = (
  ctx: Ctx,
  who: { userId: string; entId: string | null },
): Promise<{ id: string; number: string }[]> =>
  ctx.db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      and(
        notInArray(orders.state, ['completed', 'cancelled']),
        who.entId
          ? or(eq(orders.buyerEntId, who.entId), eq(orders.supplierEntId, who.entId))
          : eq(orders.buyerId, who.userId),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(20);
