import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const caseHeld = event({
  name: 'case.held',
  version: 1,
  schema: z.object({ decisionId: id }),
  means: 'An operator decided a case; the decision is kept for some seconds, in which it can be taken back.',
});

export const caseApprovedAlone = event({
  name: 'case.approvedAlone',
  version: 1,
  schema: z.object({ applicationId: id, number: z.string(), reviewerId: id, colleagueId: id }),
  means: 'A first approval counted without a second reviewer; written for each colleague who may review.',
});
