import * as z from 'zod/mini';
import { identified } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, id, idParams, instant, line, page, pageQuery, searchWords, text } from '../core/schemas.ts';
import { fileView } from '../inquiry/schemas.ts';
import { appliesForJobs, recruits } from './access.ts';
import { recruitmentLimits } from './kinds.ts';
import { applicantInput } from './schemas.ts';
import { interviewWays, jobActors, jobActs, jobSorts, jobStates, jobSteps, plainJobSteps } from './states.ts';

const often = { points: 120, seconds: 600, by: 'person' } as const;
const parties = z.enum(['applicant', 'company']);

/** An application in a list: its applicant reads the company, the company the applicant. */
export const jobRow = z.object({
  id,
  number: z.string(),
  state: z.enum(jobStates),
  party: parties,
  vacancy: z.object({ id, title: text }),
  company: z.object({ id, name: text }),
  /** Null once what the applicant sent is deleted, and for the applicant's own list. */
  applicant: z.nullable(z.string()),
  /** The agreed moment of an interview. */
  interviewAt: z.nullable(instant),
  waitsFor: z.nullable(parties),
  expiresAt: z.nullable(instant),
  createdAt: instant,
});
export type JobRow = z.infer<typeof jobRow>;

export const jobEvent = z.object({
  id,
  act: z.enum(jobActs),
  party: z.enum(jobActors),
  text,
  files: z.array(fileView),
  at: instant,
});

/** Moments that the company proposes, and the one that was agreed. */
export const interview = z.object({
  slots: z.array(instant),
  agreed: z.nullable(instant),
  minutes: z.int(),
  way: z.enum(interviewWays),
  /** Where, the address of the call, or the number that is rung. */
  place: z.string(),
});
export type Interview = z.infer<typeof interview>;

export const jobDetail = z.object({
  row: jobRow,
  /** What the applicant sent; null once it is deleted. */
  applicant: z.nullable(
    z.object({ name: z.string(), phone: z.string(), mail: z.string(), letter: z.string(), files: z.array(fileView) }),
  ),
  interview: z.nullable(interview),
  offer: z.nullable(z.object({ note: text, until: day })),
  timeline: z.array(jobEvent),
  steps: z.array(z.enum(jobSteps)),
  mayWrite: z.boolean(),
  /** Whether the applicant may have everything deleted now. */
  mayErase: z.boolean(),
  /** When that happens by itself; null while it is under way, or after it. */
  eraseAt: z.nullable(instant),
});
export type JobDetail = z.infer<typeof jobDetail>;

const done = z.object({ id, state: z.enum(jobStates) });

/** Calls of applications for vacancies. */
export const jobApplications = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/recruitment/application/page',
    access: identified,
    query: z.object({
      ...pageQuery,
      q: searchWords,
      party: z.optional(parties),
      vacancy: z.optional(id),
      state: z.optional(z.enum(jobStates)),
      sort: z.optional(z.enum(jobSorts)),
    }),
    data: page(jobRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/recruitment/application/detail/{id}',
    access: identified,
    params: idParams,
    data: jobDetail,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/application/apply',
    access: appliesForJobs,
    limit: { points: 30, seconds: 3600, by: 'person' },
    body: z.object({
      /** A click that comes twice makes one application. */
      clientKey: id,
      vacancy: id,
      ...applicantInput.shape,
      /** That what is sent is read by the company and deleted after its time. */
      consent: z.literal(true),
    }),
    data: z.object({ id, number: z.string() }),
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/application/step/{id}',
    access: identified,
    // Somebody who is hired may fill the last place, which everybody sees.
    touches: ['vacancies'],
    limit: often,
    params: idParams,
    body: z.object({ step: z.enum(plainJobSteps), reason: z.optional(line(0, 1000)) }),
    data: done,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/application/invite/{id}',
    access: recruits,
    limit: often,
    params: idParams,
    body: z.object({
      slots: z.array(instant).check(z.minLength(1), z.maxLength(recruitmentLimits.slots)),
      minutes: z.int().check(z.gte(10), z.lte(480)),
      way: z.enum(interviewWays),
      place: line(1, 300),
      note: z.optional(line(0, 1000)),
    }),
    data: done,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/application/choose/{id}',
    access: identified,
    limit: often,
    params: idParams,
    body: z.object({ slot: instant }),
    data: done,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/application/offer/{id}',
    access: recruits,
    limit: often,
    params: idParams,
    body: z.object({ note: line(2, 2000), until: day }),
    data: done,
  }),
  declineRest: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/application/declineRest/{id}',
    access: recruits,
    limit: { points: 10, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ reason: line(2, 1000) }),
    data: z.object({ declined: z.int() }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/application/message/{id}',
    access: identified,
    limit: often,
    params: idParams,
    body: z.object({
      clientKey: id,
      text: line(1, 2000),
      files: z._default(z.array(id).check(z.maxLength(recruitmentLimits.files)), []),
    }),
    data: z.object({ id }),
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/busi/recruitment/application/erase/{id}',
    access: identified,
    limit: often,
    params: idParams,
    data: z.object({ id }),
  }),
};
