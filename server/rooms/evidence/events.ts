import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const evidenceDecided = event({
  name: 'evidence.decided',
  version: 1,
  schema: z.object({
    reviewId: id,
    entId: id,
    submittedBy: id,
    /** What it is called: the field with its product, or the certificate. */
    what: text,
    approved: z.boolean(),
    reason: z.string(),
  }),
  means: 'An operator approved a value or certificate that a supplier had handed in, or refused it.',
});
