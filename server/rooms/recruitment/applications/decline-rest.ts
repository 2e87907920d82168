import { common } from '#contract/core/errors.ts';
import { recruitmentErrors as errors } from '#contract/recruitment/calls.ts';
import { undecidedJobs } from '#contract/recruitment/states.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { recruitsFor } from '../policy.ts';
import { findVacancy } from '../vacancies/store.ts';
import { note, ownJob, said } from './move-job.ts';
import { findUndecided, moveJob } from './store.ts';

/**
 * Declines, with one reason, everybody under way for a closed vacancy who holds no offer (recruitment 14). Each is read again under its
 * lock in a transaction of its own, so that a click that comes twice, or breaks off, declines who is left.
 * @throws Refused common.notFound, common.seat, recruitment.wrongState
 */
export const declineRest = async (ctx: Ctx, vacancyId: string, reason: string): Promise<{ declined: number }> => {
  const v = await findVacancy(ctx, vacancyId);
  if (!v || v.entId !== recruitsFor(me(ctx))) throw refuse(common.notFound);
  if (v.state !== 'closed') throw refuse(errors.wrongState);
  const decline = (id: string) =>
    inTransaction(ctx, async (tx) => {
      const { a, party } = await ownJob(tx, id);
      if (party !== 'company' || !undecidedJobs.some((s) => s === a.state)) return 0;
      await moveJob(tx, id, 'declined', null);
      await note(tx, a, { act: 'decline', party, state: 'declined', text: said(tx.lang, reason) });
      return 1;
    });
  let declined = 0;
  for (const { id } of await findUndecided(ctx, vacancyId)) declined += await decline(id);
  return { declined };
};
