import * as z from 'zod/mini';
import { reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line, text } from '../core/schemas.ts';

/** Parts of a record, in the order in which it shows them. */
export const recordParts = [
  'verifications',
  'people',
  'seats',
  'appeals',
  'agreements',
  'sessions',
  'devices',
  'inquiries',
  'quotations',
  'questions',
  'orders',
  'disputes',
  'samples',
  'services',
  'vacancies',
  'advertisements',
  'contributions',
  'parks',
  'conferences',
  'purchases',
  'applications',
  'projects',
  'proposals',
  'products',
  'sites',
  'collections',
  'follows',
  'followers',
  'alerts',
  'cards',
  'intentions',
  'boothOrders',
  'notices',
  'referrals',
] as const;
export type RecordPart = (typeof recordParts)[number];
/** Which record a row leads to at the desk. */
const recordTargets = ['person', 'company', 'case', 'dispute'] as const;

/** One thing that a room knows: words are in the reader's language, a title may be in several. */
const row = z.object({
  id: z.string(),
  at: z.nullable(instant),
  number: z.string(),
  title: text,
  kind: z.string(),
  state: z.string(),
  note: z.string(),
  link: z.nullable(z.object({ to: z.enum(recordTargets), id })),
});
export type RecordRow = z.infer<typeof row>;
/** The newest of a part, and how many there are in all. */
const section = z.object({ part: z.enum(recordParts), total: z.int(), rows: z.array(row) });
export type RecordSection = z.infer<typeof section>;
/** The most rows that a part shows. */
export const recordRows = 20;

/** Where a right comes from. */
const source = z.string();

/** An act of an operator on this record, as the audit has it. */
const act = z.object({
  id,
  at: instant,
  operator: z.string(),
  act: z.string(),
  reason: z.string(),
});

const personRecord = z.object({
  id,
  name: z.string(),
  userType: z.int(),
  roles: z.array(z.string()),
  sources: z.array(source),
  verified: z.boolean(),
  /** User name, phone and mail with their middle hidden; `contact` tells them whole, which is recorded. */
  username: z.string(),
  phone: z.string(),
  email: z.string(),
  lang: z.string(),
  company: z.nullable(z.object({ id, name: text, seat: z.string() })),
  inviter: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
  completed: z.boolean(),
  suspendedAt: z.nullable(instant),
  suspendedReason: z.string(),
  /** The account was deleted, or taken away by its company. */
  gone: z.boolean(),
  appeal: z.nullable(z.object({ text: z.string(), at: instant })),
  sections: z.array(section),
  acts: z.array(act),
});
export type PersonRecord = z.infer<typeof personRecord>;

const companyRecord = z.object({
  id,
  name: text,
  city: text,
  country: z.string(),
  creditCode: z.string(),
  registrationNumber: z.string(),
  verifiedName: z.string(),
  verified: z.boolean(),
  createdAt: instant,
  people: z.int(),
  suspended: z.int(),
  sections: z.array(section),
  acts: z.array(act),
});
export type CompanyRecord = z.infer<typeof companyRecord>;

/** Everything that the rooms know of one person or company (operator 15 to 17). */
export const operatorRecords = {
  person: endpoint({
    method: 'GET',
    path: '/api/operator/people/{id}',
    access: reviewers,
    params: idParams,
    data: personRecord,
  }),
  contact: endpoint({
    method: 'POST',
    path: '/api/operator/people/{id}/contact',
    access: reviewers,
    params: idParams,
    body: z.object({ reason: line(4, 300) }),
    data: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/operator/people/{id}/sign-out',
    access: reviewers,
    params: idParams,
    body: z.object({ reason: line(4, 300) }),
    data: z.object({ sessions: z.int() }),
  }),
  company: endpoint({
    method: 'GET',
    path: '/api/operator/companies/{id}',
    access: reviewers,
    params: idParams,
    data: companyRecord,
  }),
};
