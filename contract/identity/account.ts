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
const sessionView = z.object({
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
const customerUser = z.object({
  id,
  username: z.nullable(z.string()),
  name: z.string(),
  email: z.nullable(z.string()),
  disabled: z.boolean(),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
});

/** An entry of the sidebar; `path` opens it. */
const menuEntry = z.object({ name: z.string(), path: z.string(), label: z.string() });

/** Calls of one's own account: profile, safety, sessions, avatar, customer-service accounts. */
export const account = {
  infoExt: endpoint({
    method: 'GET',
    path: '/api/admin/user/infoExt',
    access: session,
    summary: 'What the person looks for, and what the account still lacks',
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
    summary: 'The member pages that this person may open; the first entry is the home, which clients leave out',
    data: z.array(menuEntry),
  }),
  updateToken: endpoint({
    method: 'POST',
    path: '/api/admin/client/update/token',
    access: open,
    summary: 'Exchanges a refresh token for new tokens, once',
    body: tokenForm,
    encoding: 'form',
    raw: true,
    data: tokenAnswer,
  }),
  fixProfile: endpoint({
    method: 'PUT',
    path: '/api/admin/user/fixUserProfileInfo',
    access: session,
    summary: 'Changes parts of the personal information',
    body: z.partial(personalInfo),
    data: z.object({ saved: z.boolean() }),
  }),
  setAvatar: endpoint({
    method: 'POST',
    path: '/api/admin/user/avatar',
    access: session,
    summary: 'Sets my picture from an upload of mine, cut square and drawn anew; null takes it away',
    body: z.object({ fileId: z.nullable(id) }),
    limit: { points: 30, seconds: 600, by: 'person' },
    data: z.object({ avatar: z.nullable(z.string()) }),
  }),
  mobileCheck: endpoint({
    method: 'GET',
    path: '/api/admin/user/mobileCheck',
    access: open,
    limit: checks,
    summary: 'Whether this has the form of a mobile number; never whether it has an account',
    shows: [],
    query: z.object({ mobile: z.string().check(z.maxLength(64)), ...proof }),
    data: z.boolean(),
  }),
  emailCheck: endpoint({
    method: 'GET',
    path: '/api/admin/user/emailCheck',
    access: open,
    limit: checks,
    summary: 'Whether this has the form of an e-mail address; never whether it has an account',
    shows: [],
    query: z.object({ email: z.string().check(z.maxLength(254)), ...proof }),
    data: z.boolean(),
  }),
  nameCheck: endpoint({
    method: 'GET',
    path: '/api/admin/user/nameCheck',
    access: open,
    limit: checks,
    summary: 'Whether a user name is well formed and free',
    shows: [],
    query: z.object({ name: z.string().check(z.maxLength(128)), ...proof }),
    data: z.boolean(),
  }),
  mobileCodeCheck: endpoint({
    method: 'GET',
    path: '/api/admin/mobile/code/check',
    access: open,
    limit: checks,
    summary: 'Whether a code by SMS is right, and, only then, whether the number has an account; the code stays good',
    shows: [],
    query: z.object({ mobile, code: sixDigits, purpose }),
    data: z.object({ right: z.boolean(), registered: z.nullable(z.boolean()) }),
  }),
  emailCodeCheck: endpoint({
    method: 'GET',
    path: '/api/admin/email/code/check',
    access: open,
    limit: checks,
    summary: 'Whether a code by mail is right, and, only then, whether the address has an account; the code stays good',
    shows: [],
    query: z.object({ email, code: sixDigits, purpose }),
    data: z.object({ right: z.boolean(), registered: z.nullable(z.boolean()) }),
  }),
  emailCodeFor: endpoint({
    method: 'GET',
    path: '/api/admin/email/v2/{email}',
    access: open,
    summary: 'Sends a code by e-mail for the purpose asked',
    shows: [],
    params: z.object({ email }),
    query: z.object({ purpose, ...proof }),
    data: z.object({ seconds: z.int() }),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/admin/user/forgot/password',
    access: open,
    summary: 'Sets a new password by a code that the account’s phone or mail received; every session ends',
    body: z.object({ target: codeTarget, code: sixDigits, password }),
    limit: { points: 30, seconds: 600, by: 'address' },
    data: nothing,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/admin/user/changePassword',
    access: session,
    summary: 'Sets a new password by the old one; every other session ends',
    body: z.object({ oldPassword: z.string().check(z.minLength(1), z.maxLength(128)), password }),
    limit: { points: 10, seconds: 600, by: 'person' },
    data: nothing,
  }),
  changeTarget: endpoint({
    method: 'POST',
    path: '/api/admin/user/changeTarget',
    access: session,
    summary: 'Sets the account’s phone number or e-mail address: password, and a code sent to the new one',
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
    summary: 'Heartbeat every 60 s while logged in: records presence, slides no session',
    data: nothing,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/token/sessions',
    access: session,
    summary: 'My open sessions, the last used first',
    data: z.array(sessionView),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/token/sessions/{id}',
    access: session,
    summary: 'Ends one of my sessions and its open sockets',
    params: idParams,
    data: nothing,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/auth/token/sessions',
    access: session,
    summary: 'Ends all my sessions but this one',
    data: z.object({ ended: z.int() }),
  }),
  customerUsers: endpoint({
    method: 'GET',
    path: '/api/admin/user/customerUser/page',
    access: within(suppliers, 'manage'),
    summary: 'Customer-service accounts of my company',
    query: z.object(pageQuery),
    data: page(customerUser),
  }),
  customerUser: endpoint({
    method: 'GET',
    path: '/api/admin/user/getcustomerUser/{id}',
    access: within(suppliers, 'manage'),
    summary: 'One customer-service account of my company',
    params: idParams,
    data: customerUser,
  }),
  removeCustomerUser: endpoint({
    method: 'POST',
    path: '/api/admin/user/entDelete/{id}',
    access: within(suppliers, 'manage'),
    summary: 'Takes a customer-service account of my company away; what it wrote stays',
    params: idParams,
    data: nothing,
  }),
  saveCustomerUser: endpoint({
    method: 'POST',
    path: '/api/admin/user/updateCustomerUser',
    access: within(suppliers, 'manage'),
    summary: 'Makes a customer-service account (no id), renames, disables or enables it, or sets its password',
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
