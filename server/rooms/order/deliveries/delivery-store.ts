import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { orderComplaints, orderDeliveries, orderDeliveryLines, orders } from '../tables.ts';
import { sideOf, type Who } from '../store.ts';

export type DeliveryRecord = typeof orderDeliveries.$inferSelect;
export type ComplaintRecord = typeof orderComplaints.$inferSelect;

/** Deliveries of orders, in their order. */
export const findDeliveries = (ctx: Ctx, orderIds: string[]): Promise<DeliveryRecord[]> =>
  orderIds.length
    ? ctx.db
        .select()
        .from(orderDeliveries)
        .where(inArray(orderDeliveries.orderId, orderIds))
        .orderBy(asc(orderDeliveries.orderId), asc(orderDeliveries.no))
    : Promise.resolve([]);
export const findDelivery = async (ctx: Ctx, id: string): Promise<DeliveryRecord | undefined> =>
  (await ctx.db.select().from(orderDeliveries).where(eq(orderDeliveries.id, id)))[0];

const ofOrders = (ctx: Ctx, orderIds: string[]) =>
  ctx.db.select({ id: orderDeliveries.id }).from(orderDeliveries).where(inArray(orderDeliveries.orderId, orderIds));
export const findMoved = (ctx: Ctx, orderIds: string[]): Promise<(typeof orderDeliveryLines.$inferSelect)[]> =>
  orderIds.length
    ? ctx.db
        .select()
        .from(orderDeliveryLines)
        .where(inArray(orderDeliveryLines.deliveryId, ofOrders(ctx, orderIds)))
    : Promise.resolve([]);
export const findComplaints = (ctx: Ctx, orderIds: string[]): Promise<ComplaintRecord[]> =>
  orderIds.length
    ? ctx.db
        .select()
        .from(orderComplaints)
        .where(inArray(orderComplaints.deliveryId, ofOrders(ctx, orderIds)))
        .orderBy(asc(orderComplaints.createdAt), asc(orderComplaints.id))
    : Promise.resolve([]);

export const insertDelivery = async (
  ctx: Ctx,
  row: typeof orderDeliveries.$inferInsert,
  lines: (typeof orderDeliveryLines.$inferInsert)[],
): Promise<boolean> => {
  const made = await ctx.db
    .insert(orderDeliveries)
    .values(row)
    .onConflictDoNothing()
    .returning({ no: orderDeliveries.no });
  if (made.length) await ctx.db.insert(orderDeliveryLines).values(lines);
  return made.length === 1;
};

/** Writes what arrived of a delivery, all lines by one statement. */
export const noteReceived = async (
  ctx: Ctx,
  o: { id: string; receivedOn: string; userId: string; lines: { lineId: string; received: string; faulty: string }[] },
): Promise<void> => {
  await ctx.db
    .update(orderDeliveries)
    .set({ receivedOn: o.receivedOn, receivedBy: o.userId })
    .where(eq(orderDeliveries.id, o.id));
  const rows = sql.join(
    o.lines.map((l) => sql`(${l.lineId}::uuid, ${l.received}::numeric, ${l.faulty}::numeric)`),
    sql`, `,
  );
  await ctx.db.execute(sql`
    update ${orderDeliveryLines} set received_quantity = v.received, faulty_quantity = v.faulty
    from (values ${rows}) as v(line_id, received, faulty)
    where ${orderDeliveryLines.deliveryId} = ${o.id} and ${orderDeliveryLines.lineId} = v.line_id`);
};

export const insertComplaint = async (ctx: Ctx, row: typeof orderComplaints.$inferInsert): Promise<void> =>
  void (await ctx.db.insert(orderComplaints).values(row));
export const answerComplaintRow = async (
  ctx: Ctx,
  id: string,
  a: { answer: string; answerAnnexes: string[]; answeredBy: string },
): Promise<void> =>
  void (await ctx.db
    .update(orderComplaints)
    .set({ ...a, state: 'answered', answeredAt: sql`clock_timestamp()` })
    .where(eq(orderComplaints.id, id)));
export const settleComplaintRow = async (ctx: Ctx, id: string): Promise<void> =>
  void (await ctx.db
    .update(orderComplaints)
    .set({ state: 'settled', settledAt: sql`clock_timestamp()` })
    .where(eq(orderComplaints.id, id)));

/** Deliveries of the orders that a side sees, the newest first. */
export const findDeliveryPage = (
  ctx: Ctx,
  o: Who & { orderId?: string | undefined; current: number; size: number },
): Promise<{ rows: DeliveryRecord[]; total: number }> => {
  const own: SQL | undefined = and(
    inArray(orderDeliveries.orderId, ctx.db.select({ id: orders.id }).from(orders).where(sideOf(o))),
    o.orderId ? eq(orderDeliveries.orderId, o.orderId) : undefined,
  );
  return pageOfRows(
    ctx.db.select().from(orderDeliveries).where(own).orderBy(desc(orderDeliveries.createdAt), desc(orderDeliveries.id)),
    o,
    ctx.db.$count(orderDeliveries, own),
  );
};

/** Of these deliveries: how many lines each has, and which have a complaint that is not settled. */
export const countMoved = async (
  ctx: Ctx,
  ids: string[],
): Promise<Map<string, { lines: number; complaint: boolean }>> => {
  if (!ids.length) return new Map();
  const [lines, open] = await Promise.all([
    ctx.db
      .select({ id: orderDeliveryLines.deliveryId, n: sql<number>`count(*)::int` })
      .from(orderDeliveryLines)
      .where(inArray(orderDeliveryLines.deliveryId, ids))
      .groupBy(orderDeliveryLines.deliveryId),
    ctx.db
      .select({ id: orderComplaints.deliveryId })
      .from(orderComplaints)
      .where(and(inArray(orderComplaints.deliveryId, ids), ne(orderComplaints.state, 'settled'))),
  ]);
  const complained = new Set(open.map((c) => c.id));
  return new Map(lines.map((l) => [l.id, { lines: l.n, complaint: complained.has(l.id) }]));
};
