import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type BoothOrderState, boothOrderWait, liveBoothOrders } from '#contract/fairs/exhibiting/order-states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { fairBooths, fairHalls, fairs } from '../tables.ts';
import { boothOrderEvents, boothOrders } from './tables.ts';

export type OrderRecord = typeof boothOrders.$inferSelect;
export type NewOrder = typeof boothOrders.$inferInsert;
export type OrderEventRecord = typeof boothOrderEvents.$inferSelect;

const now = sql`clock_timestamp()`;
const live = inArray(boothOrders.state, [...liveBoothOrders]);

/** @returns false where this click, or another order of the booth, was faster */
export const insertOrder = async (tx: Ctx, row: NewOrder): Promise<boolean> =>
  (
    await tx.db
      .insert(boothOrders)
      .values({
        ...row,
        createdAt: now as never,
        updatedAt: now as never,
        expiresAt: sql`clock_timestamp() + make_interval(days => ${boothOrderWait}::int)` as never,
      })
      .onConflictDoNothing()
      .returning({ id: boothOrders.id })
  ).length === 1;

export const findByKey = async (ctx: Ctx, userId: string, clientKey: string): Promise<OrderRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(boothOrders)
      .where(and(eq(boothOrders.userId, userId), eq(boothOrders.clientKey, clientKey)))
  )[0];

/** The order by which somebody has a booth, or waits for it; there is one at most. */
export const findLiveOrder = async (tx: Ctx, boothId: string): Promise<OrderRecord | undefined> =>
  (
    await tx.db
      .select()
      .from(boothOrders)
      .where(and(eq(boothOrders.boothId, boothId), inArray(boothOrders.state, [...liveBoothOrders])))
  )[0];

export const findOrder = async (ctx: Ctx, id: string): Promise<OrderRecord | undefined> =>
  (await ctx.db.select().from(boothOrders).where(eq(boothOrders.id, id)))[0];

/** How many booths of a fair a company has asked for or got by orders. */
export const countLive = async (tx: Ctx, entId: string, fairId: string): Promise<number> =>
  (
    await tx.db
      .select({ id: boothOrders.id })
      .from(boothOrders)
      .innerJoin(fairBooths, eq(fairBooths.id, boothOrders.boothId))
      .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
      .where(and(eq(boothOrders.entId, entId), eq(fairHalls.fairId, fairId), live))
  ).length;

export const moveOrder = async (
  tx: Ctx,
  id: string,
  state: BoothOrderState,
  paid?: { on: string; reference: string },
): Promise<void> => {
  await tx.db
    .update(boothOrders)
    .set({
      state,
      expiresAt: null,
      updatedAt: now as never,
      ...(paid && { paidOn: paid.on, paidReference: paid.reference }),
    })
    .where(eq(boothOrders.id, id));
};

export const insertOrderEvent = async (tx: Ctx, row: typeof boothOrderEvents.$inferInsert): Promise<void> => {
  await tx.db.insert(boothOrderEvents).values(row);
};
export const findOrderEvents = (ctx: Ctx, orderId: string): Promise<OrderEventRecord[]> =>
  ctx.db
    .select()
    .from(boothOrderEvents)
    .where(eq(boothOrderEvents.orderId, orderId))
    .orderBy(asc(boothOrderEvents.at), asc(boothOrderEvents.id));

/** Those that nobody answered in time, some at a time; one alone, where it is named. */
export const findDue = (ctx: Ctx, id?: string): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: boothOrders.id })
    .from(boothOrders)
    .where(
      and(
        eq(boothOrders.state, 'asked'),
        sql`${boothOrders.expiresAt} <= now()`,
        id ? eq(boothOrders.id, id) : undefined,
      ),
    )
    .orderBy(asc(boothOrders.expiresAt), asc(boothOrders.id))
    .limit(100);

type Listed = { entId?: string; userId?: string; state?: BoothOrderState | undefined; current: number; size: number };
/** Booth orders of a company, of a person, or all of them for the desk; the newest first. */
export const findOrderPage = (ctx: Ctx, o: Listed) => {
  const where = and(
    o.entId ? eq(boothOrders.entId, o.entId) : undefined,
    o.userId ? eq(boothOrders.userId, o.userId) : undefined,
    o.state ? eq(boothOrders.state, o.state) : undefined,
  );
  return pageOfRows(
    ctx.db.select().from(boothOrders).where(where).orderBy(desc(boothOrders.createdAt), desc(boothOrders.id)),
    o,
    ctx.db.$count(boothOrders, where),
  );
};

/** Live orders of a company at fairs that are not over. */
export const findLiveOf = (ctx: Ctx, entId: string): Promise<OrderRecord[]> =>
  ctx.db
    .select()
    .from(boothOrders)
    .where(and(eq(boothOrders.entId, entId), live))
    .orderBy(asc(boothOrders.createdAt), asc(boothOrders.id))
    .limit(100);

/** Booths of orders with where they are. */
export const findPlaces = async (ctx: Ctx, boothIds: string[]) =>
  boothIds.length
    ? ctx.db
        .select({ booth: fairBooths, hall: fairHalls, fair: fairs })
        .from(fairBooths)
        .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
        .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
        .where(inArray(fairBooths.id, boothIds))
    : [];

/** What somebody wrote of themselves into orders goes with the account. */
export const forgetContact = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db
    .update(boothOrders)
    .set({ contact: '' })
    .where(and(eq(boothOrders.userId, userId), ne(boothOrders.contact, '')));
};
