import { and, asc, eq, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { autoComplete } from '#contract/order/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { orderComplaints, orderDeliveries, orders } from '../tables.ts';

const most = 500;

const withoutComplaint = (ctx: Ctx): SQL =>
  notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(orderComplaints)
      .innerJoin(orderDeliveries, eq(orderDeliveries.id, orderComplaints.deliveryId))
      .where(and(eq(orderDeliveries.orderId, orders.id), sql`${orderComplaints.state} <> 'settled'`)),
  );
const found = async (ctx: Ctx, where: SQL | undefined): Promise<string[]> =>
  (
    await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNotNull(orders.completesAt), where, withoutComplaint(ctx)))
      .orderBy(asc(orders.completesAt), asc(orders.id))
      .limit(most)
  ).map((o) => o.id);

/** Orders that are to be completed soon and whose sides were not told. */
export const findToRemind = (ctx: Ctx): Promise<string[]> =>
  found(
    ctx,
    and(
      isNull(orders.remindedAt),
      sql`${orders.completesAt} <= now() + make_interval(days => ${autoComplete.toldBefore}::int)`,
    ),
  );
/** Orders whose days are over, a day at the least after their sides were told. */
export const findCompletable = (ctx: Ctx): Promise<string[]> =>
  found(
    ctx,
    and(
      isNotNull(orders.remindedAt),
      sql`${orders.remindedAt} <= now() - interval '1 day'`,
      sql`${orders.completesAt} <= now()`,
    ),
  );
export const noteReminded = async (ctx: Ctx, id: string): Promise<void> =>
  void (await ctx.db
    .update(orders)
    .set({ remindedAt: sql`clock_timestamp()` })
    .where(eq(orders.id, id)));
