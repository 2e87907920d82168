import type { NoticeKind } from '#contract/notices/calls.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import type { JobAct } from '#contract/recruitment/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { interviewNear, jobMoved, vacancyEnded, vacancyFound } from '#server/rooms/recruitment/events.ts';
import { momentIn } from '#contract/core/zones/clock.ts';
import { membersWithRight, nameOf } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

const kinds: Record<JobAct, NoticeKind> = {
  apply: 'jobApplied',
  shortlist: 'jobShortlisted',
  invite: 'jobInvited',
  choose: 'jobMomentChosen',
  noneSuits: 'jobNoneSuits',
  offer: 'jobOffered',
  accept: 'jobHired',
  decline: 'jobDeclined',
  withdraw: 'jobWithdrawn',
  message: 'jobMessage',
  remind: 'jobReminded',
  expire: 'jobExpired',
};
const recruitersOf = async (ctx: Ctx, entId: string): Promise<string[]> =>
  (await membersWithRight(ctx, [entId], 'manage')).map((p) => p.id);

/** The other side hears of each step; of an end by the clock both, of its reminder whom it waits for. */
export const onJobMoved = async (ctx: Ctx, e: Payload<typeof jobMoved>): Promise<void> => {
  const hears = (party: 'applicant' | 'company') => (e.to ? e.to === party : e.by !== party);
  const applicants = e.applicantId && hears('applicant') ? [e.applicantId] : [];
  const company = hears('company') ? await recruitersOf(ctx, e.entId) : [];
  const told = {
    kind: kinds[e.act],
    params: {
      number: e.number,
      title: e.title,
      company: await nameOf(ctx, e.entId),
      ...((e.act === 'decline' || e.act === 'noneSuits') && { reason: e.text }),
    },
    link: pageTo('jobApplication', { id: e.applicationId }),
    dedupe: `job:${e.eventId}`,
  };
  await tell(
    ctx,
    [...new Set([...applicants, ...company])].map((userId): Told => ({ userId, ...told })),
  );
};

/** Both sides hear of an interview on the day before. */
export const onInterviewNear = async (ctx: Ctx, e: Payload<typeof interviewNear>): Promise<void> => {
  const people = [...(e.applicantId ? [e.applicantId] : []), ...(await recruitersOf(ctx, e.entId))];
  await tell(
    ctx,
    [...new Set(people)].map((userId): Told => ({
      userId,
      kind: 'interviewNear',
      params: { title: e.title, at: momentIn(e.at, 'Asia/Shanghai') },
      link: pageTo('jobApplication', { id: e.applicationId }),
      dedupe: `interview:${e.applicationId}:${e.at}`,
    })),
  );
};

/** The company hears that a vacancy ended by itself, and how many applications it still has to decide. */
export const onVacancyEnded = async (ctx: Ctx, e: Payload<typeof vacancyEnded>, jobId: string): Promise<void> => {
  if (e.closing === 'company') return;
  await tell(
    ctx,
    (await recruitersOf(ctx, e.entId)).map((userId): Told => ({
      userId,
      kind: 'vacancyEnded',
      params: { title: e.title, n: e.waiting },
      link: pageTo('applicants', { vacancy: e.vacancyId }),
      dedupe: `vacancy:${jobId}`,
    })),
  );
};

/** New vacancies that a kept search finds: one notice a day and search. */
export const onVacancyFound = (ctx: Ctx, e: Payload<typeof vacancyFound>): Promise<void> =>
  tell(ctx, [
    {
      userId: e.userId,
      kind: 'vacancyAlert',
      params: { title: e.title, n: e.n },
      link: withQuery(pageTo('vacancies'), e.query),
      dedupe: `vacancies:${e.alertId}:${e.day}`,
    },
  ]);
