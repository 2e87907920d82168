import * as z from 'zod/mini';
import { open, session, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { day, id, idParams, instant, line, text } from '../core/schemas.ts';
import { givenSeats } from '../core/seats.ts';
import { slots } from './needs.ts';
import {
  applicationKinds,
  applicationStates,
  documentTypes,
  licenceFields,
  reasonCodes,
  verificationLabels,
} from './rules.ts';

/** Refusals of applications and of reading a licence. */
export const verificationErrors = refusals('verification', {
  unreadable: 422,
  readerBusy: 429,
  wrongState: 409,
  alreadyOpen: 409,
  missingDocuments: 422,
  expiredDocument: 422,
  codeTaken: 409,
  sameReviewer: 409,
  proofNeeded: 428,
  notForThisAccount: 403,
  noReading: 404,
  /** A claim that was answered before. */
  claimAnswered: 409,
});

const kind = z.enum(applicationKinds);
const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
/** A field as read: `confidence` 0 to 1; `uncertain` is never filled in silently. `box` is in shares of the picture. */
export const readField = z.object({
  value: z.string(),
  confidence: z.number(),
  uncertain: z.boolean(),
  /** Right values that a single confused sign away from what was read. */
  proposals: z.array(z.string()),
  box: z.nullable(box),
});
export type ReadField = z.infer<typeof readField>;
/** What was read of a licence, by field; fields that were not found are absent. */
const readFields = z.partialRecord(z.enum(licenceFields), readField);
export type ReadFields = z.infer<typeof readFields>;

const short = z.optional(line(0, 200));
/** ISO 3166-1, two letters; what names none is of mainland China, or of an older client. */
const country = z.optional(z.string().check(z.regex(/^[A-Z]{2}$/)));
/** What the applicant states, as text; which of it a kind needs says `verification-needs.ts`. */
export const givenFields = z.object({
  country,
  name: short,
  creditCode: short,
  registrationNumber: short,
  taxNumber: short,
  legal: short,
  address: short,
  postcode: short,
  city: short,
  region: short,
  established: short,
  validUntil: short,
  capital: short,
  personName: short,
  idNumber: short,
  position: short,
});
export type GivenFields = z.infer<typeof givenFields>;

/** What is known of a company before it applies. */
const companyStated = z.object({
  country: z.string(),
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  region: z.string(),
});

/** A licence that came by `uploadOpen` before there was an account: its file, what was read of it, and what stands of that. */
export const broughtLicence = z.object({
  fileId: id,
  ticket: line(20, 100),
  readingId: z.optional(id),
  fields: givenFields,
});
export type BroughtLicence = z.infer<typeof broughtLicence>;

export const document = z.object({
  type: z.enum(documentTypes),
  fileId: id,
  number: z.optional(line(0, 60)),
  expiresAt: z.optional(z.nullable(day)),
});
/** A document of an application; `size` in bytes, `url` answers only who may read it. */
export const heldDocument = z.object({
  type: z.enum(documentTypes),
  fileId: id,
  name: z.string(),
  size: z.int(),
  url: z.string(),
  number: z.string(),
  expiresAt: z.nullable(day),
});

/** One event of an application, with the reasons and the note that its applicant reads. */
export const historyEvent = z.object({
  id,
  at: instant,
  event: z.string(),
  by: z.enum(['applicant', 'operator', 'system']),
  reasons: z.array(z.enum(reasonCodes)),
  note: z.nullable(text),
});

/** An application as its applicant and the desk see it; `submissions` counts how often it was handed in. */
export const application = z.object({
  id,
  number: z.string(),
  kind,
  state: z.enum(applicationStates),
  submissions: z.int(),
  given: givenFields,
  read: readFields,
  documents: z.array(heldDocument),
  reasons: z.array(z.enum(reasonCodes)),
  note: z.nullable(text),
  submittedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  expiresAt: z.nullable(day),
  history: z.array(historyEvent),
  /** Another account has been verified for this company; its owner and the operators are told. */
  claimed: z.boolean(),
});
export type Application = z.infer<typeof application>;

/** Somebody applies for a company that is verified already, as its owners see it. */
export const claim = z.object({
  id,
  /** Their name with all but its first sign left out. */
  by: z.string(),
  /** The company as they wrote it, and its number. */
  name: z.string(),
  number: z.string(),
  state: z.enum(['open', 'invited', 'contested']),
  at: instant,
});
export type Claim = z.infer<typeof claim>;

export const submitted = z.object({ id, number: z.string(), state: z.enum(applicationStates) });
const proof = {
  randomStr: z.optional(line(1, 40)),
  code: z.optional(z.string().check(z.maxLength(1024))),
};

/** The picture of a licence, where it was not uploaded before; no schema parses it. */
export const licenceForm = z.any();

/** Calls of verification. */
export const verification = {
  discern: endpoint({
    method: 'POST',
    path: '/api/busi/businesslicense/discern',
    access: open,
    encoding: 'multipart',
    limit: { points: 12, seconds: 600, by: 'person' },
    query: z.object({ fileId: z.optional(id), ticket: z.optional(line(20, 100)), ...proof }),
    body: licenceForm,
    data: z.object({
      readingId: id,
      fields: readFields,
      /** By how many degrees the picture had to be turned. */
      turned: z.int(),
      seconds: z.number(),
    }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/busi/businesslicense/submit/auth',
    access: session,
    limit: { points: 60, seconds: 600, by: 'person' },
    body: z.object({
      kind,
      draft: z._default(z.boolean(), false),
      documents: z.array(document).check(z.maxLength(12)),
      fields: givenFields,
      readingId: z.optional(id),
    }),
    data: submitted,
  }),
  registerAuth: endpoint({
    method: 'POST',
    path: '/api/busi/businesslicense/register/auth',
    access: open,
    limit: { points: 10, seconds: 600, by: 'address' },
    body: z.object({ account: line(3, 120), code: line(6, 6), readingId: id, fields: givenFields }),
    data: submitted,
  }),
  needs: endpoint({
    method: 'GET',
    path: '/api/busi/businesslicense/needs',
    access: open,
    shows: ['settings'],
    data: slots,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/busi/businesslicense/select/ent',
    access: session,
    data: z.object({
      label: z.enum(verificationLabels),
      company: z.nullable(text),
      /** The company as its own form has it, to begin an application with; null without one. */
      stated: z.nullable(companyStated),
      needs: slots,
      applications: z.array(application),
    }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/busi/verification/{id}',
    access: session,
    params: idParams,
    data: application,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/verification/withdraw/{id}',
    access: session,
    params: idParams,
    data: submitted,
  }),
  claims: endpoint({
    method: 'GET',
    path: '/api/busi/verification/claims',
    access: within(session, 'manage'),
    data: z.object({ claims: z.array(claim) }),
  }),
  answerClaim: endpoint({
    method: 'POST',
    path: '/api/busi/verification/claims/{id}',
    access: within(session, 'manage'),
    params: idParams,
    body: z.object({
      answer: z.enum(['invite', 'contest']),
      seat: z._default(z.enum(givenSeats), 'reader'),
      note: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    }),
    data: claim,
  }),
  badges: endpoint({
    method: 'GET',
    path: '/api/busi/verification/badges/{id}',
    access: open,
    shows: ['companies'],
    params: idParams,
    data: z.object({
      badges: z.array(z.object({ type: z.enum(documentTypes), reviewedAt: instant, expiresAt: z.nullable(day) })),
    }),
  }),
};
