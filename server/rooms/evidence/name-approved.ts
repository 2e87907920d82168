import type { ApprovedEvidence } from '#contract/evidence/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import { presentStated } from './present.ts';
import { findApproved, findReviews } from './store.ts';

/** Which of these were approved for a company and have not run out. */
export const approvedOf = async (ctx: Ctx, entId: string, ids: string[]): Promise<string[]> =>
  ids.length ? (await findApproved(ctx, entId, { ids })).map((r) => r.id) : [];

/** Approved evidence as others may see it, without its document; `stands` until it runs out. The caller has judged the reader. */
export const shownReviews = async (
  ctx: Ctx,
  ids: string[],
): Promise<Map<string, ApprovedEvidence & { stands: boolean }>> => {
  const rows = (await findReviews(ctx, ids)).filter((r) => r.state === 'approved');
  const today = chinaDay(Date.now());
  const shown = await presentStated(ctx, rows);
  return new Map(shown.map((s) => [s.id, { ...s, stands: s.validUntil === null || s.validUntil >= today }]));
};
