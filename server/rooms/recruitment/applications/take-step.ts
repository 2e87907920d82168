import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { jobApplications as calls } from '#contract/recruitment/applications.ts';
import { recruitmentErrors as errors } from '#contract/recruitment/calls.ts';
import { jobRule, type JobState, jobWaits, type PlainJobStep } from '#contract/recruitment/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { endVacancy } from '../vacancies/end-vacancy.ts';
import { countHired, findVacancy } from '../vacancies/store.ts';
import { actingOn, note, ownJob, said } from './move-job.ts';
import { findJobEventByKey, type JobRecord, moveJob } from './store.ts';

type Done = { id: string; state: JobState };

/** Counts who was hired; the last place ends a vacancy that still shows. */
const fillPlace = async (tx: Ctx, a: JobRecord): Promise<void> => {
  await countHired(tx, a.vacancyId);
  const v = await findVacancy(tx, a.vacancyId);
  if (v?.state === 'listed' && v.hired >= v.openings) await endVacancy(tx, v, 'filled');
};

/** Takes a step that needs at most a reason, by the table alone; a click that comes twice is one. */
export const takeJobStep = (ctx: Ctx, id: string, step: PlainJobStep, reason = ''): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const rule = jobRule(step);
    const { a, party, done } = await actingOn(tx, id, step);
    if (done) return { id, state: a.state };
    if (rule.reason && !reason) throw refuse(errors.reasonNeeded, {}, { reason: { code: 'required' } });
    // An offer ends with its day, whether or not the clock's job has come by.
    if (step === 'accept' && a.offerUntil && a.offerUntil < chinaDay()) throw refuse(errors.wrongState);
    const waits = rule.to === 'shortlisted' ? { days: jobWaits.shortlisted } : null;
    const set = step === 'noneSuits' ? { slots: [], agreedAt: null, told: false } : {};
    await moveJob(tx, id, rule.to, waits, set);
    if (step === 'accept') await fillPlace(tx, a);
    await note(tx, a, { act: step, party, state: rule.to, text: said(tx.lang, reason) });
    return { id, state: rule.to };
  });

/** The company proposes moments for an interview, again too. @throws Refused recruitment.momentPast */
export const inviteToInterview = (ctx: Ctx, id: string, input: ParsedOf<typeof calls.invite>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { a, party } = await actingOn(tx, id, 'invite');
    const slots = [...new Set(input.slots.map((s) => new Date(s).toISOString()))].toSorted();
    const [first = '', ...rest] = slots;
    if (Date.parse(first) <= Date.now()) throw refuse(errors.momentPast, {}, { slots: { code: 'momentPast' } });
    const { minutes, way, place, note: words } = input;
    const waits = { days: jobWaits.interview, from: rest.at(-1) ?? first };
    const set = { slots, agreedAt: null, told: false, minutes, way, place };
    await moveJob(tx, id, 'interview', waits, set);
    await note(tx, a, { act: 'invite', party, state: 'interview', text: said(tx.lang, words) });
    return { id, state: 'interview' };
  });

/** The applicant takes one of the moments. @throws Refused recruitment.momentUnknown, momentPast, wrongState */
export const chooseMoment = (ctx: Ctx, id: string, slot: string): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { a, party } = await actingOn(tx, id, 'choose');
    const at = new Date(slot).toISOString();
    if (a.agreedAt) {
      if (new Date(a.agreedAt).toISOString() === at) return { id, state: a.state };
      throw refuse(errors.wrongState);
    }
    if (!a.slots.includes(at)) throw refuse(errors.momentUnknown, {}, { slot: { code: 'required' } });
    if (Date.parse(at) <= Date.now()) throw refuse(errors.momentPast, {}, { slot: { code: 'momentPast' } });
    await moveJob(tx, id, 'interview', { days: jobWaits.interview, from: at }, { agreedAt: at, told: false });
    await note(tx, a, { act: 'choose', party, state: 'interview' });
    return { id, state: 'interview' };
  });

/** The company offers the place until a day. @throws Refused recruitment.dayPast */
export const offerJob = (ctx: Ctx, id: string, input: ParsedOf<typeof calls.offer>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { a, party, done } = await actingOn(tx, id, 'offer');
    if (done) return { id, state: a.state };
    if (input.until < chinaDay()) throw refuse(errors.dayPast, {}, { until: { code: 'dayPast' } });
    const offerNote = said(tx.lang, input.note);
    await moveJob(tx, id, 'offered', { day: input.until }, { offerNote, offerUntil: input.until });
    await note(tx, a, { act: 'offer', party, state: 'offered', text: offerNote });
    return { id, state: 'offered' };
  });

/** A message to the other side, with files. @throws Refused recruitment.wrongState, files.notYours */
export const writeToJob = (
  ctx: Ctx,
  id: string,
  { text, files, clientKey }: ParsedOf<typeof calls.write>['body'],
): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const { a, party } = await ownJob(tx, id);
    // Who was hired still has the first day to talk about.
    if (a.endedAt !== null && (a.state !== 'hired' || a.erasedAt !== null)) throw refuse(errors.wrongState);
    const words = said(tx.lang, text);
    const made = await note(tx, a, { act: 'message', party, state: a.state, text: words, files, clientKey });
    if (made) await claimFiles(tx, files, { kind: 'jobApplication', id });
    return { id: made ?? (await findJobEventByKey(tx, me(tx).userId, clientKey))?.id ?? id };
  });
