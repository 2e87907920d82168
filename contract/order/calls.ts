import * as z from 'zod/mini';
import { buyersAndSuppliers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { currency, day, id, idParams, instant, line, page, pageQuery, searchWords, text } from '../core/schemas.ts';
import { fileView } from '../inquiry/schemas.ts';
import { agreementView } from './agreed.ts';
import { changeView } from './changes.ts';
import { deliveryView } from './deliveries.ts';
import { documentView } from './documents.ts';
import { paymentsView } from './payments.ts';
import { ratingsView } from './ratings.ts';
import { actors, disputeEnds, orderActs, orderStates, orderSteps, plainSteps } from './states.ts';

export * from './states.ts';

/** Orders of the list, by the day they were made. */
export const orderSorts = ['newest', 'oldest'] as const;
/** Refusals of orders: a step that the table does not hold, a dispute that is over or too young, an offer that is gone. */
export const orderErrors = refusals('order', {
  wrongState: 409,
  notYourStep: 403,
  reasonNeeded: 422,
  noDispute: 409,
  offerGone: 409,
  tooEarly: 409,
  tooMany: 409,
  dayPast: 422,
  tooMuch: 409,
  lineUnknown: 422,
  certificateNeeded: 422,
  alreadyReceived: 409,
  notWhole: 409,
  tooManyFiles: 409,
  complaintNeeded: 422,
  complaintOpen: 409,
  noComplaint: 409,
  changeOpen: 409,
  changeGone: 409,
  nothingChanges: 422,
  lessThanShipped: 422,
  paymentAnswered: 409,
  paysTooMuch: 422,
  refundsTooMuch: 422,
  tooLate: 409,
  criteria: 422,
});

export const side = z.object({ entId: z.nullable(id), name: text });
/** An order in a list, as one party sees it: `other` is the other party, `total` decimal text in `currency`. */
export const orderRow = z.object({
  id,
  number: z.string(),
  state: z.enum(orderStates),
  party: z.enum(['buyer', 'supplier']),
  title: text,
  other: side,
  currency,
  total: z.string(),
  lines: z.int(),
  /** The day that both agreed on, at first as the quotation promised it. */
  deliveryDate: day,
  createdAt: instant,
});
/** A line as it was accepted; quantities and prices are decimal text. */
export const orderLine = z.object({
  no: z.int(),
  productName: text,
  specification: text,
  unit: z.string(),
  quantity: z.string(),
  price: z.string(),
  total: z.string(),
  /** Of the line, shipped so far, accepted so far, and what can still be shipped. */
  shipped: z.string(),
  accepted: z.string(),
  remaining: z.string(),
});

/** A row of the timeline; `offer` is a proposed end of the dispute, `open` while the other side can agree to it. */
export const orderEvent = z.object({
  id,
  step: z.enum(orderActs),
  state: z.enum(orderStates),
  party: z.enum(actors),
  reason: z.nullable(z.string()),
  /** What its words tell besides: a number, a day, an amount. */
  facts: z.record(z.string(), z.string()),
  offer: z.nullable(z.enum(disputeEnds)),
  open: z.boolean(),
  annexes: z.array(fileView),
  at: instant,
});
/** A dispute as one party sees it: what it may do, and from when on it can be handed to the operator. */
export const disputeView = z.object({
  raisedBy: z.enum(['buyer', 'supplier']),
  /** Where the order goes on when the dispute ends so. */
  before: z.enum(orderStates),
  mayAnswer: z.boolean(),
  escalateFrom: instant,
  /** Until when the side that did not raise it answers, before the operator gets it by itself; null once it has. */
  answerBy: z.nullable(instant),
  escalatedAt: z.nullable(instant),
});

/** Calls of orders. */
export const order = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/order/page',
    access: buyersAndSuppliers,
    query: z.object({
      ...pageQuery,
      q: searchWords,
      party: z.optional(z.enum(['buyer', 'supplier'])),
      state: z.optional(z.enum(orderStates)),
      sort: z.optional(z.enum(orderSorts)),
    }),
    data: page(orderRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/order/detail/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    data: z.object({
      row: orderRow,
      /** Of the inquiry that the order came of; null for one that a purchase led to. */
      inquiryId: z.nullable(id),
      inquiryNumber: z.nullable(z.string()),
      purchase: z.nullable(z.object({ id, number: z.string() })),
      terms: z.object({
        tradeTerm: z.string(),
        place: z.string(),
        paymentType: z.string(),
        leadDays: z.int(),
        deliveryDate: day,
        expectedEnd: z.nullable(day),
        /** 1 as it was accepted, one more with each change that both sides agreed on. */
        version: z.int(),
      }),
      lines: z.array(orderLine),
      /** null for orders from before agreements were kept. */
      agreed: z.nullable(agreementView),
      timeline: z.array(orderEvent),
      dispute: z.nullable(disputeView),
      steps: z.array(z.enum(orderSteps)),
      /** Whether the seat may act for its side at all. */
      mayAct: z.boolean(),
      deliveries: z.array(deliveryView),
      /** A certificate EN 10204 3.1 was asked for: each delivery carries it. */
      certificateAsked: z.boolean(),
      changes: z.array(changeView),
      payments: paymentsView,
      documents: z.array(documentView),
      /** Who placed the order, and who quoted, by name; empty for accounts that are gone. */
      people: z.object({ buyer: z.string(), supplier: z.string() }),
      ratings: ratingsView,
      /** When the order is completed by itself; null while that is not to come. */
      completesAt: z.nullable(instant),
    }),
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/busi/order/step/{id}',
    access: buyersAndSuppliers,
    touches: ['inquiries', 'companies'],
    params: idParams,
    body: z.object({
      step: z.enum(plainSteps),
      reason: z.optional(z.string().check(z.maxLength(500))),
      /** For `confirm` the day of delivery that is promised, the agreed one where none is given; for `produce` its expected end. */
      day: z.optional(day),
    }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
  statement: endpoint({
    method: 'POST',
    path: '/api/busi/order/statement/{id}',
    access: buyersAndSuppliers,
    limit: { points: 30, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({
      clientKey: id,
      text: line(1, 2000),
      annexes: z.array(id).check(z.maxLength(5)),
      offer: z.optional(z.enum(disputeEnds)),
    }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/busi/order/agree/{id}',
    access: buyersAndSuppliers,
    touches: ['inquiries'],
    params: idParams,
    body: z.object({ offerId: id }),
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
  escalate: endpoint({
    method: 'POST',
    path: '/api/busi/order/escalate/{id}',
    access: buyersAndSuppliers,
    params: idParams,
    data: z.object({ id, state: z.enum(orderStates) }),
  }),
};
