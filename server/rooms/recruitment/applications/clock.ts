import { jobWaitsFor } from '#contract/recruitment/states.ts';
import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { interviewNear } from '../events.ts';
import { note } from './move-job.ts';
import { findExpired, findToRemind, lockJob, markNear, markReminded, moveJob } from './store.ts';

const expire = async (tx: Ctx, id: string): Promise<void> => {
  const a = await lockJob(tx, id);
  if (!a || !(await findExpired(tx, id)).length) return;
  await moveJob(tx, id, 'expired', null);
  await note(tx, a, { act: 'expire', party: 'clock', state: 'expired' });
};
const remind = async (tx: Ctx, id: string): Promise<void> => {
  const a = await lockJob(tx, id);
  if (!a || !(await findToRemind(tx, id)).length) return;
  await markReminded(tx, id);
  const to = jobWaitsFor(a.state, a.agreedAt !== null);
  await note(tx, a, { act: 'remind', party: 'clock', state: a.state, to });
};

/** Ends what nobody answered in time, and reminds of what ends soon (recruitment 7). May run twice, or late: each is read again under its lock. */
export const endUnanswered = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await findExpired(ctx)) await inTransaction(ctx, (tx) => expire(tx, id));
  for (const { id } of await findToRemind(ctx)) await inTransaction(ctx, (tx) => remind(tx, id));
};

/** Tells both sides on the day before an interview: the mark and the event are one transaction. */
export const tellOfInterviews = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await emitAll(
      tx,
      interviewNear,
      (await markNear(tx)).map((a) => ({
        applicationId: a.id,
        title: a.title,
        at: new Date(a.agreedAt ?? a.createdAt).toISOString(),
        applicantId: a.applicantId,
        entId: a.entId,
      })),
    );
  });
