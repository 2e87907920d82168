import * as z from 'zod/mini';
import { identified, open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { id, instant, page, pageQuery } from '../core/schemas.ts';
import { email } from './schemas.ts';

export const inviteErrors = refusals('invite', { tooMany: 429, badLink: 404 });

/** Addresses that one person invites in 24 hours, and by one call. */
export const mailsADay = 20;
export const mailsAtOnce = 10;
const mailStates = ['sent', 'registered'] as const;

const token = z.object({ token: z.string().check(z.regex(/^[\w-]{43}\.[\w-]{43}$/)) });
const refusal = z.object({ off: z.boolean() });

/** What an inviter learns of a newcomer: a masked name and the day, no phone, no mail. */
const newcomer = z.object({ name: z.string(), finished: z.boolean(), at: instant });

/** An address that was invited. What becomes of the mail is not told: who has an account, or refuses, looks as everybody does. */
const invitedByMail = z.object({
  id,
  target: z.string(),
  lang: z.enum(langs),
  state: z.enum(mailStates),
  at: instant,
});

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
  mail: endpoint({
    method: 'POST',
    path: '/api/admin/invite/mail',
    access: identified,
    limit: { points: 30, seconds: 3_600, by: 'person' },
    body: z.object({
      targets: z.array(email).check(z.minLength(1), z.maxLength(mailsAtOnce)),
      lang: z.enum(langs),
    }),
    data: z.object({ count: z.int() }),
  }),
  mailed: endpoint({
    method: 'GET',
    path: '/api/admin/invite/mail/page',
    access: session,
    query: z.object(pageQuery),
    data: page(invitedByMail),
  }),
  refusal: endpoint({
    method: 'GET',
    path: '/api/admin/invite/refuse/{token}',
    access: open,
    shows: [],
    limit: { points: 120, seconds: 600, by: 'address' },
    params: token,
    data: refusal,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/admin/invite/refuse/{token}',
    access: open,
    encoding: 'form',
    limit: { points: 120, seconds: 600, by: 'address' },
    params: token,
    body: z.object({ again: z.optional(z.enum(['1'])) }),
    data: refusal,
  }),
};

/** The code of a link, as `?inviter=` carries it. */
export const inviterCode = z.optional(z.catch(z.optional(z.string().check(z.regex(/^[a-z0-9]{6,16}$/))), undefined));
