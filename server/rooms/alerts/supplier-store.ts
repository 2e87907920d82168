import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
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

/**
 * Notes what searches that ask the same have found, apart from the company of each one's owner; without a day it was there when the
 * search was kept. @returns the alerts for which something was new
 */
export const noteSupplierHits = async (
  tx: Ctx,
  o: { alerts: { id: string; ownEntId: string | null }[]; found: string[]; day: string | null },
): Promise<Set<string>> => {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    insert into ${supplierAlertHits} (alert_id, ent_id, day)
    select a.id, e.id, ${o.day}::date
    from unnest(${sql.param(o.alerts.map((a) => a.id))}::uuid[], ${sql.param(o.alerts.map((a) => a.ownEntId))}::uuid[]) as a(id, own)
    cross join unnest(${sql.param(o.found)}::uuid[]) as e(id)
    where e.id is distinct from a.own
    on conflict do nothing
    returning alert_id as id`);
  return new Set(rows.map((r) => r.id));
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
