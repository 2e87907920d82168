import * as z from 'zod/mini';
import { open, session, suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line, nothing, page, pageQuery } from '../core/schemas.ts';
import { seats } from '../core/seats.ts';
import { personalInfo, tokenAnswer, tokenForm } from './calls.ts';
import { codePurpose, codeTarget, email, mobile, password, sixDigits, username } from './schemas.ts';

/** The captcha's second half, asked for beyond a few tries (accounts 10). */
const proof = {
  randomStr: z.optional(z.string().check(z.maxLength(64))),
  code: z.optional(z.string().check(z.maxLength(1024))),
};
/** Above the few that are free of a captcha (security 11). */
const checks = { points: 60, seconds: 600, by: 'address' } as const;
const purpose = z._default(codePurpose, 'register');

/** One of a person's sessions. `place` is the address it was last used from, as far as it is known. */
export const sessionView = z.object({
  id,
  current: z.boolean(),
  /** Browser and system as their names are written everywhere, such as `Firefox · Linux`; null where they don't tell. */
  device: z.nullable(z.string()),
  client: z.string(),
  address: z.nullable(z.string()),
  keepOnline: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
});

/** A customer-service account of the asker's own company. */
export const customerUser = z.object({
  id,
  username: z.nullable(z.string()),
  name: z.string(),
  email: z.nullable(z.string()),
  disabled: z.boolean(),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
});

/** An entry of the sidebar; `path` opens it. */
export const menuEntry = z.object({ name: z.string(), path: z.string(), label: z.string() });

/** Calls of one's own account: profile, safety, sessions, avatar, customer-service accounts. */
export const account = {
  infoExt: endpoint({
    method: 'GET',
    path: '/api/admin/user/infoExt',
    access: session,
    data: z.object({
      userId: id,
      needs: z.object({ products: z.array(z.string()), processes: z.array(z.string()), note: z.string() }),
      /** The inquiry that led to the registration. */
      cameFor: z.nullable(id),
      wishes: z.array(z.string()),
      companyRole: z.nullable(z.enum(seats)),
      lastSeenAt: z.nullable(instant),
    }),
  }),
  menu: endpoint({
    method: 'GET',
    path: '/api/admin/index/menu',
    access: session,
    data: z.array(menuEntry),
  }),
  updateToken: endpoint({
    method: 'POST',
    path: '/api/admin/client/update/token',
    access: open,
    body: tokenForm,
    encoding: 'form',
    raw: true,
    data: tokenAnswer,
  }),
  fixProfile: endpoint({
    method: 'PUT',
    path: '/api/admin/user/fixUserProfileInfo',
    access: session,
    body: z.partial(personalInfo),
    data: z.object({ saved: z.boolean() }),
  }),
  setAvatar: endpoint({
    method: 'POST',
    path: '/api/admin/user/avatar',
    access: session,
    body: z.object({ fileId: z.nullable(id) }),
    limit: { points: 30, seconds: 600, by: 'person' },
    data: z.object({ avatar: z.nullable(z.string()) }),
  }),
  mobileCheck: endpoint({
    method: 'GET',
    path: '/api/admin/user/mobileCheck',
    access: open,
    limit: checks,
    shows: [],
    query: z.object({ mobile: z.string().check(z.maxLength(64)), ...proof }),
    data: z.boolean(),
  }),
  emailCheck: endpoint({
    method: 'GET',
    path: '/api/admin/user/emailCheck',
    access: open,
    limit: checks,
    shows: [],
    query: z.object({ email: z.string().check(z.maxLength(254)), ...proof }),
    data: z.boolean(),
  }),
  nameCheck: endpoint({
    method: 'GET',
    path: '/api/admin/user/nameCheck',
    access: open,
    limit: checks,
    shows: [],
    query: z.object({ name: z.string().check(z.maxLength(128)), ...proof }),
    data: z.boolean(),
  }),
  mobileCodeCheck: endpoint({
    method: 'GET',
    path: '/api/admin/mobile/code/check',
    access: open,
    limit: checks,
    shows: [],
    query: z.object({ mobile, code: sixDigits, purpose }),
    data: z.object({ right: z.boolean(), registered: z.nullable(z.boolean()) }),
  }),
  emailCodeCheck: endpoint({
    method: 'GET',
    path: '/api/admin/email/code/check',
    access: open,
    limit: checks,
    shows: [],
    query: z.object({ email, code: sixDigits, purpose }),
    data: z.object({ right: z.boolean(), registered: z.nullable(z.boolean()) }),
  }),
  emailCodeFor: endpoint({
    method: 'GET',
    path: '/api/admin/email/v2/{email}',
    access: open,
    shows: [],
    params: z.object({ email }),
    query: z.object({ purpose, ...proof }),
    data: z.object({ seconds: z.int() }),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/admin/user/forgot/password',
    access: open,
    body: z.object({ target: codeTarget, code: sixDigits, password }),
    limit: { points: 30, seconds: 600, by: 'address' },
    data: nothing,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/admin/user/changePassword',
    access: session,
    body: z.object({ oldPassword: z.string().check(z.minLength(1), z.maxLength(128)), password }),
    limit: { points: 10, seconds: 600, by: 'person' },
    data: nothing,
  }),
  changeTarget: endpoint({
    method: 'POST',
    path: '/api/admin/user/changeTarget',
    access: session,
    body: z.object({
      target: z.union([mobile, email]),
      code: sixDigits,
      oldPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    }),
    limit: { points: 10, seconds: 600, by: 'person' },
    data: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  }),
  presence: endpoint({
    method: 'GET',
    path: '/api/admin/user/loginAnalysis',
    poll: true,
    access: session,
    data: nothing,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/token/sessions',
    access: session,
    data: z.array(sessionView),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/token/sessions/{id}',
    access: session,
    params: idParams,
    data: nothing,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/auth/token/sessions',
    access: session,
    data: z.object({ ended: z.int() }),
  }),
  customerUsers: endpoint({
    method: 'GET',
    path: '/api/admin/user/customerUser/page',
    access: within(suppliers, 'manage'),
    query: z.object(pageQuery),
    data: page(customerUser),
  }),
  customerUser: endpoint({
    method: 'GET',
    path: '/api/admin/user/getcustomerUser/{id}',
    access: within(suppliers, 'manage'),
    params: idParams,
    data: customerUser,
  }),
  removeCustomerUser: endpoint({
    method: 'POST',
    path: '/api/admin/user/entDelete/{id}',
    access: within(suppliers, 'manage'),
    params: idParams,
    data: nothing,
  }),
  saveCustomerUser: endpoint({
    method: 'POST',
    path: '/api/admin/user/updateCustomerUser',
    access: within(suppliers, 'manage'),
    body: z.object({
      id: z.optional(id),
      username: z.optional(username),
      name: z.optional(line(1, 64)),
      password: z.optional(password),
      disabled: z.optional(z.boolean()),
    }),
    data: customerUser,
  }),
};
