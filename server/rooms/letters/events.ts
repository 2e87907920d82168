import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const letterSent = event({
  name: 'letter.sent',
  version: 1,
  schema: z.object({
    letterId: id,
    threadId: id,
    subject: z.string(),
    /** Who wrote it, as its receivers know them. */
    from: text,
    userIds: z.array(id),
  }),
  means: 'Somebody has a letter from another member, a colleague or the desk.',
});
