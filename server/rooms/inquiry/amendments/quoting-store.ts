import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { quotations } from '../tables.ts';

/** Companies whose quotation for an inquiry waits for its buyer. */
export const findQuoting = async (ctx: Ctx, inquiryId: string): Promise<string[]> =>
  (
    await ctx.db
      .select({ entId: quotations.entId })
      .from(quotations)
      .where(and(eq(quotations.inquiryId, inquiryId), eq(quotations.state, 'submitted')))
      .orderBy(asc(quotations.entId))
  ).map((r) => r.entId);
