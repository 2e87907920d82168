import { desc, eq } from 'drizzle-orm';
import { recordRows } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { appeals, knownDevices, users } from '../tables.ts';

/** What a person answered to suspensions, the newest first. */
export const findAppeals = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ id: appeals.id, text: appeals.text, createdAt: appeals.createdAt, closedAt: appeals.closedAt })
    .from(appeals)
    .where(eq(appeals.userId, userId))
    .orderBy(desc(appeals.createdAt))
    .limit(recordRows);

/** Devices that a person is known by; they rest as digests, so that only times tell. */
export const findDevices = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ id: knownDevices.deviceHash, firstUsedAt: knownDevices.createdAt, lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(recordRows);

/** Who registered by a person's link, the newest first, and how many. */
export const findReferred = async (ctx: Ctx, userId: string) => {
  const where = eq(users.inviterId, userId);
  const rows = await ctx.db
    .select({ id: users.id, name: users.name, createdAt: users.createdAt })
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(users, where) };
};
