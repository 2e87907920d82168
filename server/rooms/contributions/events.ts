import * as z from 'zod/mini';
import { contributionEvent } from '#contract/contributions/calls.ts';
import { contributedKinds } from '#contract/contributions/words.ts';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const contributionMoved = event({
  name: 'contributions.moved',
  version: 1,
  schema: z.object({
    contributionId: id,
    eventId: id,
    number: z.string(),
    kind: z.enum(contributedKinds),
    title: text,
    act: contributionEvent.shape.act,
    party: contributionEvent.shape.party,
    /** Why, where a reason was given. */
    reason: z.string(),
    entId: id,
  }),
  means: 'Somebody took a step with what a company wrote, or readers got it or lost it.',
});
