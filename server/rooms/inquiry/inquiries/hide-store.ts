import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries } from '../tables.ts';

/** Hides an inquiry from everybody but its buyer's side and who quoted; hidden once more it keeps the first reason. */
export const hideRow = async (tx: Ctx, id: string, reason: string): Promise<void> =>
  void (await tx.db
    .update(inquiries)
    .set({ hiddenAt: sql`clock_timestamp()`, hiddenReason: reason })
    .where(and(eq(inquiries.id, id), isNull(inquiries.hiddenAt))));

/** @returns whether it was hidden */
export const showRow = async (tx: Ctx, id: string): Promise<boolean> =>
  (
    await tx.db
      .update(inquiries)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(and(eq(inquiries.id, id), isNotNull(inquiries.hiddenAt)))
      .returning({ id: inquiries.id })
  ).length > 0;
