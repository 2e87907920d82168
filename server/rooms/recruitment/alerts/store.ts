import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { VacancyRole } from '#contract/recruitment/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { vacancyAlertHits as hits, vacancyAlerts as alerts } from '../tables.ts';

export type AlertRecord = typeof alerts.$inferSelect;

export const findAlerts = (ctx: Ctx, userId: string): Promise<AlertRecord[]> =>
  ctx.db.select().from(alerts).where(eq(alerts.userId, userId)).orderBy(desc(alerts.createdAt), desc(alerts.id));
export const countAlerts = (ctx: Ctx, userId: string): Promise<number> =>
  ctx.db.$count(alerts, eq(alerts.userId, userId));
export const findAlertOf = async (ctx: Ctx, userId: string, query: string): Promise<string | undefined> =>
  (
    await ctx.db
      .select({ id: alerts.id })
      .from(alerts)
      .where(and(eq(alerts.userId, userId), eq(alerts.query, query)))
  )[0]?.id;
export const insertAlert = async (ctx: Ctx, row: typeof alerts.$inferInsert): Promise<void> => {
  await ctx.db.insert(alerts).values(row).onConflictDoNothing();
};
export const deleteAlert = async (ctx: Ctx, userId: string, id: string): Promise<void> => {
  await ctx.db.delete(alerts).where(and(eq(alerts.userId, userId), eq(alerts.id, id)));
};
export const deleteAlertsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(alerts).where(eq(alerts.userId, userId));
};
/** Alerts that may mean a vacancy of this role: those that name it, and those that name none. */
export const findWishes = (ctx: Ctx, role: VacancyRole): Promise<AlertRecord[]> =>
  ctx.db
    .select()
    .from(alerts)
    .where(or(isNull(alerts.role), eq(alerts.role, role)));
/** Notes that searches found a vacancy, and how many each has found that day; one that is told twice counts once. */
export const noteHits = async (
  tx: Ctx,
  hit: { alertIds: string[]; day: string; vacancyId: string },
): Promise<Map<string, number>> => {
  const { alertIds, day, vacancyId } = hit;
  await tx.db
    .insert(hits)
    .values(alertIds.map((alertId) => ({ alertId, day, vacancyId })))
    .onConflictDoNothing();
  const rows = await tx.db
    .select({ id: hits.alertId, n: count() })
    .from(hits)
    .where(and(inArray(hits.alertId, alertIds), eq(hits.day, day)))
    .groupBy(hits.alertId);
  return new Map(rows.map((r) => [r.id, r.n]));
};
export const dropOldHits = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(hits).where(sql`${hits.day} < (now() - interval '7 days')::date`);
};
