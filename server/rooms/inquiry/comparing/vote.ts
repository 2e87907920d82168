import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import type { inquiryComparing, VoteView } from '#contract/inquiry/comparing.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { findQuotation } from '../quotations/quotation-store.ts';
import { authorsOf, asBuyersSide } from './buyers-side.ts';
import { deleteVote, findVotes, writeVote } from './vote-store.ts';

type Given = ParsedOf<typeof inquiryComparing.vote>['body'];

/**
 * Keeps what a person of the buyer's side says of a quotation, whatever their seat: who may read a comparison may have a view of it.
 * Under the inquiry's lock, so that nothing is said after the award.
 * @throws Refused common.notFound for everybody who isn't of the buyer's side
 */
export const vote = (ctx: Ctx, quotationId: string, { choice, reason }: Given): Promise<{ id: string }> =>
  asBuyersSide(ctx, quotationId, async (tx, i) => {
    const { userId } = me(ctx);
    if (i.state === 'awarded') throw refuse(inquiryErrors.alreadyAwarded);
    if (i.state === 'withdrawn') throw refuse(inquiryErrors.notQuoting);
    const q = await findQuotation(tx, quotationId);
    if (!q) throw refuse(common.notFound);
    if (q.state === 'accepted') throw refuse(inquiryErrors.alreadyDecided);
    if (choice === null) await deleteVote(tx, q.id, userId);
    else
      await writeVote(tx, {
        quotationId: q.id,
        userId,
        inquiryId: i.id,
        revision: q.revision,
        choice,
        reason: reason?.trim() || null,
      });
    return { id: q.id };
  });

/** The votes about an inquiry's quotations, for its buyer's side. */
export const readVotes = async (ctx: Ctx, inquiryId: string): Promise<VoteView[]> => {
  const votes = await findVotes(ctx, inquiryId);
  const authorOf = await authorsOf(ctx, votes);
  return votes.map((v) => ({
    quotationId: v.quotationId,
    revision: v.revision,
    choice: v.choice,
    reason: v.reason,
    ...authorOf(v),
  }));
};
