import * as z from 'zod/mini';
import { identified, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  currency,
  day,
  decimal,
  id,
  idParams,
  instant,
  line,
  page,
  pageQuery,
  searchWords,
  text,
} from '../core/schemas.ts';
import { fileView } from '../inquiry/schemas.ts';
import { sellsServices } from './access.ts';
import { fieldKeys, paperKeys } from './forms.ts';
import { testConditions } from '../testing/rules.ts';
import { serviceKinds, serviceLimits } from './kinds.ts';
import {
  applicationActors,
  applicationActs,
  applicationSorts,
  applicationStates,
  applicationSteps,
  plainSteps,
} from './states.ts';

/** Whoever has finished their profile; of a company a seat that buys. */
export const applies = within(identified, 'buy');
const often = { points: 60, seconds: 600, by: 'person' } as const;
const files = z._default(z.array(id).check(z.maxLength(serviceLimits.files)), []);
const parties = z.enum(['applicant', 'provider']);
const either = z.object({ entId: z.nullable(id), name: text });
const values = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(2000)));
const papers = z.record(z.string().check(z.maxLength(40)), z.array(id).check(z.maxLength(serviceLimits.files)));
const formInput = { values, papers };

/** An application in a list, as one side sees it. */
export const applicationRow = z.object({
  id,
  number: z.string(),
  kind: z.enum(serviceKinds),
  state: z.enum(applicationStates),
  party: parties,
  title: text,
  other: either,
  price: z.nullable(z.string()),
  currency: z.nullable(currency),
  expiresAt: z.nullable(instant),
  /** For which day the result was promised; null before an offer. */
  promisedDay: z.nullable(day),
  /** Whether that day has passed while the result is still owed. */
  late: z.boolean(),
  createdAt: instant,
});
export type ApplicationRow = z.infer<typeof applicationRow>;

export const applicationEvent = z.object({
  id,
  act: z.enum(applicationActs),
  party: z.enum(applicationActors),
  text,
  files: z.array(fileView),
  at: instant,
});
/** What a provider offers. */
export const applicationOffer = z.object({ price: z.string(), currency, promisedDay: day, until: day, note: text });

/** A quotation of tests that it was made of, as it stood then. */
export const quotedTests = z.object({
  number: z.string(),
  currency,
  total: z.string(),
  /** Working days. */
  days: z.int(),
  validUntil: day,
  lines: z.array(
    z.object({
      name: text,
      standard: z.string(),
      condition: z.enum(testConditions),
      n: z.int(),
      charged: z.int(),
      each: z.string(),
      setup: z.string(),
      total: z.string(),
      days: z.int(),
    }),
  ),
});
export type QuotedTests = z.infer<typeof quotedTests>;

export const applicationDetail = z.object({
  row: applicationRow,
  offerId: id,
  values: z.record(z.string(), z.string()),
  papers: z.array(z.object({ key: z.enum(paperKeys), files: z.array(fileView) })),
  /** The date and place of a journey that was chosen. */
  tour: z.nullable(z.object({ id, place: text, from: day, to: day })),
  /** The lines that it was made of; null where it was filled in by hand. */
  quoted: z.nullable(quotedTests),
  /** Why it came back, and which fields and papers are named. */
  defect: z.nullable(z.object({ text, fields: z.array(z.string()) })),
  offer: z.nullable(applicationOffer),
  result: z.nullable(z.object({ text, files: z.array(fileView) })),
  rating: z.nullable(z.object({ stars: z.int(), text })),
  timeline: z.array(applicationEvent),
  steps: z.array(z.enum(applicationSteps)),
  mayRate: z.boolean(),
  mayWrite: z.boolean(),
  /** Whether the seat may act for its side at all. */
  mayAct: z.boolean(),
  /** Whether the caller may have what was handed in deleted now. */
  mayErase: z.boolean(),
  /** When it is deleted by itself; null while the application is under way, and where there is nothing of it. */
  eraseAt: z.nullable(instant),
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

const done = z.object({ id, state: z.enum(applicationStates) });

/** Calls of applications for services. */
export const serviceApplications = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/services/application/page',
    access: identified,
    query: z.object({
      ...pageQuery,
      q: searchWords,
      party: z.optional(parties),
      kind: z.optional(z.enum(serviceKinds)),
      state: z.optional(z.enum(applicationStates)),
      sort: z.optional(z.enum(applicationSorts)),
    }),
    data: page(applicationRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/services/application/detail/{id}',
    access: identified,
    params: idParams,
    data: applicationDetail,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/busi/services/application/apply',
    access: applies,
    limit: { points: 60, seconds: 3600, by: 'person' },
    body: z.object({
      /** A click that comes twice makes one application. */
      clientKey: id,
      offer: id,
      tour: z.optional(id),
      ...formInput,
    }),
    data: z.object({ id, number: z.string() }),
  }),
  resubmit: endpoint({
    method: 'POST',
    path: '/api/busi/services/application/resubmit/{id}',
    access: applies,
    limit: often,
    params: idParams,
    body: z.object(formInput),
    data: done,
  }),
  sendBack: endpoint({
    method: 'POST',
    path: '/api/busi/services/application/return/{id}',
    access: sellsServices,
    limit: often,
    params: idParams,
    body: z.object({
      /** Fields and papers that have to be put right. */
      fields: z.array(z.enum([...fieldKeys, ...paperKeys])).check(z.maxLength(20)),
      reason: line(2, 1000),
    }),
    data: done,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/busi/services/application/offer/{id}',
    access: sellsServices,
    limit: often,
    params: idParams,
    body: z.object({
      price: decimal(2),
      currency,
      promisedDay: day,
      /** The last day on which it can be accepted. */
      until: day,
      note: z.optional(line(0, 1000)),
    }),
    data: done,
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/busi/services/application/step/{id}',
    access: identified,
    // An acceptance takes a place of a journey, which everybody sees.
    touches: ['services'],
    limit: often,
    params: idParams,
    body: z.object({ step: z.enum(plainSteps), reason: z.optional(line(0, 500)) }),
    data: done,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/busi/services/application/finish/{id}',
    access: sellsServices,
    touches: ['services'],
    limit: often,
    params: idParams,
    body: z.object({ note: line(2, 2000), files }),
    data: done,
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/busi/services/application/rate/{id}',
    access: applies,
    touches: ['services'],
    limit: often,
    params: idParams,
    body: z.object({ stars: z.int().check(z.gte(1), z.lte(5)), note: z.optional(line(0, 500)) }),
    data: done,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/busi/services/application/message/{id}',
    access: identified,
    limit: often,
    params: idParams,
    body: z.object({ clientKey: id, text: line(1, 2000), files }),
    data: z.object({ id }),
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/busi/services/application/erase/{id}',
    access: identified,
    limit: often,
    params: idParams,
    data: z.object({ id }),
  }),
};
