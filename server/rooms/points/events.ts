import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { ruleCodes } from '#contract/points/rules.ts';
import { event } from '#server/platform/events.ts';

export const pointsReversed = event({
  name: 'points.reversed',
  version: 1,
  schema: z.object({
    entryId: id,
    userId: id,
    code: z.enum(ruleCodes),
    about: z.string(),
    points: z.int(),
    /** What of it was not there, and is paid by later earnings. */
    claim: z.int(),
  }),
  means: 'An earning was taken back, because what had earned it stands no more.',
});
