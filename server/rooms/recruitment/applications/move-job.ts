import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { recruitmentErrors as errors } from '#contract/recruitment/calls.ts';
import {
  type JobAct,
  type JobActor,
  type JobParty,
  jobRule,
  type JobState,
  type JobStep,
} from '#contract/recruitment/states.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { jobMoved } from '../events.ts';
import { partyOf } from '../policy.ts';
import { keepVacancy, lockVacancy } from '../vacancies/store.ts';
import { findJob, insertJobEvent, type JobRecord, lockJob } from './store.ts';

/** What somebody wrote in the language of their page. */
export const said = (lang: Lang, words: string | undefined): Text => (words ? { [lang]: words } : {});

/** An application under its lock, for one of its two sides. @throws Refused common.notFound, common.seat */
export const ownJob = async (tx: Ctx, id: string, step?: JobStep): Promise<{ a: JobRecord; party: JobParty }> => {
  const known = await findJob(tx, id);
  const seen = known && partyOf(me(tx), known);
  if (!known || !seen) throw refuse(common.notFound);
  await keepSeat(tx, seen === 'company' ? 'manage' : undefined);
  // Whoever accepts may fill the last place.
  await (step === 'accept' ? lockVacancy : keepVacancy)(tx, known.vacancyId);
  const a = await lockJob(tx, id);
  const party = a && partyOf(me(tx), a);
  if (!a || !party) throw refuse(common.notFound);
  return { a, party };
};

/**
 * The same, where the table lets that side take this step now; `done` where a click came twice.
 * @throws Refused common.notFound, common.seat, recruitment.notYourStep, recruitment.wrongState
 */
export const actingOn = async (
  tx: Ctx,
  id: string,
  step: JobStep,
): Promise<{ a: JobRecord; party: JobParty; done: boolean }> => {
  const { a, party } = await ownJob(tx, id, step);
  const rule = jobRule(step);
  if (rule.by !== party) throw refuse(errors.notYourStep);
  if (a.state === rule.to && !rule.from.includes(a.state)) return { a, party, done: true };
  if (!rule.from.includes(a.state)) throw refuse(errors.wrongState);
  return { a, party, done: false };
};

type Told = {
  act: JobAct;
  party: JobActor;
  state: JobState;
  to?: JobParty | null;
  text?: Text;
  files?: string[];
  clientKey?: string;
};
/** Writes an act into the course of an application and tells of it, in the transaction of the act. @returns its id; null where this click was there */
export const note = async (
  tx: Ctx,
  a: Pick<JobRecord, 'id' | 'number' | 'title' | 'applicantId' | 'entId'>,
  { act, party, state, to = null, text = {}, files = [], clientKey }: Told,
): Promise<string | null> => {
  const eventId = newId();
  const userId = party === 'clock' ? null : me(tx).userId;
  const row = { id: eventId, applicationId: a.id, act, party, userId, clientKey: clientKey ?? null, text, files };
  if (!(await insertJobEvent(tx, row))) return null;
  await emit(tx, jobMoved, {
    applicationId: a.id,
    eventId,
    number: a.number,
    title: a.title,
    act,
    state,
    by: party,
    to,
    text,
    applicantId: a.applicantId,
    entId: a.entId,
  });
  return eventId;
};
