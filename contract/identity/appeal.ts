import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { line, nothing } from '../core/schemas.ts';

/** Calls of people who may not log in. */
export const appeal = {
  send: endpoint({
    method: 'POST',
    path: '/api/auth/appeal',
    access: open,
    body: z.object({ token: z.string().check(z.maxLength(300)), text: line(10, 1000) }),
    limit: { points: 10, seconds: 3_600, by: 'address' },
    data: nothing,
  }),
};
