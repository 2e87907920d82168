import { newId } from '#server/platform/ids.ts';
import type { Case } from './case.ts';

const call = (name: string) => `POST /api/busi/buyer/purchase/${name}`;
const body =
  (make: (id: string) => object) =>
  (id: string): { body: object } => ({ body: make(id) });
const later = { deadline: new Date(Date.now() + 20 * 86_400_000).toISOString() };
const line = { lineId: newId(), quantity: '1' };
const awards = () => ({ clientKey: newId(), awards: [{ applicationId: newId(), lines: [line] }] });
const document = (more: object) => ({ kind: 'terms', shownTo: 'all', file: newId(), ...more });

/** What strangers try on a purchase, its applications, documents and prices. */
export const purchaseCases: Case[] = [
  { call: call('document/{id}'), field: 'params.id', id: (r) => r.purchase, send: body(() => document({})) },
  { call: call('deadline/{id}'), field: 'params.id', id: (r) => r.purchase, send: body(() => later) },
  { call: call('award/{id}'), field: 'params.id', id: (r) => r.purchase, send: body(awards) },
  { call: 'GET /api/busi/buyer/purchase/comparison/{id}', field: 'params.id', id: (r) => r.purchase },
  { call: 'GET /api/busi/buyer/purchase/comparison/xlsx/{id}', field: 'params.id', id: (r) => r.purchase },
  {
    call: call('application/answers/{id}'),
    field: 'params.id',
    id: (r) => r.application,
    send: body(() => ({ answers: [{ criterionId: newId(), statement: '有' }] })),
  },
  {
    call: call('application/judge/{id}'),
    field: 'params.id',
    id: (r) => r.application,
    send: body(() => ({ judgements: [{ criterionId: newId(), verdict: 'met' }] })),
  },
  { call: call('application/withdraw/{id}'), field: 'params.id', id: (r) => r.application, send: body(() => ({})) },
];

const open = 'a purchase, which every supplier sees: who is not admitted is refused (tests/rooms/purchases)';
const ownFiles = 'files of one’s own alone are taken (tests/rooms/purchases)';
const inside = 'those of the purchase alone count (tests/rooms/purchases)';
const ownKey = 'a random key of the caller’s own for one act, which no answer tells';

export const purchaseReasons: Record<string, string> = {
  [`${call('release/add')} body.clientKey`]: ownKey,
  [`${call('apply/{id}')} params.id`]: 'a purchase, which every supplier sees and may apply for',
  [`${call('apply/{id}')} body.clientKey`]: ownKey,
  [`${call('release/add')} body.documents[].file`]: ownFiles,
  [`${call('apply/{id}')} body.answers[].criterionId`]: inside,
  [`${call('apply/{id}')} body.answers[].files[]`]: ownFiles,
  [`${call('document/{id}')} body.file`]: ownFiles,
  [`${call('document/{id}')} body.replaces`]: inside,
  [`${call('application/answers/{id}')} body.answers[].criterionId`]: inside,
  [`${call('application/answers/{id}')} body.answers[].files[]`]: ownFiles,
  [`${call('application/judge/{id}')} body.judgements[].criterionId`]: inside,
  'GET /api/busi/buyer/purchase/offer/sheet/{id} params.id': open,
  [`${call('offer/check/{id}')} params.id`]: open,
  [`${call('offer/check/{id}')} body.file`]: ownFiles,
  [`${call('offer/{id}')} params.id`]: open,
  [`${call('offer/{id}')} body.clientKey`]: ownKey,
  [`${call('offer/{id}')} body.prices[].lineId`]: inside,
  [`${call('offer/{id}')} body.file`]: ownFiles,
  [`${call('award/{id}')} body.clientKey`]: ownKey,
  [`${call('award/{id}')} body.awards[].applicationId`]: inside,
  [`${call('award/{id}')} body.awards[].lines[].lineId`]: inside,
};
