import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { autoComplete, type OrderState, type orderSorts, type Party } from '#contract/order/calls.ts';
import type { PaymentKind } from '#contract/order/payments.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { orderEvents, orderLines, orderPayments, orders } from './tables.ts';

export type OrderRecord = typeof orders.$inferSelect;

export const insertOrder = async (
  ctx: Ctx,
  row: typeof orders.$inferInsert,
  lines: (typeof orderLines.$inferInsert)[],
): Promise<void> => {
  await ctx.db.insert(orders).values(row);
  await ctx.db.insert(orderLines).values(lines);
};

/**
 * An act at the end of the timeline, which is told by time: stamped once the order's lock is held.
 * @returns false where another act has this id
 */
export const insertEvent = async (ctx: Ctx, row: Omit<typeof orderEvents.$inferInsert, 'at'>): Promise<boolean> => {
  const stamped = { ...row, at: sql`clock_timestamp()` };
  return (
    (await ctx.db.insert(orderEvents).values(stamped).onConflictDoNothing().returning({ id: orderEvents.id }))
      .length === 1
  );
};

export const findOrder = async (ctx: Ctx, id: string): Promise<OrderRecord | undefined> =>
  (await ctx.db.select().from(orders).where(eq(orders.id, id)))[0];
export const lockOrderRow = async (tx: Ctx, id: string): Promise<OrderRecord | undefined> => {
  taking(tx, 'order', [id]);
  return (await tx.db.select().from(orders).where(eq(orders.id, id)).for('no key update'))[0];
};
type Change = Pick<
  OrderRecord,
  'state' | 'disputedFrom' | 'disputedBy' | 'disputedAt' | 'escalatedAt' | 'answerBy' | 'expectedEnd'
>;
export const updateOrder = async (ctx: Ctx, id: string, set: Partial<Change>): Promise<void> =>
  void (await ctx.db.update(orders).set(set).where(eq(orders.id, id)));

const inDays = (days: number) => sql`clock_timestamp() + make_interval(days => ${days}::int)`;
/** The order goes to another state; one that was received is completed some days later. */
export const setState = async (ctx: Ctx, id: string, set: Omit<Change, 'expectedEnd'>): Promise<void> =>
  void (await ctx.db
    .update(orders)
    .set({ ...set, completesAt: set.state === 'received' ? inDays(autoComplete.afterDays) : null, remindedAt: null })
    .where(eq(orders.id, id)));
/** The days until a received order is completed begin anew. */
export const restartCompletion = async (ctx: Ctx, id: string): Promise<void> =>
  void (await ctx.db
    .update(orders)
    .set({ completesAt: inDays(autoComplete.afterDays), remindedAt: null })
    .where(and(eq(orders.id, id), eq(orders.state, 'received'))));

export const findOrdersByIds = (ctx: Ctx, ids: string[]): Promise<OrderRecord[]> =>
  ids.length ? ctx.db.select().from(orders).where(inArray(orders.id, ids)) : Promise.resolve([]);

export const findOrdersOfInquiry = (ctx: Ctx, inquiryId: string): Promise<OrderRecord[]> =>
  ctx.db.select().from(orders).where(eq(orders.inquiryId, inquiryId)).orderBy(asc(orders.createdAt), asc(orders.id));
export const findOrdersOfPurchase = (ctx: Ctx, purchaseId: string): Promise<OrderRecord[]> =>
  ctx.db.select().from(orders).where(eq(orders.purchaseId, purchaseId)).orderBy(asc(orders.createdAt), asc(orders.id));
/** Lines of orders, in their order. */
export const findOrderLines = (ctx: Ctx, ids: string[]): Promise<(typeof orderLines.$inferSelect)[]> =>
  ids.length
    ? ctx.db
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, ids))
        .orderBy(asc(orderLines.orderId), asc(orderLines.no))
    : Promise.resolve([]);
export type EventRecord = typeof orderEvents.$inferSelect;
/** Timelines of orders, oldest first. */
export const findEventsOf = (ctx: Ctx, ids: string[]): Promise<EventRecord[]> =>
  ids.length
    ? ctx.db
        .select()
        .from(orderEvents)
        .where(inArray(orderEvents.orderId, ids))
        .orderBy(asc(orderEvents.at), asc(orderEvents.id))
    : Promise.resolve([]);
export const findEvents = (ctx: Ctx, id: string): Promise<EventRecord[]> => findEventsOf(ctx, [id]);
export const findLastEvent = async (ctx: Ctx, id: string): Promise<EventRecord | undefined> =>
  (await findEvents(ctx, id)).at(-1);

/** Disputes that one side handed to the operator, the longest first. */
export const findEscalated = (ctx: Ctx): Promise<OrderRecord[]> =>
  ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'dispute'), isNotNull(orders.escalatedAt)))
    .orderBy(asc(orders.escalatedAt), asc(orders.id))
    .limit(200);

/** Orders made in the last days, apart from cancelled ones. */
export const countRecent = async (ctx: Ctx, days: number): Promise<number> => {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(orders)
    .where(sql`${orders.createdAt} > now() - make_interval(days => ${days}::int) and ${orders.state} <> 'cancelled'`);
  return row?.n ?? 0;
};

export const countLines = async (ctx: Ctx, ids: string[]): Promise<Map<string, number>> => {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select({ id: orderLines.orderId, n: count() })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId);
  return new Map(rows.map((r) => [r.id, r.n]));
};

export type Who = { userId: string; entId: string | null; sides: Record<Party, boolean> };
const asBuyer = (o: Who): SQL | undefined =>
  or(
    and(isNull(orders.buyerEntId), eq(orders.buyerId, o.userId)),
    o.entId && o.sides.buyer ? eq(orders.buyerEntId, o.entId) : undefined,
  );
const asSupplier = (o: Who): SQL | undefined =>
  o.entId && o.sides.supplier ? eq(orders.supplierEntId, o.entId) : sql`false`;

/** Orders of either side that the seat may see. */
export const sideOf = (o: Who): SQL | undefined => or(asBuyer(o), asSupplier(o));

/** Orders that a company has completed as their supplier. */
export const dealsOf = (ctx: Ctx, entId: string): Promise<number> =>
  ctx.db.$count(orders, and(eq(orders.supplierEntId, entId), eq(orders.state, 'completed')));

/** Whether a side has, or had, an order with this supplier. */
export const haveTraded = async (
  ctx: Ctx,
  o: { userId: string; entId: string | null },
  supplierEntId: string,
): Promise<boolean> => {
  const buyer = o.entId ? eq(orders.buyerEntId, o.entId) : and(isNull(orders.buyerEntId), eq(orders.buyerId, o.userId));
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.supplierEntId, supplierEntId), buyer, ne(orders.state, 'cancelled')))
    .limit(1);
  return rows.length > 0;
};

/** Orders of a side's that are not over, the earliest delivery first. */
export const findRunning = (ctx: Ctx, o: Who, most: number): Promise<OrderRecord[]> =>
  ctx.db
    .select()
    .from(orders)
    .where(and(or(asBuyer(o), asSupplier(o)), notInArray(orders.state, ['completed', 'cancelled'])))
    .orderBy(asc(orders.deliveryDate), asc(orders.id))
    .limit(most);
/**
 * Orders of a side's of which something is not paid or not answered, with what of them is paid: as a buyer what is open, as a
 * supplier what waits to be confirmed.
 */
export const findUnpaid = async (ctx: Ctx, o: Who, most: number): Promise<{ o: OrderRecord; paid: string }[]> => {
  const counted = sql<string>`coalesce((select sum(${orderPayments.amount}) from ${orderPayments}
    where ${orderPayments.orderId} = ${orders.id} and ${orderPayments.kind} = 'payment'
      and ${orderPayments.state} <> 'contested'), 0)`;
  const waiting = sql`exists (select 1 from ${orderPayments}
    where ${orderPayments.orderId} = ${orders.id} and ${orderPayments.state} = 'recorded')`;
  const under = notInArray(orders.state, ['toConfirm', 'cancelled']);
  const rows = await ctx.db
    .select({ o: orders, paid: counted })
    .from(orders)
    .where(and(under, or(and(asBuyer(o), sql`${counted} < ${orders.total}`), and(asSupplier(o), waiting))))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most);
  return rows;
};
/**
 * Cancelled orders of a side's after which money waits: the supplier has an answer to give or something left to return, the buyer a
 * refund to confirm. The newest first.
 */
export const findToReturn = (ctx: Ctx, o: Who, most: number): Promise<OrderRecord[]> => {
  const some = (where: SQL) =>
    sql`exists (select 1 from ${orderPayments} where ${orderPayments.orderId} = ${orders.id} and ${where})`;
  const recorded = (kind: PaymentKind) =>
    some(sql`${orderPayments.kind} = ${kind} and ${orderPayments.state} = 'recorded'`);
  const left = sql`coalesce((select sum(case ${orderPayments.kind} when 'refund' then -${orderPayments.amount} else ${orderPayments.amount} end)
    from ${orderPayments} where ${orderPayments.orderId} = ${orders.id} and (${orderPayments.state} = 'confirmed'
      or ${orderPayments.state} = 'recorded' and ${orderPayments.kind} = 'refund')), 0) > 0`;
  return ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'cancelled'),
        or(and(asBuyer(o), recorded('refund')), and(asSupplier(o), or(recorded('payment'), left))),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most);
};
/** All orders that a side sees, as its list counts them. */
export const countOrders = (ctx: Ctx, o: Who): Promise<number> => ctx.db.$count(orders, or(asBuyer(o), asSupplier(o)));
/** The newest act of each order. */
export const findLastEvents = async (ctx: Ctx, ids: string[]): Promise<Map<string, EventRecord>> => {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .selectDistinctOn([orderEvents.orderId])
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(orderEvents.orderId, desc(orderEvents.at), desc(orderEvents.id));
  return new Map(rows.map((r) => [r.orderId, r]));
};
/** How many orders came of each inquiry, cancelled ones apart. */
export const countByInquiry = async (ctx: Ctx, inquiryIds: string[]): Promise<Map<string, number>> => {
  if (!inquiryIds.length) return new Map();
  const rows = await ctx.db
    .select({ id: orders.inquiryId, n: count() })
    .from(orders)
    .where(and(inArray(orders.inquiryId, inquiryIds), ne(orders.state, 'cancelled')))
    .groupBy(orders.inquiryId);
  return new Map(rows.flatMap((r) => (r.id ? [[r.id, r.n] as const] : [])));
};

export const findOrders = async (
  ctx: Ctx,
  o: Who & {
    party?: Party | undefined;
    state?: OrderState | undefined;
    q?: string | undefined;
    sort?: (typeof orderSorts)[number] | undefined;
    current: number;
    size: number;
  },
): Promise<{ rows: OrderRecord[]; total: number }> => {
  const mine =
    o.party === 'buyer' ? asBuyer(o) : o.party === 'supplier' ? asSupplier(o) : or(asBuyer(o), asSupplier(o));
  const where = and(
    mine,
    o.state ? eq(orders.state, o.state) : undefined,
    o.q ? everyWord(o.q, (like) => or(ilike(orders.number, like), textMatches(orders.title, like))) : undefined,
  );
  const way = o.sort === 'oldest' ? asc : desc;
  return pageOfRows(
    ctx.db.select().from(orders).where(where).orderBy(way(orders.createdAt), way(orders.id)),
    o,
    ctx.db.$count(orders, where),
  );
};
