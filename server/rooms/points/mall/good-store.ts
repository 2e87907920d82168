import { and, asc, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { GoodKind } from '#contract/points/mall/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { taking } from '#server/platform/locks.ts';
import { mallExchanges, mallGoods } from '../tables.ts';

const g = mallGoods;
const x = mallExchanges;
export type GoodRecord = typeof g.$inferSelect;
type Place = { current: number; size: number };

/** Goods that are offered, what is left first, the cheapest of them first. */
export const findOffered = (ctx: Ctx, o: Place & { kind?: GoodKind | undefined }) => {
  const where = and(eq(g.offered, true), o.kind ? eq(g.kind, o.kind) : undefined);
  return pageOfRows(
    ctx.db
      .select()
      .from(g)
      .where(where)
      .orderBy(desc(gt(g.left, 0)), asc(g.points), asc(g.id))
      .$dynamic(),
    o,
    ctx.db.$count(g, where),
  );
};
export const findAllGoods = (ctx: Ctx, o: Place) =>
  pageOfRows(ctx.db.select().from(g).orderBy(desc(g.createdAt), desc(g.id)).$dynamic(), o, ctx.db.$count(g));
export const findGood = async (ctx: Ctx, id: string): Promise<GoodRecord | undefined> =>
  (await ctx.db.select().from(g).where(eq(g.id, id)))[0];
export const findGoodByKey = async (ctx: Ctx, createdBy: string, clientKey: string): Promise<GoodRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(g)
      .where(and(eq(g.createdBy, createdBy), eq(g.clientKey, clientKey)))
  )[0];

/** Whoever takes, gives back or changes a good takes turns. */
export const lockGood = async (tx: Ctx, id: string): Promise<GoodRecord | undefined> => {
  taking(tx, 'mallGood', [id]);
  return (await tx.db.select().from(g).where(eq(g.id, id)).for('no key update'))[0];
};
/** Takes one of the stock, or gives one back, under the lock. */
export const moveStock = async (tx: Ctx, id: string, by: 1 | -1): Promise<void> => {
  await tx.db
    .update(g)
    .set({ left: sql`${g.left} + ${by}` })
    .where(eq(g.id, id));
};

export const insertGood = async (tx: Ctx, row: typeof g.$inferInsert): Promise<GoodRecord | undefined> =>
  (await tx.db.insert(g).values(row).onConflictDoNothing().returning())[0];
type Change = Pick<GoodRecord, 'name' | 'about' | 'kind' | 'picture' | 'points' | 'left' | 'perPerson' | 'offered'>;
export const rewriteGood = async (tx: Ctx, id: string, o: Change): Promise<void> => {
  const { name, about, kind, picture, points, left, perPerson, offered } = o;
  await tx.db
    .update(g)
    .set({ name, about, kind, picture, points, left, perPerson, offered, version: sql`${g.version} + 1` })
    .where(eq(g.id, id));
};

/** How many of each good somebody has, or everybody together; what was given back does not count. */
export const countTaken = async (ctx: Ctx, goodIds: string[], userId?: string): Promise<Map<string, number>> => {
  if (!goodIds.length) return new Map();
  const rows = await ctx.db
    .select({ id: x.goodId, n: count() })
    .from(x)
    .where(
      and(
        inArray(x.goodId, goodIds),
        userId ? eq(x.userId, userId) : undefined,
        ne(x.state, 'cancelled'),
        ne(x.state, 'returned'),
      ),
    )
    .groupBy(x.goodId);
  return new Map(rows.map((r) => [r.id, r.n]));
};
