import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { broadcasts } from './tables.ts';

export type BroadcastRecord = typeof broadcasts.$inferSelect;
const b = broadcasts;

/** @returns undefined where its operator has sent it before */
export const insertBroadcast = async (tx: Ctx, row: typeof b.$inferInsert): Promise<BroadcastRecord | undefined> =>
  (
    await tx.db
      .insert(b)
      .values(row)
      .onConflictDoNothing({ target: [b.createdBy, b.clientKey] })
      .returning()
  )[0];

export const findByKey = async (ctx: Ctx, createdBy: string, clientKey: string): Promise<BroadcastRecord | undefined> =>
  (
    await ctx.db
      .select()
      .from(b)
      .where(and(eq(b.createdBy, createdBy), eq(b.clientKey, clientKey)))
  )[0];

/** Whoever sends or cancels it takes turns. */
export const lockBroadcast = async (tx: Ctx, id: string): Promise<BroadcastRecord | undefined> =>
  (await tx.db.select().from(b).where(eq(b.id, id)).for('no key update'))[0];

export const findBroadcasts = (ctx: Ctx, o: { current: number; size: number }) =>
  pageOfRows(ctx.db.select().from(b).orderBy(desc(b.createdAt), desc(b.id)), o, ctx.db.$count(b));

/** A batch is written; the last one ends it. */
export const noteReached = async (
  tx: Ctx,
  id: string,
  o: { told: number; reached: string | null; ended: boolean },
): Promise<void> => {
  await tx.db
    .update(b)
    .set({
      state: o.ended ? 'sent' : 'sending',
      told: sql`${b.told} + ${o.told}`,
      ...(o.reached && { reached: o.reached }),
      ...(o.ended && { endedAt: sql`clock_timestamp()` }),
    })
    .where(eq(b.id, id));
};

export const endCancelled = async (tx: Ctx, id: string): Promise<void> => {
  await tx.db
    .update(b)
    .set({ state: 'cancelled', endedAt: sql`clock_timestamp()` })
    .where(eq(b.id, id));
};
