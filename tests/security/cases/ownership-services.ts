import { dayIn, formOf, offerInput } from '../../world/rooms/services.ts';
import { sheetA } from '../../world/rooms/testing.ts';
import type { Case } from './case.ts';

const call = (name: string) => `POST /api/busi/services/application/${name}/{id}`;
const later = dayIn(20);
const mine = (name: string, body: object): Case => ({
  call: call(name),
  field: 'params.id',
  id: (r) => r.serviceApplication,
  send: () => ({ body }),
});

/** What strangers try on applications for services and on offers of other companies. */
export const serviceCases: Case[] = [
  {
    call: 'GET /api/busi/services/application/detail/{id}',
    field: 'params.id',
    id: (r) => r.serviceApplication,
  },
  mine('resubmit', { values: formOf('testing'), papers: {} }),
  mine('return', { fields: ['specimens'], reason: 'too short' }),
  mine('offer', { price: '1', currency: 'CNY', promisedDay: later, until: later }),
  mine('step', { step: 'cancel', reason: 'not ours' }),
  mine('finish', { note: 'not ours', files: [] }),
  mine('erase', {}),
  mine('rate', { stars: 1 }),
  mine('message', { clientKey: '018f3f6e-0000-7000-8000-000000000001', text: 'not ours', files: [] }),
  { call: 'GET /api/busi/services/own/offer/{id}', field: 'params.id', id: (r) => r.serviceOffer },
  {
    call: 'PUT /api/busi/services/own/offer/{id}',
    field: 'params.id',
    id: (r) => r.serviceOffer,
    send: () => ({ body: { base: 1, ...offerInput() } }),
  },
  {
    call: 'POST /api/busi/services/own/offer/{id}/state',
    field: 'params.id',
    id: (r) => r.serviceOffer,
    send: () => ({ body: { state: 'draft' } }),
  },
  { call: 'GET /api/busi/testing/quotation/detail/{id}', field: 'params.id', id: (r) => r.testQuotation },
  { call: 'GET /api/busi/testing/quotation/pdf/{id}', field: 'params.id', id: (r) => r.testQuotation },
  {
    call: 'POST /api/busi/testing/quotation/send/{id}',
    field: 'params.id',
    id: (r) => r.testQuotation,
    send: () => ({ body: { reportLang: 'both' } }),
  },
  {
    call: 'PUT /api/busi/testing/own/sheet',
    field: 'body.offer',
    id: (r) => r.serviceOffer,
    says: 422,
    send: (offer) => ({ body: { base: 0, offer, ...sheetA } }),
  },
  { call: 'GET /api/busi/finance/shared/{id}', field: 'params.id', id: (r) => r.serviceApplication },
  { call: 'POST /api/busi/finance/withdraw/{id}', field: 'params.id', id: (r) => r.serviceApplication },
];

const ownKey = 'a random key of the caller’s own for one act, which no answer tells';
const ownFiles = 'files of one’s own alone are taken, as in `docking.stage`';
const ownOrders = 'orders of one’s own side and their documents alone (tests/rooms/applications/finance)';
const everybodys = 'a listed offer, which everybody sees';
/** Why the other places need no case. */
export const serviceReasons: Record<string, string> = {
  'GET /api/busi/services/page query.provider': everybodys,
  'GET /api/busi/services/offer/{id} params.id': everybodys,
  'GET /api/busi/services/provider/{id} params.id': 'a company that offers services, which everybody sees',
  'POST /api/busi/services/application/apply body.clientKey': ownKey,
  'POST /api/busi/services/application/apply body.offer': everybodys,
  'POST /api/busi/services/application/apply body.tour':
    'dates of the offer alone count (tests/rooms/applications/applications)',
  'POST /api/busi/services/own/offer body.clientKey': ownKey,
  'POST /api/busi/services/own/offer body.tours[].id': 'dates of the offer alone are known; others are made anew',
  'PUT /api/busi/services/own/offer/{id} body.tours[].id': 'dates of the offer alone are known; others are made anew',
  [`${call('message')} body.clientKey`]: ownKey,
  [`${call('message')} body.files[]`]: ownFiles,
  [`${call('finish')} body.files[]`]: ownFiles,
  'POST /api/busi/services/application/apply body.papers[]': ownFiles,
  [`${call('resubmit')} body.papers[]`]: ownFiles,
  'POST /api/busi/testing/quotation body.clientKey': ownKey,
  'POST /api/busi/testing/quotation body.lab': 'a laboratory with a listed service, which everybody sees',
  'POST /api/busi/testing/quotation/send/{id} body.drawing[]': ownFiles,
  'POST /api/busi/finance/apply body.clientKey': ownKey,
  'POST /api/busi/finance/apply body.offer': everybodys,
  'POST /api/busi/finance/apply body.order': ownOrders,
  'POST /api/busi/finance/apply body.documents[]': ownOrders,
  'POST /api/busi/finance/apply body.licence[]': ownFiles,
  'GET /api/busi/finance/shared/{id}/{file} params.id': ownOrders,
  'GET /api/busi/finance/shared/{id}/{file} params.file': ownOrders,
};
