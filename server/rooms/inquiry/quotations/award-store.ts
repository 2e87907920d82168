import { and, eq, sql } from 'drizzle-orm';
import type { QuotationState } from '#contract/inquiry/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries, inquiryLines, quotations } from '../tables.ts';

/** Frees the lines that a quotation was awarded, and makes an awarded inquiry what its deadline says. */
export const takeBackAward = async (ctx: Ctx, inquiryId: string, quotationId: string): Promise<void> => {
  await ctx.db
    .update(inquiryLines)
    .set({ awardedTo: null })
    .where(and(eq(inquiryLines.inquiryId, inquiryId), eq(inquiryLines.awardedTo, quotationId)));
  await ctx.db
    .update(inquiries)
    .set({
      state: sql`case when ${inquiries.deadline} <= clock_timestamp() then 'outOfDate' else 'quoting' end`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(inquiries.id, inquiryId), eq(inquiries.state, 'awarded')));
};

/** What an accepted quotation becomes when its order is cancelled. */
export const reopenQuotation = async (ctx: Ctx, id: string, state: QuotationState): Promise<void> => {
  await ctx.db
    .update(quotations)
    .set({ state, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(quotations.id, id), eq(quotations.state, 'accepted')));
};
