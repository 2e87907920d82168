import * as z from 'zod/mini';
import { id, instant } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const consultationAssigned = event({
  name: 'consultation.assigned',
  version: 1,
  schema: z.object({ actId: id, conversationId: id, entId: id, askerId: id, userId: id, byId: id }),
  means: 'A colleague was given a consultation by another.',
});

export const companyAbsent = event({
  name: 'consultation.absent',
  version: 1,
  schema: z.object({ conversationId: id, at: instant }),
  means: 'Somebody wrote to a company outside of its hours, for the first time in this absence.',
});
