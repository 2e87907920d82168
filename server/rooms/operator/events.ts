import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const caseHeld = event({
  name: 'case.held',
  version: 1,
  schema: z.object({ decisionId: id }),
  means: 'An operator decided a case; the decision is kept for some seconds, in which it can be taken back.',
});
