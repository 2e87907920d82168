import { auditActs } from './audit-acts.ts';
import * as z from 'zod/mini';
import { administrators, editors, open, reviewers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import {
  cursorPage,
  cursorQuery,
  day,
  id,
  idParams,
  instant,
  line,
  page,
  pageQuery,
  searchWords,
  text,
} from '../core/schemas.ts';
import { type NumberKind, numberKinds } from '../enterprise/company-numbers.ts';
import { password } from '../identity/schemas.ts';
import { settingKeys } from '../settings/calls.ts';
import { application, givenFields } from '../verification/calls.ts';
import { authorities } from '../verification/needs.ts';
import { applicationKinds, applicationStates, licenceFields, reasonCodes } from '../verification/rules.ts';

/** Refusals of the desk. */
export const operatorErrors = refusals('operator', {
  invalidCode: 401,
  reasonNeeded: 422,
  /** A company is approved only where its applicant's authority was looked at and accepted. */
  authorityNeeded: 422,
  nothingToRevoke: 409,
  /** Another operator's decision of this case is under way. */
  decidedMeanwhile: 409,
  /** The decision is carried out, or was taken back before. */
  tooLate: 409,
  /** A one-time password or code that was given longer ago than it holds. */
  onceExpired: 401,
  /** Nobody changes, ends or resets their own account here. */
  ownAccount: 409,
  /** Somebody is always left who may do everything. */
  lastAdministrator: 409,
  badSetting: 422,
  /** Somebody saved it meanwhile; a fresh read shows what holds, by whom and when. */
  settingChanged: 409,
});

/**
 * How a setting stands: `version` counts every save, 0 where nobody ever set it. `by` is null where no person did, as in the
 * demo world.
 */
const settingState = {
  value: z.any(),
  version: z.int(),
  by: z.nullable(z.string()),
  at: z.nullable(instant),
};

/** Orders of people and of the audit. */
export const peopleSorts = ['newest', 'oldest'] as const;
export const auditSorts = peopleSorts;
export type AuditSort = (typeof auditSorts)[number];
export { type AuditAct, auditActs } from './audit-acts.ts';

/** Seconds in which a decision that asks for it can be taken back. */
export const undoSeconds = 6;
/** Hours after which a first approval counts whole where nobody else can give the second (operator 6). */
export const aloneHours = 24;
const caseDecisions = ['approve', 'askMore', 'reject'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

const kind = z.enum(applicationKinds);
export const waiting = z.object({
  id,
  kind,
  subject: z.string(),
  submittedAt: instant,
  submissions: z.int(),
  differences: z.nullable(z.int()),
  halfApproved: z.boolean(),
  /** When the first approval counts whole, as nobody else can give the second. */
  aloneDue: z.nullable(instant),
  /** Another account is verified for this company. */
  claimed: z.boolean(),
  /** A decision that is carried out at `due` unless its operator takes it back; nobody else decides meanwhile. */
  decided: z.nullable(z.object({ by: z.string(), mine: z.boolean(), decision: z.enum(caseDecisions), due: instant })),
});
export type WaitingCase = z.infer<typeof waiting>;

const compared = z.object({
  field: z.enum(licenceFields),
  read: z.string(),
  given: z.string(),
  confidence: z.nullable(z.number()),
  uncertain: z.boolean(),
  verdict: z.enum(['same', 'differs', 'onlyRead', 'onlyGiven']),
});

export const caseView = z.object({
  application,
  applicant: z.object({ id, name: z.string(), userType: z.int(), company: z.boolean() }),
  /** Who decided, and who gave the first of two approvals; empty where nobody did. */
  decidedBy: z.object({ first: z.string(), last: z.string() }),
  /** The company that it is about, once there is one. */
  entId: z.nullable(id),
  /** null where there is no code to check. */
  checks: z.object({ codeRight: z.nullable(z.boolean()), codeFree: z.nullable(z.boolean()) }),
  /** The numbers of a company abroad: right by their own check, right in form alone, or wrong. */
  numbers: z.array(
    z.object({
      kind: z.enum(Object.keys(numberKinds) as [NumberKind, ...NumberKind[]]),
      value: z.string(),
      verdict: z.enum(['checked', 'formed', 'wrong']),
    }),
  ),
  /** How the applicant says to act for the company; null for a person alone. */
  authority: z.nullable(
    z.object({
      by: z.nullable(z.enum(authorities)),
      /** The person of the document, and of the account. */
      person: z.string(),
      account: z.string(),
      /** The representative as given and as the machine read it. */
      legal: z.string(),
      read: z.string(),
      /** Whether the person is the representative that the licence names. */
      isLegal: z.boolean(),
      verdict: z.nullable(z.enum(['accepted', 'refused'])),
    }),
  ),
  /** The company that has this number already, and what its owner says to it. */
  claim: z.nullable(z.object({ company: text, state: z.enum(['open', 'invited', 'contested']), note: z.string() })),
  compared: z.array(compared),
  /** Another operator has approved it; or this one has, and must leave it to a second. */
  halfApproved: z.nullable(z.enum(['other', 'me'])),
  /** When the first approval counts whole, as nobody else can give the second; null while somebody can. */
  aloneDue: z.nullable(instant),
});
export type CaseView = z.infer<typeof caseView>;

export const person = z.object({
  id,
  name: z.string(),
  userType: z.int(),
  roles: z.array(z.string()),
  /** Phone, mail or user name with its middle hidden. */
  account: z.string(),
  company: z.nullable(text),
  authStatus: z.int(),
  suspendedAt: z.nullable(instant),
  suspendedReason: z.nullable(z.string()),
  /** What a suspended person answers. */
  appeal: z.nullable(z.object({ text: z.string(), at: instant })),
  createdAt: instant,
});
export const companyRow = z.object({
  id,
  name: text,
  city: text,
  verified: z.boolean(),
  creditCode: z.string(),
  people: z.int(),
  suspended: z.int(),
});
const found = z.object({ ...pageQuery, q: z._default(z.string().check(z.trim(), z.maxLength(60)), '') });
const reason = z.object({ reason: line(4, 300) });
const done = z.object({ people: z.int() });

/** What somebody, or a company, has on public pages. */
const theirs = ['companies', 'products', 'inquiries', 'purchases'] as const;
const act = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    access: reviewers,
    touches: theirs,
    params: idParams,
    body: reason,
    data: done,
  });

/** Calls of the desk: login with a second factor, queue, decisions, suspension, settings, audit. */
export const operator = {
  login: endpoint({
    method: 'POST',
    path: '/api/operator/login',
    access: open,
    limit: { points: 40, seconds: 600, by: 'address' },
    body: z.object({
      username: line(1, 64),
      password: line(1, 128),
      code: z.optional(line(6, 20)),
      /** A solved captcha, or the ticket of the step before, which stands for it. */
      proof: z.optional(
        z.object({ randomStr: z.string().check(z.maxLength(64)), code: z.string().check(z.maxLength(1024)) }),
      ),
      ticket: z.optional(z.string().check(z.maxLength(400))),
      /** The one-time code that an administrator gave for setting up another authenticator. */
      once: z.optional(line(6, 40)),
      /** In place of a one-time password, with the first digits. */
      newPassword: z.optional(password),
    }),
    data: z.object({
      step: z.enum(['once', 'enrol', 'code', 'done']),
      /** The password was given for one login: another is chosen with the next step. */
      mustChange: z.boolean(),
      /** For the next step, five minutes; empty when there is none. */
      ticket: z.string(),
      enrol: z.nullable(z.object({ uri: z.string(), secret: z.string(), qr: z.string() })),
      recovery: z.array(z.string()),
    }),
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/operator/queue',
    access: reviewers,
    query: z.object({ kind: z.optional(kind) }),
    data: z.object({
      rows: z.array(waiting),
      figures: z.object({
        waiting: z.int(),
        late: z.int(),
        decidedToday: z.int(),
        median: z.nullable(z.number()),
      }),
      /** My decisions of the last day that could not be carried out, until I decide the case anew. */
      failed: z.array(z.object({ id, subject: z.string(), decision: z.enum(caseDecisions), why: z.string() })),
      /** Approvals of colleagues that counted without a second reviewer in 30 days, until I open the case (operator 6). */
      alone: z.array(z.object({ id, number: z.string(), by: z.string(), at: instant })),
      /** Whether an exchange rate is due; of those who look after settings alone. */
      staleRates: z.boolean(),
    }),
  }),
  review: endpoint({
    method: 'GET',
    path: '/api/operator/case/{id}',
    access: reviewers,
    params: idParams,
    data: caseView,
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/operator/case/{id}/document/{fileId}',
    access: reviewers,
    params: z.object({ id, fileId: id }),
    file: 'any',
    data: z.any(),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/operator/case/{id}/decide',
    access: reviewers,
    touches: ['companies'],
    params: idParams,
    body: z.object({
      decision: z.enum(caseDecisions),
      reasons: z._default(z.array(z.enum(reasonCodes)).check(z.maxLength(8)), []),
      note: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
      corrected: z.optional(givenFields),
      authority: z.optional(z.enum(['accepted', 'refused'])),
      undo: z._default(z.boolean(), false),
    }),
    /** `due` is when a decision with undo is carried out; the state is still the one before. */
    data: z.object({ state: z.enum(applicationStates), waitsForSecond: z.boolean(), due: z.nullable(instant) }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/operator/case/{id}/undo',
    access: reviewers,
    params: idParams,
    data: z.object({ id }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/operator/people',
    access: reviewers,
    query: z.object({ ...found.shape, suspended: z.optional(z.enum(['1'])), sort: z.optional(z.enum(peopleSorts)) }),
    data: page(person),
  }),
  suspendPerson: act('/api/operator/people/{id}/suspend'),
  reinstatePerson: act('/api/operator/people/{id}/reinstate'),
  companies: endpoint({
    method: 'GET',
    path: '/api/operator/companies',
    access: reviewers,
    query: found,
    data: page(companyRow),
  }),
  suspendCompany: act('/api/operator/companies/{id}/suspend'),
  reinstateCompany: act('/api/operator/companies/{id}/reinstate'),
  revokePerson: act('/api/operator/people/{id}/revoke'),
  revokeCompany: act('/api/operator/companies/{id}/revoke'),
  settings: endpoint({
    method: 'GET',
    path: '/api/operator/settings',
    access: editors,
    data: z.object({
      settings: z.array(z.object({ key: z.enum(settingKeys), ...settingState, usual: z.any() })),
      /** Whether an exchange rate is due. */
      staleRates: z.boolean(),
    }),
  }),
  setSetting: endpoint({
    method: 'PUT',
    path: '/api/operator/settings/{key}',
    access: editors,
    touches: ['settings'],
    params: z.object({ key: z.string().check(z.maxLength(60)) }),
    body: z.object({ value: z.any(), version: z.int().check(z.gte(0)) }),
    data: z.object(settingState),
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/operator/audit',
    access: administrators,
    query: z.object({
      ...cursorQuery,
      act: z.optional(z.enum(auditActs)),
      /** The record that an act was done to, a person or company among them. */
      subject: z.optional(id),
      operator: z.optional(id),
      /** A number, with every act on the record of that number; or words of what the subject is called. */
      q: searchWords,
      /** Days of China, both included. */
      from: z.optional(day),
      to: z.optional(day),
      /** The rows go into a file, which is recorded itself. */
      file: z.optional(z.enum(['1'])),
      sort: z.optional(z.enum(auditSorts)),
    }),
    data: z.object({
      operators: z.array(z.object({ id, name: z.string() })),
      ...cursorPage(
        z.object({
          id,
          at: instant,
          operator: z.string(),
          act: z.string(),
          subject: z.string(),
          subjectId: z.nullable(z.string()),
          reason: z.string(),
          before: z.any(),
          after: z.any(),
        }),
      ).shape,
    }),
  }),
};
