import { and, desc, eq, notInArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orderPayments, orders } from '../tables.ts';

/** Less is confirmed as returned than was confirmed as paid (deals 187). */
const owesRefund = sql`(select coalesce(sum(case when ${orderPayments.kind} = 'refund' then -${orderPayments.amount} else ${orderPayments.amount} end), 0)
  from ${orderPayments} where ${orderPayments.orderId} = ${orders.id} and ${orderPayments.state} = 'confirmed') > 0`;

/**
 * Numbers and ids of orders that are not over, of a company, or of a person who buys for themselves; and of cancelled ones whose
 * supplier still has money to return.
 */
export const findOpenOrders = (
  ctx: Ctx,
  who: { userId: string; entId: string | null },
): Promise<{ id: string; number: string }[]> =>
  ctx.db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      or(
        and(
          notInArray(orders.state, ['completed', 'cancelled']),
          who.entId
            ? or(eq(orders.buyerEntId, who.entId), eq(orders.supplierEntId, who.entId))
            : eq(orders.buyerId, who.userId),
        ),
        who.entId ? and(eq(orders.state, 'cancelled'), eq(orders.supplierEntId, who.entId), owesRefund) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(20);
