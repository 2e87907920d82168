import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { financeConsents as consents } from './tables.ts';

export type ConsentRecord = typeof consents.$inferSelect;
const now = sql`clock_timestamp()`;
const newest = [desc(consents.givenAt), desc(consents.id)];

/** @returns false where the application has one, or the order is being financed */
export const insertConsent = async (ctx: Ctx, row: typeof consents.$inferInsert): Promise<boolean> =>
  (
    await ctx.db
      .insert(consents)
      .values({ ...row, givenAt: now as never })
      .onConflictDoNothing()
      .returning({ id: consents.id })
  ).length === 1;
export const findConsent = async (ctx: Ctx, applicationId: string): Promise<ConsentRecord | undefined> =>
  (await ctx.db.select().from(consents).where(eq(consents.applicationId, applicationId)))[0];
/** Consents of orders whose applications were not found to be over yet. */
export const findOpenOf = (ctx: Ctx, orderIds: string[]): Promise<ConsentRecord[]> =>
  orderIds.length
    ? ctx.db
        .select()
        .from(consents)
        .where(and(inArray(consents.orderId, orderIds), isNull(consents.endedAt)))
    : Promise.resolve([]);
export const endConsents = async (ctx: Ctx, ids: string[]): Promise<void> => {
  if (ids.length)
    await ctx.db
      .update(consents)
      .set({ endedAt: now as never })
      .where(and(inArray(consents.id, ids), isNull(consents.endedAt)));
};
/** @returns false where it was withdrawn before */
export const withdrawRow = async (ctx: Ctx, applicationId: string, userId: string): Promise<boolean> =>
  (
    await ctx.db
      .update(consents)
      .set({ withdrawnAt: now as never, withdrawnBy: userId })
      .where(and(eq(consents.applicationId, applicationId), isNull(consents.withdrawnAt)))
      .returning({ id: consents.id })
  ).length === 1;

/** Consents that a side gave, newest first. */
export const findGiven = (ctx: Ctx, side: string, o: { current: number; size: number }) => {
  const where = eq(consents.ownerSide, side);
  return pageOfRows(
    ctx.db
      .select()
      .from(consents)
      .where(where)
      .orderBy(...newest),
    o,
    ctx.db.$count(consents, where),
  );
};
/** Those that a person gave, newest first. */
export const findGivenBy = (ctx: Ctx, ownerId: string): Promise<ConsentRecord[]> =>
  ctx.db
    .select()
    .from(consents)
    .where(eq(consents.ownerId, ownerId))
    .orderBy(...newest);
