import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { BoundVersion } from '#contract/order/changes.ts';
import type { Ctx } from '#server/platform/context.ts';
import { orderChanges, orderLines, orders } from '../tables.ts';

export type ChangeRecord = typeof orderChanges.$inferSelect;

/** Changes of orders, in the order they were asked for. */
export const findChanges = (ctx: Ctx, orderIds: string[]): Promise<ChangeRecord[]> =>
  orderIds.length
    ? ctx.db
        .select()
        .from(orderChanges)
        .where(inArray(orderChanges.orderId, orderIds))
        .orderBy(asc(orderChanges.createdAt), asc(orderChanges.id))
    : Promise.resolve([]);
export const findChange = async (ctx: Ctx, id: string): Promise<ChangeRecord | undefined> =>
  (await ctx.db.select().from(orderChanges).where(eq(orderChanges.id, id)))[0];
export const findOpenChange = async (ctx: Ctx, orderId: string): Promise<ChangeRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(orderChanges)
      .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'open')))
  )[0];
/** Changes of these orders that wait for an answer. */
export const findOpenChanges = (ctx: Ctx, orderIds: string[]): Promise<ChangeRecord[]> =>
  orderIds.length
    ? ctx.db
        .select()
        .from(orderChanges)
        .where(and(inArray(orderChanges.orderId, orderIds), eq(orderChanges.state, 'open')))
    : Promise.resolve([]);

export const insertChange = async (ctx: Ctx, row: typeof orderChanges.$inferInsert): Promise<void> =>
  void (await ctx.db.insert(orderChanges).values(row));

type Answered = { state: 'accepted' | 'refused'; answer: string | null; answeredBy: string; version: number | null };
export const answerChangeRow = async (ctx: Ctx, id: string, a: Answered): Promise<void> =>
  void (await ctx.db
    .update(orderChanges)
    .set({ ...a, answeredAt: sql`clock_timestamp()` })
    .where(eq(orderChanges.id, id)));
export const withdrawChangeRow = async (ctx: Ctx, id: string): Promise<void> =>
  void (await ctx.db.update(orderChanges).set({ state: 'withdrawn' }).where(eq(orderChanges.id, id)));

/** Writes what binds from now on: terms and total of the order, and its lines by one statement. */
export const bindVersion = async (ctx: Ctx, orderId: string, version: number, v: BoundVersion): Promise<void> => {
  const { total, deliveryDate, tradeTerm, place, paymentType } = v;
  await ctx.db
    .update(orders)
    .set({ total, deliveryDate, tradeTerm, place, paymentType, version })
    .where(eq(orders.id, orderId));
  const rows = sql.join(
    v.lines.map((l) => sql`(${l.no}::int, ${l.quantity}::numeric, ${l.price}::numeric, ${l.total}::numeric)`),
    sql`, `,
  );
  await ctx.db.execute(sql`
    update ${orderLines} set quantity = v.quantity, price = v.price, total = v.total
    from (values ${rows}) as v(no, quantity, price, total)
    where ${orderLines.orderId} = ${orderId} and ${orderLines.no} = v.no`);
};
