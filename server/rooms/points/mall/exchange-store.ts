import { and, asc, desc, eq, ilike, isNotNull, lt, sql } from 'drizzle-orm';
import type { ExchangeState } from '#contract/points/mall/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord } from '#server/platform/database/words.ts';
import { taking } from '#server/platform/locks.ts';
import type { Closed } from '#server/platform/seal/index.ts';
import { mallAddresses, mallExchanges, mallGoods } from '../tables.ts';

const x = mallExchanges;
const d = mallAddresses;
export type ExchangeRecord = typeof x.$inferSelect;
export type ExchangeRow = { exchange: ExchangeRecord; good: typeof mallGoods.$inferSelect };
type Wish = {
  current: number;
  size: number;
  state?: ExchangeState | undefined;
  q?: string | undefined;
  userId?: string;
};

/** Exchanges of somebody, or of everybody for the desk, the newest first. */
export const findExchanges = (ctx: Ctx, o: Wish) => {
  const where = and(
    o.userId ? eq(x.userId, o.userId) : undefined,
    o.state ? eq(x.state, o.state) : undefined,
    o.q ? everyWord(o.q, (like) => ilike(x.number, like)) : undefined,
  );
  return pageOfRows<ExchangeRow>(
    ctx.db
      .select({ exchange: x, good: mallGoods })
      .from(x)
      .innerJoin(mallGoods, eq(mallGoods.id, x.goodId))
      .where(where)
      .orderBy(desc(x.orderedAt), desc(x.id))
      .$dynamic(),
    o,
    ctx.db.$count(x, where),
  );
};
export const findExchange = async (ctx: Ctx, id: string): Promise<ExchangeRow | undefined> =>
  (
    await ctx.db
      .select({ exchange: x, good: mallGoods })
      .from(x)
      .innerJoin(mallGoods, eq(mallGoods.id, x.goodId))
      .where(eq(x.id, id))
  )[0];
export const findExchangeByKey = async (
  ctx: Ctx,
  userId: string,
  clientKey: string,
): Promise<ExchangeRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(x)
      .where(and(eq(x.userId, userId), eq(x.clientKey, clientKey)))
  )[0];

/** Whoever leads an exchange on takes turns. */
export const lockExchange = async (tx: Ctx, id: string): Promise<ExchangeRecord | undefined> => {
  taking(tx, 'mallExchange', [id]);
  return (await tx.db.select().from(x).where(eq(x.id, id)).for('no key update'))[0];
};
export const insertExchange = async (tx: Ctx, row: typeof x.$inferInsert): Promise<void> => {
  await tx.db.insert(x).values(row);
};
/** Leads an exchange on, under its lock. */
export const moveExchange = async (
  tx: Ctx,
  id: string,
  o: { state: ExchangeState; reason?: string; tracking?: Closed },
): Promise<void> => {
  const ended = o.state === 'received' || o.state === 'returned' || o.state === 'cancelled';
  await tx.db
    .update(x)
    .set({
      ...o,
      ...(o.state === 'sent' && { sentAt: sql`clock_timestamp()` }),
      endedAt: ended ? sql`clock_timestamp()` : null,
    })
    .where(eq(x.id, id));
};
/** Addresses of exchanges that ended so many days ago. */
export const dropOldParcels = async (ctx: Ctx, days: number): Promise<void> => {
  await ctx.db
    .update(x)
    .set({ address: null })
    .where(and(isNotNull(x.address), lt(x.endedAt, sql`now() - make_interval(days => ${days}::int)`)));
};

export const findAddresses = (ctx: Ctx, userId: string) =>
  ctx.db.select().from(d).where(eq(d.userId, userId)).orderBy(asc(d.createdAt), asc(d.id));
export const insertAddress = async (ctx: Ctx, row: typeof d.$inferInsert): Promise<void> => {
  await ctx.db.insert(d).values(row);
};
/** @returns whether it was theirs */
export const deleteAddress = async (ctx: Ctx, userId: string, id: string): Promise<boolean> =>
  (
    await ctx.db
      .delete(d)
      .where(and(eq(d.userId, userId), eq(d.id, id)))
      .returning()
  ).length > 0;

/** Somebody is gone: their addresses go, their exchanges stay without where they went. */
export const forgetMallOf = async (tx: Ctx, userId: string): Promise<void> => {
  await tx.db.delete(d).where(eq(d.userId, userId));
  await tx.db.update(x).set({ address: null, tracking: null }).where(eq(x.userId, userId));
};
