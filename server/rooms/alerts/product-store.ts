import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { productAlertHits, productAlerts } from './tables.ts';

export type ProductAlert = typeof productAlerts.$inferSelect;

export const findProductAlerts = (ctx: Ctx, userId: string): Promise<ProductAlert[]> =>
  ctx.db
    .select()
    .from(productAlerts)
    .where(eq(productAlerts.userId, userId))
    .orderBy(desc(productAlerts.createdAt), desc(productAlerts.id));

export const countProductAlerts = (ctx: Ctx, userId: string): Promise<number> =>
  ctx.db.$count(productAlerts, eq(productAlerts.userId, userId));

export const findProductWish = async (ctx: Ctx, userId: string, query: string): Promise<string | undefined> =>
  (
    await ctx.db
      .select({ id: productAlerts.id })
      .from(productAlerts)
      .where(and(eq(productAlerts.userId, userId), eq(productAlerts.query, query)))
  )[0]?.id;

export const insertProductAlert = async (ctx: Ctx, row: typeof productAlerts.$inferInsert): Promise<void> => {
  await ctx.db.insert(productAlerts).values(row).onConflictDoNothing();
};

export const deleteProductAlert = async (ctx: Ctx, userId: string, id: string): Promise<void> => {
  await ctx.db.delete(productAlerts).where(and(eq(productAlerts.userId, userId), eq(productAlerts.id, id)));
};

export const deleteProductAlertsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(productAlerts).where(eq(productAlerts.userId, userId));
};

/** Alerts that may mean a product of these materials: those that name one of them, and those that name none. */
export const findWishes = (ctx: Ctx, categories: string[]): Promise<ProductAlert[]> =>
  ctx.db
    .select()
    .from(productAlerts)
    .where(or(isNull(productAlerts.category), inArray(productAlerts.category, categories)));

/** Notes that searches found a product, and how many each has found that day; a product that is told twice counts once. */
export const noteHits = async (
  tx: Ctx,
  hit: { alertIds: string[]; day: string; productId: string },
): Promise<Map<string, number>> => {
  const { alertIds, day, productId } = hit;
  await tx.db
    .insert(productAlertHits)
    .values(alertIds.map((alertId) => ({ alertId, day, productId })))
    .onConflictDoNothing();
  const rows = await tx.db
    .select({ id: productAlertHits.alertId, n: count() })
    .from(productAlertHits)
    .where(and(inArray(productAlertHits.alertId, alertIds), eq(productAlertHits.day, day)))
    .groupBy(productAlertHits.alertId);
  return new Map(rows.map((r) => [r.id, r.n]));
};

export const dropOldHits = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(productAlertHits).where(sql`${productAlertHits.day} < (now() - interval '7 days')::date`);
};
