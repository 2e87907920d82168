import * as z from 'zod/mini';
import { identified } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { currency, day, decimal, id, idParams, instant, line, page, pageQuery, text } from '../core/schemas.ts';
import { documentKinds } from '../order/documents.ts';
import { orderStates } from '../order/states.ts';
import { applies } from '../services/applications.ts';
import { applicationStates } from '../services/states.ts';
import { consentVersions, financeForms, financeLimits } from './rules.ts';

/** Refusals of finance out of orders. */
export const financeErrors = refusals('finance', {
  orderUnknown: 404,
  orderBusy: 409,
  tooMuch: 422,
  documentUnknown: 422,
  consentOld: 409,
  notChain: 422,
});

const sharedDocument = z.object({ id, kind: z.enum(documentKinds), name: z.string() });
export type SharedDocument = z.infer<typeof sharedDocument>;

/** An order that can be financed, with its limit and the documents that can go along. */
export const financeOrder = z.object({
  id,
  number: z.string(),
  title: text,
  form: z.enum(financeForms),
  state: z.enum(orderStates),
  other: text,
  currency,
  total: z.string(),
  paid: z.string(),
  /** The most that can be applied for. */
  most: z.string(),
  documents: z.array(sharedDocument),
  /** Whether an application for it is under way. */
  busy: z.boolean(),
});
export type FinanceOrder = z.infer<typeof financeOrder>;

/** What of an order its bank is told, as it stood when the consent was given. */
export const sharedFacts = z.object({
  number: z.string(),
  title: text,
  form: z.enum(financeForms),
  state: z.enum(orderStates),
  buyer: text,
  supplier: text,
  currency,
  total: z.string(),
  paid: z.string(),
  deliveryDate: day,
  paymentType: z.string(),
});
export type SharedFacts = z.infer<typeof sharedFacts>;

const consent = z.object({
  version: z.enum(consentVersions),
  givenAt: instant,
  withdrawnAt: z.nullable(instant),
});
/** What was shared of an order with a bank. */
export const sharedView = z.object({
  consent,
  /** Null for the bank once the consent was withdrawn or the application ended without a result. */
  facts: z.nullable(sharedFacts),
  documents: z.array(sharedDocument),
  mayWithdraw: z.boolean(),
});
export type SharedView = z.infer<typeof sharedView>;

/** A consent in the log of whoever gave it. */
export const consentRow = z.object({
  id,
  application: id,
  number: z.string(),
  state: z.enum(applicationStates),
  order: z.string(),
  bank: text,
  items: z.int(),
  ...consent.shape,
});
export type ConsentRow = z.infer<typeof consentRow>;

/** Supply-chain finance out of one's own orders. */
export const finance = {
  orders: endpoint({
    method: 'GET',
    path: '/api/busi/finance/orders',
    access: identified,
    data: z.object({ orders: z.array(financeOrder) }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/busi/finance/apply',
    access: applies,
    limit: { points: 60, seconds: 3600, by: 'person' },
    body: z.object({
      /** A click that comes twice makes one application. */
      clientKey: id,
      offer: id,
      order: id,
      amount: decimal(2),
      creditDays: z.int().check(z.gte(financeLimits.leastDays), z.lte(financeLimits.mostDays)),
      note: z.optional(line(0, 2000)),
      /** Files of the order's documents that are shared. */
      documents: z.array(id).check(z.maxLength(financeLimits.documents)),
      licence: z._default(z.array(id).check(z.maxLength(5)), []),
      /** The text of the consent that was read and agreed to. */
      consent: z.enum(consentVersions),
    }),
    data: z.object({ id, number: z.string() }),
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/busi/finance/shared/{id}',
    access: identified,
    params: idParams,
    data: z.object({ shared: z.nullable(sharedView) }),
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/busi/finance/shared/{id}/{file}',
    access: identified,
    params: z.object({ id, file: id }),
    file: 'any',
    data: z.any(),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/finance/withdraw/{id}',
    access: identified,
    limit: { points: 60, seconds: 600, by: 'person' },
    params: idParams,
    data: z.object({ id }),
  }),
  consents: endpoint({
    method: 'GET',
    path: '/api/busi/finance/consents',
    access: identified,
    query: z.object(pageQuery),
    data: page(consentRow),
  }),
};
