import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { jobApplications as calls } from '#contract/recruitment/applications.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { partyOf, recruitsFor } from '../policy.ts';
import { presentRows, presentWhole, type Seen } from './present.ts';
import { findJob, findJobPage, findJobs, findSentBy, type JobRecord } from './store.ts';

/** Those that the person may see, each with their side. */
const seenOf = (person: Person | null, rows: JobRecord[]): Seen[] =>
  rows.flatMap((a) => {
    const party = person && partyOf(person, a);
    return party ? [{ a, party }] : [];
  });

export const readJobs = async (
  ctx: Ctx,
  q: ParsedOf<typeof calls.page>['query'],
): Promise<AnswerOf<typeof calls.page>> => {
  const person = me(ctx);
  const { rows, total } = await findJobPage(ctx, { ...q, userId: person.userId, entId: recruitsFor(person) });
  return pageOf(await presentRows(ctx, seenOf(person, rows)), total, q);
};

/** @throws Refused common.notFound for whoever stands on neither side */
export const readJob = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof calls.detail>> => {
  const a = await findJob(ctx, id);
  const [found] = a ? await presentWhole(ctx, seenOf(ctx.person, [a])) : [];
  if (!found) throw refuse(common.notFound);
  return found;
};

/** Files of applications and of messages: both sides. */
export const readableJobs = async (ctx: Ctx, ids: string[]): Promise<string[]> =>
  seenOf(ctx.person, await findJobs(ctx, ids)).map(({ a }) => a.id);

/** What the person sent, as the app shows it. */
export const exportJobs = async (ctx: Ctx, person: Person): Promise<unknown[]> =>
  presentWhole(ctx, seenOf(person, await findSentBy(ctx, person.userId)));
