import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { applicationActors, applicationStates, toldActs } from '#contract/services/states.ts';
import { event } from '#server/platform/events.ts';

export const applicationMoved = event({
  name: 'services.applicationMoved',
  version: 1,
  schema: z.object({
    applicationId: id,
    eventId: id,
    number: z.string(),
    title: text,
    act: z.enum(toldActs),
    state: z.enum(applicationStates),
    by: z.enum(applicationActors),
    /** A reason, or what was written. */
    text,
    applicantId: id,
    applicantEntId: z.nullable(id),
    entId: id,
  }),
  means:
    'An application for a service was sent, came back, was offered for, accepted, worked on, finished or ended, or one side wrote to the other.',
});
