import { and, count, eq, lt, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { knownDevices } from '../tables.ts';

/** Whether this person has logged in from there. */
export const isKnownDevice = async (ctx: Ctx, userId: string, deviceHash: string): Promise<boolean> => {
  const rows = await ctx.db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
  return rows.length === 1;
};

/** Notes a login from there. @returns `new` where it is not the first place, and was never seen before */
export const noteDevice = async (ctx: Ctx, userId: string, deviceHash: string): Promise<'known' | 'first' | 'new'> => {
  const [row] = await ctx.db
    .insert(knownDevices)
    .values({ userId, deviceHash })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: sql`now()` },
    })
    // Zero on a row that this statement wrote anew.
    .returning({ fresh: sql<boolean>`xmax = 0` });
  if (!row?.fresh) return 'known';
  const [all] = await ctx.db.select({ n: count() }).from(knownDevices).where(eq(knownDevices.userId, userId));
  return (all?.n ?? 1) > 1 ? 'new' : 'first';
};

/** After a new password only the place that set it is known. */
export const forgetDevices = async (ctx: Ctx, userId: string, but: string): Promise<void> => {
  await ctx.db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), ne(knownDevices.deviceHash, but)));
};

/** A device that nobody logged in from for a year is a stranger again. */
export const deleteOldDevices = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, sql`now() - interval '1 year'`));
};
