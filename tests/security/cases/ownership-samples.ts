import { newId } from '#server/platform/ids.ts';
import { sampleInput } from '../../world/samples.ts';
import type { Case } from './case.ts';

const call = (name: string) => `POST /api/busi/sample/${name}`;
const body =
  (make: (id: string) => object) =>
  (id: string): { body: object } => ({ body: make(id) });
const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

/** What strangers try on sample orders, what they ask of, and the deal that it belongs to. */
export const sampleCases: Case[] = [
  ...['timeline', 'paper', 'archive'].map((what): Case => ({
    call: `GET /api/busi/deal/${what}/{id}`,
    field: 'params.id',
    id: (r) => r.inquiry,
  })),
  // The deal of a purchase, which is named by the query beside its id.
  ...['timeline', 'paper', 'archive'].map((what): Case => ({
    call: `GET /api/busi/deal/${what}/{id}`,
    field: 'params.id',
    id: (r) => r.purchase,
    send: () => ({ query: { of: 'purchase' } }),
  })),
  { call: 'GET /api/busi/sample/detail/{id}', field: 'params.id', id: (r) => r.sample },
  {
    call: 'GET /api/busi/sample/subject',
    field: 'query.quotation',
    id: (r) => r.quotation,
    send: (id) => ({ query: { quotation: id } }),
  },
  {
    call: call('ask'),
    field: 'body.quotation',
    id: (r) => r.quotation,
    send: body((quotation) => sampleInput({ quotation })),
  },
  {
    call: call('offer/{id}'),
    field: 'params.id',
    id: (r) => r.sample,
    send: body(() => ({ price: '1', currency: 'CNY', freightBy: 'buyer', promisedDay: later })),
  },
  {
    call: call('step/{id}'),
    field: 'params.id',
    id: (r) => r.sample,
    send: body(() => ({ step: 'cancel', reason: newId() })),
  },
  {
    call: call('send/{id}'),
    field: 'params.id',
    id: (r) => r.sample,
    send: body(() => ({ carrier: '顺丰', waybill: 'SF1', certificates: [] })),
  },
  {
    call: call('evaluate/{id}'),
    field: 'params.id',
    id: (r) => r.sample,
    send: body(() => ({ verdict: 'passed', note: '达标', reports: [] })),
  },
];

const ownFiles = 'files of one’s own alone are taken, as in `docking.stage`';
/** Why the other places need no case. */
export const sampleReasons: Record<string, string> = {
  'GET /api/busi/sample/subject query.product': 'a listed product, which every member sees',
  [`${call('ask')} body.product`]: 'a listed product, which every member sees',
  [`${call('ask')} body.clientKey`]: 'a random key of the caller’s own for one act, which no answer tells',
  [`${call('send/{id}')} body.certificates[]`]: ownFiles,
  [`${call('evaluate/{id}')} body.reports[]`]: ownFiles,
};
