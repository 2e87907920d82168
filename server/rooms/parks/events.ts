import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const tenancyDecided = event({
  name: 'parks.tenancyDecided',
  version: 1,
  schema: z.object({
    tenancyId: id,
    entId: id,
    slug: z.string(),
    name: text,
    state: z.enum(['confirmed', 'refused']),
    reason: z.string(),
  }),
  means: 'The desk has confirmed or refused that a company is in an industrial park.',
});
