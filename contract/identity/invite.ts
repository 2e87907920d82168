import * as z from 'zod/mini';
import { identified, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { instant, page, pageQuery } from '../core/schemas.ts';

/** What an inviter learns of a newcomer: a masked name and the day, no phone, no mail. */
const newcomer = z.object({ name: z.string(), finished: z.boolean(), at: instant });

/** Invited people carry their inviter (accounts 17). */
export const invite = {
  addLink: endpoint({
    method: 'POST',
    path: '/api/admin/invite/link/add',
    access: identified,
    limit: { points: 60, seconds: 600, by: 'person' },
    data: z.object({ code: z.string(), url: z.string() }),
  }),
  records: endpoint({
    method: 'GET',
    path: '/api/admin/invite/record/page',
    access: session,
    query: z.object(pageQuery),
    data: z.object({
      ...page(newcomer).shape,
      /** Of all who came, how many completed their information, and how many came in the last 30 days. */
      finished: z.int(),
      recent: z.int(),
    }),
  }),
};

/** The code of a link, as `?inviter=` carries it. */
export const inviterCode = z.optional(z.catch(z.optional(z.string().check(z.regex(/^[a-z0-9]{6,16}$/))), undefined));
