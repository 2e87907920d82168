import * as z from 'zod/mini';
import { buyersAndSuppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import {
  currency,
  day,
  decimal,
  id,
  idParams,
  instant,
  line,
  named,
  page,
  pageQuery,
  searchWords,
  slug,
  text,
} from '../core/schemas.ts';
import { units } from '../core/units.ts';
import { fileView } from '../inquiry/schemas.ts';
import {
  freightPayers,
  plainSampleSteps,
  sampleActors,
  sampleActs,
  sampleLimits,
  sampleSorts,
  sampleStates,
  sampleSteps,
  verdicts,
} from './states.ts';

/** Refusals of sample orders. */
export const sampleErrors = refusals('sample', {
  wrongState: 409,
  notYourStep: 403,
  reasonNeeded: 422,
  ownCompany: 403,
  alreadyAsked: 409,
  notOffered: 409,
  lineUnknown: 422,
  dayPast: 422,
});

const parties = z.enum(['buyer', 'supplier']);
const files = z._default(z.array(id).check(z.maxLength(sampleLimits.files)), []);
const positive = decimal(3).check(z.refine((v) => Number(v) > 0));
const often = { points: 60, seconds: 600, by: 'person' } as const;
const either = z.object({ entId: z.nullable(id), name: text });

/** A sample order in a list, as one side sees it; `price` is null until it is named, 0 for a free one. */
export const sampleRow = z.object({
  id,
  number: z.string(),
  state: z.enum(sampleStates),
  party: parties,
  title: text,
  other: either,
  quantity: z.string(),
  unit: z.string(),
  price: z.nullable(z.string()),
  currency: z.nullable(currency),
  verdict: z.nullable(z.enum(verdicts)),
  createdAt: instant,
});
export type SampleRow = z.infer<typeof sampleRow>;

/** What the supplier offers. */
export const sampleOffer = z.object({
  price: z.string(),
  currency,
  freightBy: z.enum(freightPayers),
  promisedDay: day,
  note: text,
});
export const sampleSending = z.object({
  carrier: z.string(),
  waybill: z.string(),
  certificates: z.array(fileView),
});
export const sampleEvaluation = z.object({ verdict: z.enum(verdicts), note: text, reports: z.array(fileView) });
/** An act of its course; `text` is what was written with it. */
export const sampleEvent = z.object({
  id,
  act: z.enum(sampleActs),
  party: z.enum(sampleActors),
  text,
  facts: z.record(z.string(), z.string()),
  at: instant,
});
export type SampleEvent = z.infer<typeof sampleEvent>;

export const sampleDetail = z.object({
  row: sampleRow,
  /** The product it is of, while that is offered; the inquiry whose quotation it is of. */
  productId: z.nullable(id),
  inquiryId: z.nullable(id),
  quotationId: z.nullable(id),
  line: z.nullable(z.int()),
  /** What exactly: a model, or the specification of a line. */
  about: text,
  note: text,
  recipient: z.string(),
  place: text,
  region: z.nullable(named),
  wantedBy: z.nullable(day),
  offer: z.nullable(sampleOffer),
  sending: z.nullable(sampleSending),
  evaluation: z.nullable(sampleEvaluation),
  expiresAt: z.nullable(instant),
  timeline: z.array(sampleEvent),
  steps: z.array(z.enum(sampleSteps)),
  /** Whether the seat may act for its side at all. */
  mayAct: z.boolean(),
});
export type SampleDetail = z.infer<typeof sampleDetail>;

/** Whose sample is wanted: a product’s, or one of a quotation’s lines; one of both is given. */
const subject = { product: z.optional(id), quotation: z.optional(id) };
const done = z.object({ id, state: z.enum(sampleStates) });

/** Calls of sample orders. */
export const sample = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/sample/page',
    access: buyersAndSuppliers,
    query: z.object({
      ...pageQuery,
      q: searchWords,
      party: z.optional(parties),
      state: z.optional(z.enum(sampleStates)),
      sort: z.optional(z.enum(sampleSorts)),
    }),
    data: page(sampleRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/sample/detail/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    data: sampleDetail,
  }),
  subject: endpoint({
    method: 'GET',
    path: '/api/busi/sample/subject',
    access: within(buyersAndSuppliers, 'buy'),
    query: z.object(subject),
    data: z.object({
      title: text,
      supplier: either,
      /** What can be asked for; a product is one. */
      lines: z.array(z.object({ no: z.nullable(z.int()), name: text, about: text, unit: z.string() })),
      /** As the product states it. */
      samplePrice: z.nullable(z.string()),
      sampleMoq: z.nullable(z.string()),
      currency: z.nullable(currency),
      inquiryId: z.nullable(id),
      place: text,
      region: z.nullable(named),
      /** Own sample orders of it that are under way. */
      live: z.array(z.object({ id, number: z.string(), line: z.nullable(z.int()) })),
    }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/busi/sample/ask',
    access: within(buyersAndSuppliers, 'buy'),
    limit: { points: 60, seconds: 3600, by: 'person' },
    body: z.object({
      /** A click that comes twice makes one sample order. */
      clientKey: id,
      ...subject,
      line: z.optional(z.int().check(z.gte(1), z.lte(20))),
      quantity: positive,
      unit: z.enum(units),
      note: line(2, 1000),
      recipient: line(2, 120),
      place: line(2, 200),
      region: z.optional(slug),
      wantedBy: z.optional(day),
    }),
    data: z.object({ id, number: z.string() }),
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/busi/sample/offer/{id}',
    access: within(buyersAndSuppliers, 'sell'),
    limit: often,
    params: idParams,
    body: z.object({
      price: decimal(2),
      currency,
      freightBy: z.enum(freightPayers),
      promisedDay: day,
      note: z.optional(line(0, 1000)),
    }),
    data: done,
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/busi/sample/step/{id}',
    access: buyersAndSuppliers,
    limit: often,
    params: idParams,
    body: z.object({ step: z.enum(plainSampleSteps), reason: z.optional(line(0, 500)) }),
    data: done,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/busi/sample/send/{id}',
    access: within(buyersAndSuppliers, 'sell'),
    limit: often,
    params: idParams,
    body: z.object({ carrier: line(2, 120), waybill: line(2, 60), certificates: files }),
    data: done,
  }),
  evaluate: endpoint({
    method: 'POST',
    path: '/api/busi/sample/evaluate/{id}',
    access: within(buyersAndSuppliers, 'buy'),
    limit: often,
    params: idParams,
    body: z.object({ verdict: z.enum(verdicts), note: line(2, 2000), reports: files }),
    data: done,
  }),
};
