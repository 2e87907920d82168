import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const noticeCreated = event({
  name: 'notice.created',
  version: 1,
  schema: z.object({ noticeId: id }),
  means: 'Somebody has a new notice.',
});
