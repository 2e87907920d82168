import * as z from 'zod/mini';
import { session } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { id } from './core/schemas.ts';

const userType = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(9),
  z.literal(15),
]);
const roleCode = z.enum([
  'ROLE_BUYER',
  'ROLE_GYS',
  'ROLE_SERVICE_PROVIDER',
  'ROLR_ENTERPRISE_CUSTOMER',
  'ROLE_VIEWER',
  'ROLE_OPERATOR',
]);

/** The person of the session (specification 3, user info). */
export const sysUser = z.object({
  userId: id,
  userNameCn: z.string(),
  avatar: z.nullable(z.string()),
  userType,
  isFinish: z.boolean(),
  userLevel: z.int(),
  authStatus: z.int(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  username: z.nullable(z.string()),
  entId: z.nullable(id),
  entName: z.nullable(z.object({ cn: z.optional(z.string()), en: z.optional(z.string()), es: z.optional(z.string()) })),
});

export const identity = {
  userInfo: endpoint({
    method: 'GET',
    path: '/api/admin/user/info',
    access: session,
    summary: 'The person of the session with roles',
    data: z.object({ sysUser, roles: z.array(roleCode), permissions: z.array(z.string()) }),
  }),
};
