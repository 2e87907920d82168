import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { quotationVotes } from './tables.ts';

export type VoteRecord = typeof quotationVotes.$inferSelect;

/** What was said of the quotations of an inquiry, the oldest first. */
export const findVotes = (ctx: Ctx, inquiryId: string): Promise<VoteRecord[]> =>
  ctx.db
    .select()
    .from(quotationVotes)
    .where(eq(quotationVotes.inquiryId, inquiryId))
    .orderBy(asc(quotationVotes.at), asc(quotationVotes.userId));

/** What a person said, for the copy of their own data. */
export const findVotesBy = (ctx: Ctx, userId: string): Promise<VoteRecord[]> =>
  ctx.db
    .select()
    .from(quotationVotes)
    .where(eq(quotationVotes.userId, userId))
    .orderBy(asc(quotationVotes.at), asc(quotationVotes.quotationId));

export const writeVote = async (ctx: Ctx, vote: Omit<VoteRecord, 'at'>): Promise<void> => {
  const { revision, choice, reason } = vote;
  await ctx.db
    .insert(quotationVotes)
    .values(vote)
    .onConflictDoUpdate({
      target: [quotationVotes.quotationId, quotationVotes.userId],
      set: { revision, choice, reason, at: sql`clock_timestamp()` },
    });
};

export const deleteVote = async (ctx: Ctx, quotationId: string, userId: string): Promise<void> => {
  await ctx.db
    .delete(quotationVotes)
    .where(and(eq(quotationVotes.quotationId, quotationId), eq(quotationVotes.userId, userId)));
};
