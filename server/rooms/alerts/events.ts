import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const alertAnswered = event({
  name: 'alert.answered',
  version: 1,
  schema: z.object({ inquiryId: id, number: z.string(), title: text, userIds: z.array(id) }),
  means: 'A new inquiry fits searches of the hall that these people keep.',
});
