import * as z from 'zod/mini';
import { userTypes } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';

/** What somebody has under way that has to be finished before their account can go. */
const matterKinds = [
  'order',
  'inquiry',
  'quotation',
  'project',
  'sample',
  'service',
  'boothOrder',
  'advertisement',
  'contribution',
  'purchase',
  'purchaseOffer',
  'seats',
] as const;
export const matter = z.object({ kind: z.enum(matterKinds), number: z.string(), link: z.string() });
export type Matter = z.infer<typeof matter>;

/** Whose account is their own to delete: a customer-service account is its company's, an operator's the platform's. */
const holders = userTypes(1, 2, 3, 5, 15);

/** Calls of leaving the platform. */
export const leaving = {
  matters: endpoint({
    method: 'GET',
    path: '/api/admin/user/remove',
    access: holders,
    data: z.object({ matters: z.array(matter) }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/admin/user/remove',
    access: holders,
    touches: ['companies'],
    body: z.object({
      password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
      code: z.optional(z.string().check(z.maxLength(6))),
    }),
    limit: { points: 10, seconds: 600, by: 'person' },
    data: z.object({ removed: z.boolean() }),
  }),
};
