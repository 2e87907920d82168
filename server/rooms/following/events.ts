import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const companyFollowed = event({
  name: 'company.followed',
  version: 1,
  schema: z.object({ entId: id, userId: id, day: z.string() }),
  means: 'Somebody follows a company.',
});

export const followedListed = event({
  name: 'following.listed',
  version: 1,
  schema: z.object({
    about: z.enum(['company', 'interest']),
    /** The company, or the slug of the material or process. */
    subject: z.string(),
    name: text,
    n: z.int(),
    day: z.string(),
    userIds: z.array(id),
  }),
  means:
    'A company that these people follow has listed products, or products of a material or process have been listed.',
});
