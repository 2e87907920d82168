import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

const unheard = 'Pages read the site as it is; who follows a company may be told of it later.';

export const sitePublished = event({
  name: 'site.published',
  version: 1,
  schema: z.object({ entId: id, number: z.int() }),
  means: 'A company has published a version of its own pages.',
  unheard,
});

export const siteWithdrawn = event({
  name: 'site.withdrawn',
  version: 1,
  schema: z.object({ entId: id }),
  means: 'A company has taken its own pages from the public.',
  unheard,
});
