import * as z from 'zod/mini';
import { day, id, instant, text } from '#contract/core/schemas.ts';
import { closings } from '#contract/recruitment/kinds.ts';
import { jobActors, jobActs, jobStates } from '#contract/recruitment/states.ts';
import { event } from '#server/platform/events.ts';

export const vacancyListed = event({
  name: 'recruitment.vacancyListed',
  version: 1,
  schema: z.object({ vacancyId: id, entId: id }),
  means: 'A company lists a vacancy, for the first time or again.',
});

export const vacancyEnded = event({
  name: 'recruitment.vacancyEnded',
  version: 1,
  schema: z.object({ vacancyId: id, entId: id, title: text, closing: z.enum(closings), waiting: z.int() }),
  means: 'A listed vacancy is over; `waiting` is how many of its applications are still undecided.',
});

export const jobMoved = event({
  name: 'recruitment.jobMoved',
  version: 1,
  schema: z.object({
    applicationId: id,
    eventId: id,
    number: z.string(),
    title: text,
    act: z.enum(jobActs),
    state: z.enum(jobStates),
    by: z.enum(jobActors),
    /** Whom a reminder is for; null for every other act. */
    to: z.nullable(z.enum(['applicant', 'company'])),
    /** A reason, or what was written. */
    text,
    applicantId: z.nullable(id),
    entId: id,
  }),
  means: 'An application for a vacancy was sent, moved, answered or ended, or one side wrote to the other.',
});

export const interviewNear = event({
  name: 'recruitment.interviewNear',
  version: 1,
  schema: z.object({
    applicationId: id,
    title: text,
    at: instant,
    applicantId: z.nullable(id),
    entId: id,
  }),
  means: 'An agreed interview is less than a day away.',
});

export const vacancyFound = event({
  name: 'recruitment.vacancyFound',
  version: 1,
  schema: z.object({ alertId: id, userId: id, query: z.string(), title: text, n: z.int(), day }),
  means: 'A search of vacancies that somebody keeps has found this one; `n` is how many on this day so far.',
});
