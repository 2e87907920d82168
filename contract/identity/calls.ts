import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { langs } from '../core/langs.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, instant, line, nothing, text } from '../core/schemas.ts';
import { seats } from '../core/seats.ts';
import { inviterCode } from './invite.ts';
import { codePurpose, codeTarget, email, mobile, password, sixDigits } from './schemas.ts';

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
  'ROLE_OPERATOR_REVIEWER',
  'ROLE_OPERATOR_EDITOR',
  'ROLE_OPERATOR_ADMINISTRATOR',
]);

/** The person of the session. */
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
  /** What this person may do for the company. */
  seat: z.nullable(z.enum(seats)),
  entName: z.nullable(text),
  entCountry: z.nullable(z.string()),
});

/** A field that is a string or counts as absent, so that a strange request gets the token endpoint's own refusal. */
const loose = z.catch(z.optional(z.string().check(z.maxLength(1024))), undefined);
/** What the token endpoint reads, from query, form or JSON alike. */
export const tokenForm = z.object({
  grant_type: loose,
  username: loose,
  mobile: loose,
  password: loose,
  /** `1` on the enterprise tab: `username` is a user name, not a phone number or an e-mail address. */
  ent: z.catch(z.optional(z.union([z.string(), z.number(), z.boolean()])), undefined),
  randomStr: loose,
  code: loose,
  refresh_token: loose,
  scope: loose,
});

/** The person as the token endpoint answers them beside the token (calls 13). */
export const userSummary = z.object({
  userId: id,
  userNameCn: z.string(),
  username: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  userType,
  isFinish: z.boolean(),
  userLevel: z.int(),
  authStatus: z.int(),
  roleList: z.array(z.object({ roleCode })),
});

/** A browser's session lives in the HttpOnly cookie `xtoken` alone, so it is told no tokens. */
export const tokenAnswer = z.object({
  access_token: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  token_type: z.literal('bearer'),
  /** Seconds. */
  expires_in: z.int(),
  scope: z.string(),
  user_info: userSummary,
});

const tokenEndpoint = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    access: open,
    body: tokenForm,
    encoding: 'form',
    raw: true,
    data: tokenAnswer,
  });

const slug = z.string().check(z.regex(/^[\w.-]{1,64}$/));
const regionId = z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), z.int().check(z.gte(1))));

/** What a personal member fills in (accounts 22); anything else that is sent is ignored (security 3). */
export const personalInfo = z.object({
  name: line(1, 64),
  position: slug,
  department: slug,
  areaId: z.array(regionId).check(z.minLength(1), z.maxLength(10)),
  companyName: line(1, 128),
  field: slug,
  howToKnow: slug,
});

/** Captcha's second half (`randomStr` its type, `code` its verification), as calls carry it that need one (calls 14). */
const proof = {
  randomStr: z.optional(z.string().check(z.maxLength(64))),
  code: z.optional(z.string().check(z.maxLength(1024))),
};

/** Calls of login, sessions, codes and the person of the session. */
export const identity = {
  token: tokenEndpoint('/api/auth/oauth/token'),
  mobilePassword: tokenEndpoint('/api/auth/mobile/token/password'),
  /** Our own pages use this one. */
  accountToken: tokenEndpoint('/api/auth/account/token'),
  keepOnline: endpoint({
    method: 'POST',
    path: '/api/auth/token/keepOnline',
    access: session,
    data: z.object({ endsAt: instant }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/token/logout',
    access: session,
    data: nothing,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/auth/token/logout',
    access: session,
    data: nothing,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/auth/mobile/token/sms',
    access: open,
    body: z.object({ target: codeTarget, purpose: codePurpose, ...proof }),
    data: z.object({ seconds: z.int() }),
  }),
  mobileCode: endpoint({
    method: 'GET',
    path: '/api/admin/mobile/{phone}',
    access: open,
    shows: [],
    params: z.object({ phone: mobile }),
    query: z.object(proof),
    data: z.object({ seconds: z.int() }),
  }),
  emailCode: endpoint({
    method: 'GET',
    path: '/api/admin/email/{email}',
    access: open,
    shows: [],
    params: z.object({ email }),
    query: z.object(proof),
    data: z.object({ seconds: z.int() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/admin/user/registered',
    access: open,
    body: z.object({
      /** A phone number or an e-mail address. */
      target: z.union([mobile, email]),
      code: sixDigits,
      password,
      name: line(1, 64),
      lang: z.optional(z.enum(langs)),
      fromMobile: z.optional(z.union([z.number(), z.string(), z.boolean()])),
      inviter: inviterCode,
    }),
    limit: { points: 30, seconds: 600, by: 'address' },
    data: tokenAnswer,
  }),
  completeInfo: endpoint({
    method: 'POST',
    path: '/api/admin/user/completeInfo',
    access: session,
    body: personalInfo,
    data: z.object({ isFinish: z.boolean(), userLevel: z.int() }),
  }),
  userInfo: endpoint({
    method: 'GET',
    path: '/api/admin/user/info',
    access: session,
    data: z.object({ sysUser, roles: z.array(roleCode), permissions: z.array(z.string()) }),
  }),
  userDetail: endpoint({
    method: 'GET',
    path: '/api/admin/user/getUserDetail',
    access: session,
    data: z.object({
      userId: id,
      userNameCn: z.string(),
      userLevel: z.int(),
      authStatus: z.int(),
      userType,
      isFinish: z.boolean(),
      info: z.nullable(z.partial(personalInfo)),
    }),
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/api/outbox',
    access: open,
    shows: [],
    data: z.array(
      z.object({
        id,
        kind: z.enum(['mail', 'sms']),
        to: z.string(),
        subject: z.string(),
        body: z.string(),
        createdAt: instant,
      }),
    ),
  }),
};
