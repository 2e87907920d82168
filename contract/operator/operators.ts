import * as z from 'zod/mini';
import { administrators, operatorLevels } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line, page, pageQuery } from '../core/schemas.ts';
import { email, username } from '../identity/schemas.ts';

const level = z.enum(operatorLevels);
/** `new`: was never here; `reset`: sets up another authenticator; `left`: deactivated. */
const operatorStates = ['active', 'new', 'reset', 'left'] as const;
export type OperatorState = (typeof operatorStates)[number];

const account = z.object({
  id,
  name: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  level: z.nullable(level),
  state: z.enum(operatorStates),
  /** Recovery codes that are left; 0 before the first login. */
  recovery: z.int(),
  lastSeenAt: z.nullable(instant),
  createdAt: instant,
  /** The one who asks. */
  mine: z.boolean(),
});
export type OperatorAccount = z.infer<typeof account>;

const reason = line(4, 300);
/** What is told once, to be handed on by a way of one's own, and until when it holds. */
const secret = z.object({ id, secret: z.string(), until: instant });
/** What of somebody's login is given anew. */
const resettable = ['authenticator', 'password'] as const;
export type Resettable = (typeof resettable)[number];

const ofOne = (path: string) =>
  endpoint({
    method: 'POST',
    path: `/api/operator/operators/{id}/${path}`,
    access: administrators,
    params: idParams,
    body: z.object({ reason }),
    data: z.object({ id }),
  });

/** The operators' own accounts, for administrators (operator 11 to 14). */
export const operatorAccounts = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/operators',
    access: administrators,
    query: z.object(pageQuery),
    data: page(account),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/operator/operators',
    access: administrators,
    body: z.object({ name: line(1, 40), username, email: z.optional(email), level }),
    data: secret,
  }),
  setLevel: endpoint({
    method: 'POST',
    path: '/api/operator/operators/{id}/level',
    access: administrators,
    params: idParams,
    body: z.object({ level, reason }),
    data: z.object({ id, level }),
  }),
  deactivate: ofOne('deactivate'),
  reinstate: ofOne('reinstate'),
  reset: endpoint({
    method: 'POST',
    path: '/api/operator/operators/{id}/reset',
    access: administrators,
    params: idParams,
    body: z.object({ what: z.enum(resettable), reason }),
    data: secret,
  }),
};
