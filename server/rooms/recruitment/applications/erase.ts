import { recruitmentErrors as errors } from '#contract/recruitment/calls.ts';
import { isLiveJob } from '#contract/recruitment/states.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { releaseFiles } from '#server/rooms/files/index.ts';
import { note, ownJob } from './move-job.ts';
import { eraseJob, findSentBy, findToErase, lockJob, moveJob } from './store.ts';

/** Empties an application under its lock and lets its files go; they are deleted as files without a record are. */
const erase = async (tx: Ctx, id: string): Promise<void> => {
  await eraseJob(tx, id);
  await releaseFiles(tx, { kind: 'jobApplication', id });
};

/** The applicant has an application that is over deleted at once (recruitment 9). @throws Refused common.notFound, recruitment.notYourStep, wrongState */
export const eraseOwnJob = (ctx: Ctx, id: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const { a, party } = await ownJob(tx, id);
    if (party !== 'applicant') throw refuse(errors.notYourStep);
    if (isLiveJob(a.state)) throw refuse(errors.wrongState);
    await erase(tx, id);
    return { id };
  });

/** Erases what ended long ago. May run twice, or late: each is read again under its lock. */
export const eraseOldJobs = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await findToErase(ctx))
    await inTransaction(ctx, async (tx) => {
      await lockJob(tx, id);
      if ((await findToErase(tx, id)).length) await erase(tx, id);
    });
};

/** Whoever deletes their account withdraws what is under way, and nothing of it stays. */
export const eraseJobsOf = async (ctx: Ctx, userId: string): Promise<void> => {
  for (const { id } of await findSentBy(ctx, userId))
    await inTransaction(ctx, async (tx) => {
      const a = await lockJob(tx, id);
      if (!a || a.applicantId !== userId) return;
      if (isLiveJob(a.state)) {
        await moveJob(tx, id, 'withdrawn', null);
        await note(tx, a, { act: 'withdraw', party: 'clock', state: 'withdrawn' });
      }
      await erase(tx, id);
    });
};
