import * as z from 'zod/mini';
import { day, id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const alertAnswered = event({
  name: 'alert.answered',
  version: 1,
  schema: z.object({ inquiryId: id, number: z.string(), title: text, userIds: z.array(id) }),
  means: 'A new inquiry fits searches of the hall that these people keep.',
});

export const productFound = event({
  name: 'alert.productFound',
  version: 1,
  schema: z.object({ alertId: id, userId: id, query: z.string(), name: text, n: z.int(), day }),
  means: 'A search of products that somebody keeps has found new ones; `n` is how many on this day so far.',
});

export const suppliersFound = event({
  name: 'alert.suppliersFound',
  version: 1,
  schema: z.object({ alertId: id, userId: id, query: z.string(), name: text, n: z.int(), day }),
  means:
    'A search of suppliers that somebody keeps has found some for the first time; `n` is how many on this day so far.',
});
