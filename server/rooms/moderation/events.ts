import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { reportKinds } from '#contract/moderation/calls.ts';
import { event } from '#server/platform/events.ts';

export const reportMade = event({
  name: 'report.made',
  version: 1,
  schema: z.object({ reportId: id, kind: z.enum(reportKinds), about: z.string(), reason: z.string() }),
  means: 'A member reported what another has written; it waits at the desk.',
});

export const reportDecided = event({
  name: 'report.decided',
  version: 1,
  schema: z.object({
    reportId: id,
    kind: z.enum(reportKinds),
    about: z.string(),
    reporterId: id,
    authorId: z.nullable(id),
    /** Id of what was reported, and the company that it is of; left out by earlier versions. */
    subjectId: z.optional(id),
    entId: z.optional(z.nullable(id)),
    hidden: z.boolean(),
    reason: z.string(),
  }),
  means: 'The operator hid or kept what was reported.',
});

export const reportRestored = event({
  name: 'report.restored',
  version: 1,
  schema: z.object({
    reportId: id,
    kind: z.enum(reportKinds),
    about: z.string(),
    subjectId: id,
    authorId: z.nullable(id),
    entId: z.nullable(id),
    reason: z.string(),
  }),
  means: 'The operator shows again what was hidden after a report.',
});
