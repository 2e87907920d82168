import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { purchaseLines as lines } from '../tables.ts';

export type LineRecord = typeof lines.$inferSelect;

export const findLines = (ctx: Ctx, purchaseId: string): Promise<LineRecord[]> =>
  ctx.db.select().from(lines).where(eq(lines.purchaseId, purchaseId)).orderBy(asc(lines.no));

export const insertLines = async (tx: Ctx, rows: (typeof lines.$inferInsert)[]): Promise<void> => {
  if (rows.length) await tx.db.insert(lines).values(rows);
};

/** Which of these purchases have lines. */
export const findPriced = async (ctx: Ctx, purchaseIds: string[]): Promise<Set<string>> =>
  new Set(
    purchaseIds.length
      ? (
          await ctx.db
            .selectDistinct({ id: lines.purchaseId })
            .from(lines)
            .where(inArray(lines.purchaseId, purchaseIds))
        ).map((r) => r.id)
      : [],
  );

/** Whether a purchase has lines: suppliers are admitted to it, and hand in prices. */
export const isPriced = async (ctx: Ctx, purchaseId: string): Promise<boolean> =>
  (
    await ctx.db
      .select({ one: sql`1` })
      .from(lines)
      .where(eq(lines.purchaseId, purchaseId))
      .limit(1)
  ).length === 1;
