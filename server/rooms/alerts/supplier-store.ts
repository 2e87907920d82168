import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { supplierAlertHits, supplierAlerts } from './tables.ts';

export type SupplierAlert = typeof supplierAlerts.$inferSelect;

export const findSupplierAlerts = (ctx: Ctx, userId: string): Promise<SupplierAlert[]> =>
  ctx.db
    .select()
    .from(supplierAlerts)
    .where(eq(supplierAlerts.userId, userId))
    .orderBy(desc(supplierAlerts.createdAt), desc(supplierAlerts.id));

/** All that anybody keeps, the same searches beside each other. */
export const findAllSupplierAlerts = (ctx: Ctx): Promise<SupplierAlert[]> =>
  ctx.db.select().from(supplierAlerts).orderBy(supplierAlerts.query, supplierAlerts.id);

export const countSupplierAlerts = (ctx: Ctx, userId: string): Promise<number> =>
  ctx.db.$count(supplierAlerts, eq(supplierAlerts.userId, userId));

export const findSupplierWish = async (ctx: Ctx, userId: string, query: string): Promise<string | undefined> =>
  (
    await ctx.db
      .select({ id: supplierAlerts.id })
      .from(supplierAlerts)
      .where(and(eq(supplierAlerts.userId, userId), eq(supplierAlerts.query, query)))
  )[0]?.id;

/** @returns whether it was not there yet */
export const insertSupplierAlert = async (ctx: Ctx, row: typeof supplierAlerts.$inferInsert): Promise<boolean> =>
  (await ctx.db.insert(supplierAlerts).values(row).onConflictDoNothing().returning({ id: supplierAlerts.id })).length >
  0;

export const deleteSupplierAlert = async (ctx: Ctx, userId: string, id: string): Promise<void> => {
  await ctx.db.delete(supplierAlerts).where(and(eq(supplierAlerts.userId, userId), eq(supplierAlerts.id, id)));
};

export const deleteSupplierAlertsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(supplierAlerts).where(eq(supplierAlerts.userId, userId));
};

type Hit = typeof supplierAlertHits.$inferInsert;
/** Rows of one statement. */
const portion = 5_000;

/** Notes what searches found. @returns the alerts for which something was new */
export const noteSupplierHits = async (tx: Ctx, hits: Hit[]): Promise<Set<string>> => {
  const fresh = new Set<string>();
  for (let i = 0; i < hits.length; i += portion) {
    const rows = await tx.db
      .insert(supplierAlertHits)
      .values(hits.slice(i, i + portion))
      .onConflictDoNothing()
      .returning({ alertId: supplierAlertHits.alertId });
    for (const { alertId } of rows) fresh.add(alertId);
  }
  return fresh;
};

/** How many companies each search has found on a day for the first time. */
export const countHitsOf = async (tx: Ctx, alertIds: string[], day: string): Promise<Map<string, number>> => {
  const rows = await tx.db
    .select({ id: supplierAlertHits.alertId, n: count() })
    .from(supplierAlertHits)
    .where(and(inArray(supplierAlertHits.alertId, alertIds), eq(supplierAlertHits.day, day)))
    .groupBy(supplierAlertHits.alertId);
  return new Map(rows.map((r) => [r.id, r.n]));
};
