import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const noticeCreated = event({
  name: 'notice.created',
  version: 1,
  schema: z.object({ noticeId: id }),
  means: 'Somebody has a new notice.',
});

export const noticeMorning = event({
  name: 'notice.morning',
  version: 1,
  schema: z.object({ noticeId: id }),
  means: 'The night is over in which a notice that goes by SMS was written; it is heard then, not before.',
});
