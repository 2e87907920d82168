import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const noticeCreated = event({
  name: 'notice.created',
  version: 1,
  // Jobs from before the kind was told have none. `mail` and `sms` are what the reader wanted of it when it was written.
  schema: z.object({
    noticeId: id,
    kind: z.optional(z.string()),
    mail: z.optional(z.boolean()),
    sms: z.optional(z.boolean()),
  }),
  means: 'Somebody has a new notice.',
});

export const noticeMorning = event({
  name: 'notice.morning',
  version: 1,
  schema: z.object({ noticeId: id }),
  means: 'The night is over in which a notice that goes by SMS was written; it is heard then, not before.',
});

export const talkMailDue = event({
  name: 'notice.talkMailDue',
  version: 1,
  schema: z.object({ userId: id }),
  means: 'Messages wait unread for somebody who is away, and no mail told them of it.',
});

export const digestDue = event({
  name: 'notice.digestDue',
  version: 1,
  schema: z.object({ userId: id, day: z.string() }),
  means: 'Somebody has unread news on a morning that no mail told them of.',
});
