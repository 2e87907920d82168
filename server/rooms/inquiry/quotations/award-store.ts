import { and, count, eq, sql } from 'drizzle-orm';
import type { QuotationState } from '#contract/inquiry/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { lineAwards } from '../inquiries/tables.ts';
import { inquiries, quotations } from '../tables.ts';

/** Gives lines, or shares of them, to an order. @returns false where its quotation has one of them already */
export const awardLines = async (ctx: Ctx, rows: (typeof lineAwards.$inferInsert)[]): Promise<boolean> => {
  const given = await ctx.db
    .insert(lineAwards)
    .values(rows)
    .onConflictDoNothing()
    .returning({ lineId: lineAwards.lineId });
  return given.length === rows.length;
};

/** Frees what an order took, and makes an awarded inquiry what its deadline says. */
export const takeBackAward = async (ctx: Ctx, inquiryId: string, orderId: string): Promise<void> => {
  await ctx.db.delete(lineAwards).where(eq(lineAwards.orderId, orderId));
  await ctx.db
    .update(inquiries)
    .set({
      state: sql`case when ${inquiries.deadline} <= clock_timestamp() then 'outOfDate' else 'quoting' end`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(inquiries.id, inquiryId), eq(inquiries.state, 'awarded')));
};

/**
 * What an accepted quotation becomes when an order of it is cancelled: it stays accepted while it has another. `offered` is false
 * where its company offers what is left no longer.
 */
export const reopenQuotation = async (ctx: Ctx, id: string, offered: boolean): Promise<void> => {
  const [left] = await ctx.db.select({ n: count() }).from(lineAwards).where(eq(lineAwards.quotationId, id));
  const reopened = sql<QuotationState>`case when ${quotations.restWithdrawn} or ${!offered} then 'withdrawn' else 'submitted' end`;
  await ctx.db
    .update(quotations)
    .set({
      ...(left?.n
        ? { restWithdrawn: sql`${quotations.restWithdrawn} or ${!offered}` }
        : { state: reopened, restWithdrawn: false }),
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(quotations.id, id), eq(quotations.state, 'accepted')));
};
