import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { sampleActors, sampleActs, sampleStates, verdicts } from '#contract/sample/states.ts';
import { event } from '#server/platform/events.ts';

export const sampleMoved = event({
  name: 'sample.moved',
  version: 1,
  schema: z.object({
    sampleId: id,
    eventId: id,
    number: z.string(),
    title: text,
    act: z.enum(sampleActs),
    state: z.enum(sampleStates),
    by: z.enum(sampleActors),
    /** A reason, or what was said of the offer. */
    text,
    verdict: z.nullable(z.enum(verdicts)),
    buyerId: id,
    buyerEntId: z.nullable(id),
    entId: id,
  }),
  means:
    'A sample was asked for, or its order went a step further: priced, declined, agreed, sent, received, evaluated.',
});
