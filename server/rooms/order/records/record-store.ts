import { and, desc, eq, or } from 'drizzle-orm';
import { recordRows } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { RecordOf } from '#server/rooms/identity/index.ts';
import { orderEvents, orders } from '../tables.ts';

/** A company's orders on either side; a person's, which they bought or sold. */
const ordersOf = (of: RecordOf) =>
  of.userId === null
    ? or(eq(orders.buyerEntId, of.entId), eq(orders.supplierEntId, of.entId))
    : or(
        eq(orders.buyerId, of.userId),
        of.entId ? and(eq(orders.supplierEntId, of.entId), eq(orders.supplierId, of.userId)) : undefined,
      );

const columns = {
  id: orders.id,
  number: orders.number,
  title: orders.title,
  state: orders.state,
  currency: orders.currency,
  total: orders.total,
  at: orders.createdAt,
  supplierEntId: orders.supplierEntId,
  supplierId: orders.supplierId,
  escalatedAt: orders.escalatedAt,
};

/** The newest orders, and how many. */
export const findRecordOrders = async (ctx: Ctx, of: RecordOf) => {
  const rows = await ctx.db
    .select(columns)
    .from(orders)
    .where(ordersOf(of))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(orders, ordersOf(of)) };
};

/** Disputes that were raised on their orders, the newest first, those that ended too. */
export const findRecordDisputes = (ctx: Ctx, of: RecordOf) =>
  ctx.db
    .select({
      ...columns,
      eventId: orderEvents.id,
      raisedAt: orderEvents.at,
      party: orderEvents.party,
      reason: orderEvents.reason,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(ordersOf(of), eq(orderEvents.step, 'dispute')))
    .orderBy(desc(orderEvents.at), desc(orderEvents.id))
    .limit(recordRows);
