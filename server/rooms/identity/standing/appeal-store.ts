import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { appeals } from '../tables.ts';

/** @returns false where this person has one open already */
export const insertAppeal = async (tx: Ctx, row: { id: string; userId: string; text: string }): Promise<boolean> =>
  (await tx.db.insert(appeals).values(row).onConflictDoNothing().returning({ id: appeals.id })).length === 1;

/** The open appeals of these people. */
export const findOpenAppeals = (ctx: Ctx, userIds: string[]): Promise<(typeof appeals.$inferSelect)[]> =>
  userIds.length
    ? ctx.db
        .select()
        .from(appeals)
        .where(and(inArray(appeals.userId, userIds), isNull(appeals.closedAt)))
    : Promise.resolve([]);

export const closeAppeals = async (tx: Ctx, userIds: string[]): Promise<void> => {
  await tx.db
    .update(appeals)
    .set({ closedAt: sql`clock_timestamp()` })
    .where(and(inArray(appeals.userId, userIds), isNull(appeals.closedAt)));
};
