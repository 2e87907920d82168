import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const companyRenamed = event({
  name: 'company.renamed',
  version: 1,
  schema: z.object({ entId: id }),
  means: 'A company has another name than before, in one language or more.',
});

export const matchingPaused = event({
  name: 'company.matchingPaused',
  version: 1,
  schema: z.object({ entId: id, asked: z.int(), answered: z.int(), at: z.string() }),
  means: 'A verified supplier has answered so few inquiries that matching passes it over from now on.',
});
