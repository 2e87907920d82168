import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { exchangeStepNames } from '#contract/points/mall/states.ts';
import { entryCodes } from '#contract/points/rules.ts';
import { event } from '#server/platform/events.ts';

export const pointsReversed = event({
  name: 'points.reversed',
  version: 1,
  schema: z.object({
    entryId: id,
    userId: id,
    code: z.enum(entryCodes),
    about: z.string(),
    points: z.int(),
    /** What of it was not there, and is paid by later earnings. */
    claim: z.int(),
  }),
  means: 'An earning was taken back, because what had earned it stands no more.',
});

export const exchangeMoved = event({
  name: 'mall.exchangeMoved',
  version: 1,
  schema: z.object({
    exchangeId: id,
    number: z.string(),
    userId: id,
    good: text,
    step: z.enum(exchangeStepNames),
    by: z.enum(['member', 'desk']),
  }),
  means: 'An exchange of points for a good went a step further: sent, received, returned, cancelled.',
});
