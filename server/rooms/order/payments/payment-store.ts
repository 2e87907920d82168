import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { orderPayments } from '../tables.ts';

export type PaymentRecord = typeof orderPayments.$inferSelect;

/** Payments and refunds of orders, each kind in its order. */
export const findPayments = (ctx: Ctx, orderIds: string[]): Promise<PaymentRecord[]> =>
  orderIds.length
    ? ctx.db
        .select()
        .from(orderPayments)
        .where(inArray(orderPayments.orderId, orderIds))
        .orderBy(asc(orderPayments.orderId), asc(orderPayments.kind), asc(orderPayments.no))
    : Promise.resolve([]);
export const findPayment = async (ctx: Ctx, id: string): Promise<PaymentRecord | undefined> =>
  (await ctx.db.select().from(orderPayments).where(eq(orderPayments.id, id)))[0];
/** Payments and refunds of these orders that nobody has answered. */
export const findUnanswered = (ctx: Ctx, orderIds: string[]): Promise<PaymentRecord[]> =>
  orderIds.length
    ? ctx.db
        .select()
        .from(orderPayments)
        .where(and(inArray(orderPayments.orderId, orderIds), eq(orderPayments.state, 'recorded')))
    : Promise.resolve([]);

export const insertPayment = async (ctx: Ctx, row: typeof orderPayments.$inferInsert): Promise<void> =>
  void (await ctx.db.insert(orderPayments).values(row));
export const answerPaymentRow = async (
  ctx: Ctx,
  id: string,
  a: { state: 'confirmed' | 'contested'; reason: string | null; answeredBy: string },
): Promise<void> =>
  void (await ctx.db
    .update(orderPayments)
    .set({ ...a, answeredAt: sql`clock_timestamp()` })
    .where(eq(orderPayments.id, id)));
