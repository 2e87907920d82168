import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const boothCalled = event({
  name: 'booth.called',
  version: 1,
  schema: z.object({
    boothId: id,
    hallId: id,
    number: z.string(),
    byUserId: id,
    name: z.string(),
    staff: z.array(id),
    at: z.string(),
  }),
  means: 'Somebody in a hall asks the staff of a booth to come.',
});
