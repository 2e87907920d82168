import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { quotationAssumptions } from '../tables.ts';

export type AssumptionRecord = typeof quotationAssumptions.$inferSelect;

export const findAssumptions = (ctx: Ctx, inquiryId: string): Promise<AssumptionRecord[]> =>
  ctx.db.select().from(quotationAssumptions).where(eq(quotationAssumptions.inquiryId, inquiryId));

export const writeAssumption = async (ctx: Ctx, row: typeof quotationAssumptions.$inferInsert): Promise<void> => {
  const { quotationId: _id, ...rest } = row;
  await ctx.db
    .insert(quotationAssumptions)
    .values(row)
    .onConflictDoUpdate({
      target: quotationAssumptions.quotationId,
      set: { ...rest, updatedAt: sql`clock_timestamp()` },
    });
};

export const deleteAssumption = async (ctx: Ctx, quotationId: string): Promise<void> => {
  await ctx.db.delete(quotationAssumptions).where(eq(quotationAssumptions.quotationId, quotationId));
};
