import * as z from 'zod/mini';
import {
  companyFieldNames,
  companyFields,
  type CompanyFieldName,
  type CompanyInfo,
} from '../enterprise/company-info.ts';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { langs } from '../core/langs.ts';
import { id, line } from '../core/schemas.ts';
import { tokenAnswer } from './calls.ts';
import { inviterCode } from './invite.ts';
import { email, mobile, password, sixDigits, username } from './schemas.ts';
import { broughtLicence } from '../verification/calls.ts';

const slugs = z._default(
  z.pipe(
    z.transform((v: unknown) => (v === undefined || v === null || v === '' ? [] : Array.isArray(v) ? v : [v])),
    z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)),
  ),
  [],
);
const regionIds = z._default(
  z.array(z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), z.int().check(z.gte(1))))),
  [],
);
const plain = z._default(
  z.pipe(
    z.transform((v: unknown) => (v === null || v === undefined ? '' : typeof v === 'number' ? String(v) : v)),
    z.string().check(z.trim(), z.maxLength(512)),
  ),
  '',
);
const shapeOf = (k: CompanyFieldName) => {
  const { kind } = companyFields[k];
  return kind === 'regions' ? regionIds : kind === 'one' || kind === 'many' ? slugs : plain;
};

/** The company form (accounts 27). Only its form is checked here; what is missing is said by `companyFaults`. */
export const companyInfo = z.object(
  Object.fromEntries(companyFieldNames.map((k) => [k, shapeOf(k)])) as unknown as Record<
    CompanyFieldName,
    z.ZodMiniType
  >,
) as unknown as z.ZodMiniType<CompanyInfo, Partial<CompanyInfo>>;

/** Where the company is registered, ISO 3166-1 of two letters; mainland China where nothing is said. */
const country = z.optional(z.string().check(z.regex(/^[A-Z]{2}$/)));

/** What proves and makes an account, in every way of registration. */
const account = {
  /** A phone number or an e-mail address, proved by the code. */
  target: z.union([mobile, email]),
  code: sixDigits,
  password,
  name: line(1, 64),
  lang: z.optional(z.enum(langs)),
  fromMobile: z.optional(z.union([z.number(), z.string(), z.boolean()])),
  inviter: inviterCode,
};
const ofCompany = {
  ...account,
  companyName: line(1, 128),
  country,
  /** For the enterprise tab of the login. */
  username: z.optional(username),
  /** The whole company form at once; our own pages send it afterwards, by updateCompanyInfo. */
  company: z.optional(companyInfo),
  /** Becomes the draft of the company's verification, so that it isn't handed in twice. */
  licence: z.optional(broughtLicence),
};

const registers = { method: 'POST', access: open, data: tokenAnswer } as const;
const perAddress = { points: 30, seconds: 600, by: 'address' } as const;

/** Ways to become more than one is; `next` is the page where the platform's check is asked for. */
export const joined = z.object({ userType: z.int(), roles: z.array(z.string()), next: z.nullable(z.string()) });

/** Calls of the ways in and of upgrades. */
export const registration = {
  supplier: endpoint({
    ...registers,
    path: '/api/admin/user/supplier/register',
    body: z.object({ ...ofCompany, wish: z._default(z.enum(['enterprise', 'supplier']), 'supplier') }),
    limit: perAddress,
  }),
  service: endpoint({
    ...registers,
    path: '/api/admin/user/service/register',
    body: z.object(ofCompany),
    limit: perAddress,
  }),
  quick: endpoint({
    ...registers,
    path: '/api/admin/registration/saveRegistration',
    body: z.object({
      ...account,
      companyName: line(1, 128),
      country,
      inquiryId: z.optional(id),
      licence: z.optional(broughtLicence),
    }),
    limit: perAddress,
  }),
  enterprise: endpoint({
    method: 'POST',
    path: '/api/admin/user/register/entUser',
    access: session,
    body: z.object({ companyName: line(1, 128) }),
    data: joined,
  }),
  joinSupplier: endpoint({
    method: 'POST',
    path: '/api/admin/user/joinsupplier/register',
    access: session,
    body: z.object({ companyName: z.optional(line(1, 128)) }),
    data: joined,
  }),
  joinService: endpoint({
    method: 'POST',
    path: '/api/admin/user/joinservice/register',
    access: session,
    body: z.object({ companyName: z.optional(line(1, 128)) }),
    data: joined,
  }),
  saveCompany: endpoint({
    method: 'POST',
    path: '/api/admin/user/updateCompanyInfo',
    access: session,
    touches: ['companies'],
    body: companyInfo,
    data: z.object({
      isFinish: z.boolean(),
      userLevel: z.int(),
      /** The level before was 0: publishing inquiries has just become possible (accounts 26). */
      first: z.boolean(),
    }),
  }),
  company: endpoint({
    method: 'GET',
    path: '/api/admin/user/companyInfo',
    access: session,
    data: z.object({ info: companyInfo, nameFixed: z.boolean(), mayEdit: z.boolean() }),
  }),
  needs: endpoint({
    method: 'POST',
    path: '/api/admin/user/v2/updateNeedExt',
    access: session,
    body: z.object({
      products: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(30)), []),
      processes: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(30)), []),
      note: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    }),
    data: z.object({ saved: z.boolean() }),
  }),
};
