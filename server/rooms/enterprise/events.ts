import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const companyRenamed = event({
  name: 'company.renamed',
  version: 1,
  schema: z.object({ entId: id }),
  means: 'A company has another name than before, in one language or more.',
});
