import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { findHalfApproved, type HalfApproved, lockApplication } from '../records/store.ts';
import { lockApplicants } from '../records/lock-applicants.ts';
import { decideApplication, type Decided } from './decide-application.ts';

/** Applications that one of two reviewers has approved, and when; of all, or of these. */
export const readHalfApproved = (ctx: Ctx, ids?: string[]): Promise<HalfApproved[]> => findHalfApproved(ctx, ids);

/**
 * Makes a first approval whole in the name of the caller, who gave it.
 * @param may asked under the application's lock
 * @returns undefined where it is no longer half approved by them, or may not be
 */
export const approveHalf = (ctx: Ctx, id: string, may: () => Promise<boolean>): Promise<Decided | undefined> =>
  inTransaction(ctx, async (tx) => {
    const [found] = await findHalfApproved(tx, [id]);
    if (!found) return undefined;
    await lockApplicants(tx, [found.application]);
    const a = await lockApplication(tx, id);
    if (a?.state !== 'submitted' || a.firstReviewerId === null || a.firstReviewerId !== tx.person?.userId)
      return undefined;
    if (!(await may())) return undefined;
    const authority = a.authority ?? undefined;
    return decideApplication(tx, id, { decision: 'approve', reasons: [], note: null, authority, alone: true });
  });
