import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inquiryAlerts } from './tables.ts';

type AlertRecord = typeof inquiryAlerts.$inferSelect;

export const findAlerts = (ctx: Ctx, userId: string): Promise<AlertRecord[]> =>
  ctx.db
    .select()
    .from(inquiryAlerts)
    .where(eq(inquiryAlerts.userId, userId))
    .orderBy(desc(inquiryAlerts.createdAt), desc(inquiryAlerts.id));

export const countAlerts = async (ctx: Ctx, userId: string): Promise<number> =>
  (await ctx.db.select({ n: count() }).from(inquiryAlerts).where(eq(inquiryAlerts.userId, userId)))[0]?.n ?? 0;

export const findWish = async (ctx: Ctx, userId: string, query: string): Promise<string | undefined> =>
  (
    await ctx.db
      .select({ id: inquiryAlerts.id })
      .from(inquiryAlerts)
      .where(and(eq(inquiryAlerts.userId, userId), eq(inquiryAlerts.query, query)))
  )[0]?.id;

export const insertAlert = async (ctx: Ctx, row: typeof inquiryAlerts.$inferInsert): Promise<void> => {
  await ctx.db.insert(inquiryAlerts).values(row).onConflictDoNothing();
};

export const deleteAlert = async (ctx: Ctx, userId: string, id: string): Promise<void> => {
  await ctx.db.delete(inquiryAlerts).where(and(eq(inquiryAlerts.userId, userId), eq(inquiryAlerts.id, id)));
};

export const deleteAlertsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(inquiryAlerts).where(eq(inquiryAlerts.userId, userId));
};

/** Alerts that may mean an inquiry for these materials: those that name one of them or above, and those that name none. */
export const findCandidates = (ctx: Ctx, categories: string[]): Promise<AlertRecord[]> =>
  ctx.db
    .select()
    .from(inquiryAlerts)
    .where(
      or(isNull(inquiryAlerts.category), categories.length ? inArray(inquiryAlerts.category, categories) : undefined),
    );
