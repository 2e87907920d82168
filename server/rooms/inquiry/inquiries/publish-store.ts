import type { Ctx } from '#server/platform/context.ts';
import { inquiries } from '../tables.ts';

/** Makes sure that the row of an inquiry is there before it is locked: of several publishes at once one finds it a draft. */
export const ensureInquiryRow = async (
  ctx: Ctx,
  row: { id: string; buyerId: string; entId: string | null },
): Promise<void> => {
  await ctx.db
    .insert(inquiries)
    .values({ ...row, state: 'draft' })
    .onConflictDoNothing();
};
