import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const broadcastDue = event({
  name: 'broadcast.due',
  version: 1,
  /** `after` is the last person of the batch before; null for the first. */
  schema: z.object({ broadcastId: id, after: z.nullable(id) }),
  means: 'A broadcast of the desk has its moment, or has more people to reach.',
});

export const broadcastReached = event({
  name: 'broadcast.reached',
  version: 1,
  schema: z.object({
    broadcastId: id,
    title: text,
    text,
    link: z.string(),
    binding: z.boolean(),
    userIds: z.array(id),
  }),
  means: 'These people are told what the desk says to their segment.',
});
