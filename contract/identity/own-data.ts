import * as z from 'zod/mini';
import { userTypes } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';

/** Everybody but operators, who act for the platform. */
const people = userTypes(1, 2, 3, 4, 5, 15);

/** Calls by which a person takes their own data along. */
export const ownData = {
  ask: endpoint({
    method: 'POST',
    path: '/api/admin/user/export',
    access: people,
    body: z.object({
      password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
      code: z.optional(z.string().check(z.maxLength(6))),
    }),
    limit: { points: 10, seconds: 600, by: 'person' },
    data: z.object({ url: z.string() }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/admin/user/export',
    access: people,
    query: z.object({ until: z.coerce.number().check(z.int()), sig: z.string().check(z.maxLength(64)) }),
    file: 'zip',
    data: z.any(),
  }),
};
