import { presets } from '#contract/inquiry/deciding/weights.ts';
import { platformAgreement } from '#contract/inquiry/confidential.ts';
import { newId } from '#server/platform/ids.ts';
import { inquiryInput } from '../../world/inquiries.ts';
import type { Case } from './case.ts';

const ofItsInquiry = 'lines of the inquiry alone count (tests/rooms/deals/questions)';
const ofItsCompanies = 'companies that accepted its agreement alone count (tests/rooms/deals/confidential)';
const ownKey = 'an id that the browser made so that a click which comes twice counts once';

/** Places where the life of an inquiry after its publishing names a record. */
export const inquiryCases: Case[] = [
  { call: 'GET /api/busi/inquiry/talk/{id}', field: 'params.id', id: (r) => r.hidden },
  {
    call: 'POST /api/busi/inquiry/question/{id}',
    field: 'params.id',
    id: (r) => r.hidden,
    send: () => ({ body: { clientKey: newId(), text: '可以用 24K 代替吗？' } }),
  },
  {
    call: 'POST /api/busi/inquiry/answer/{id}',
    field: 'params.id',
    id: (r) => r.question,
    send: () => ({ body: { text: '可以。', audience: 'all' } }),
  },
  {
    call: 'POST /api/busi/inquiry/clarification/{id}',
    field: 'params.id',
    id: (r) => r.inquiry,
    send: () => ({ body: { clientKey: newId(), text: '包装用纸箱。' } }),
  },
  {
    call: 'POST /api/busi/inquiry/amend/{id}',
    field: 'params.id',
    id: (r) => r.inquiry,
    send: () => {
      const { currency: _, confidential: __, visibility: ___, invited: ____, ...rest } = inquiryInput();
      return { body: { ...rest, base: 1 } };
    },
  },
  { call: 'GET /api/busi/inquiry/agreement/{id}', field: 'params.id', id: (r) => r.secret },
  {
    call: 'PUT /api/busi/inquiry/agreement/{id}',
    field: 'params.id',
    id: (r) => r.secret,
    send: () => ({ body: { base: platformAgreement } }),
  },
  { call: 'GET /api/busi/inquiry/confidential/{id}', field: 'params.id', id: (r) => r.secret },
  { call: 'GET /api/busi/inquiry/confidential/{id}/views', field: 'params.id', id: (r) => r.secret },
  {
    call: 'POST /api/busi/inquiry/confidential/{id}/revoke',
    field: 'params.id',
    id: (r) => r.secret,
    send: (_, r) => ({ body: { entId: r.seller.entId ?? '', reason: '图纸被转发' } }),
  },
  {
    call: 'POST /api/busi/inquiry/confidential/{id}/grant',
    field: 'params.id',
    id: (r) => r.secret,
    send: (_, r) => ({ body: { entId: r.seller.entId ?? '' } }),
  },
  {
    call: 'POST /api/busi/inquiry/confidential/{id}/downloads',
    field: 'params.id',
    id: (r) => r.secret,
    send: () => ({ body: { downloads: true } }),
  },
  {
    call: 'GET /api/busi/inquiry/annex/{id}/{file}',
    field: 'params.id',
    id: (r) => r.secret,
    send: (_, r) => ({ path: { file: r.plan } }),
  },
  {
    call: 'GET /api/busi/inquiry/annex/{id}/{file}',
    field: 'params.file',
    id: (r) => r.plan,
    send: (_, r) => ({ path: { id: r.secret } }),
  },
  {
    call: 'GET /api/busi/inquiry/annex/{id}/{file}/{page}',
    field: 'params.id',
    id: (r) => r.secret,
    send: (_, r) => ({ path: { file: r.plan, page: '1' } }),
  },
  {
    call: 'GET /api/busi/inquiry/annex/{id}/{file}/{page}',
    field: 'params.file',
    id: (r) => r.plan,
    send: (_, r) => ({ path: { id: r.secret, page: '1' } }),
  },
  { call: 'GET /api/busi/inquiry/history/{id}', field: 'params.id', id: (r) => r.hidden },
  { call: 'GET /api/busi/inquiry/sealing/{id}', field: 'params.id', id: (r) => r.sealed },
  { call: 'POST /api/busi/inquiry/sealing/{id}', field: 'params.id', id: (r) => r.sealed },
  { call: 'DELETE /api/busi/inquiry/sealing/{id}', field: 'params.id', id: (r) => r.sealed },
  {
    call: 'POST /api/busi/inquiry/quote/withdraw/{id}',
    field: 'params.id',
    id: (r) => r.quotation,
    send: () => ({ body: { reason: '产能已满' } }),
  },
  { call: 'GET /api/busi/inquiry/quote/revisions/{id}', field: 'params.id', id: (r) => r.quotation },
  { call: 'GET /api/busi/inquiry/quote/prices/{id}', field: 'params.id', id: (r) => r.hidden },
  {
    call: 'POST /api/busi/inquiry/vote/{id}',
    field: 'params.id',
    id: (r) => r.quotation,
    send: () => ({ body: { choice: 'for' } }),
  },
  { call: 'GET /api/busi/inquiry/notes/{id}', field: 'params.id', id: (r) => r.inquiry },
  {
    call: 'POST /api/busi/inquiry/note/{id}',
    field: 'params.id',
    id: (r) => r.quotation,
    send: () => ({ body: { text: '待复样' } }),
  },
  { call: 'POST /api/busi/inquiry/approval/{id}/approve', field: 'params.id', id: (r) => r.request },
  {
    call: 'POST /api/busi/inquiry/approval/{id}/refuse',
    field: 'params.id',
    id: (r) => r.request,
    send: () => ({ body: { reason: '先看复样' } }),
  },
  { call: 'DELETE /api/busi/inquiry/approval/{id}', field: 'params.id', id: (r) => r.request },
  { call: 'GET /api/busi/inquiry/approvals/{id}', field: 'params.id', id: (r) => r.inquiry },
  { call: 'GET /api/busi/inquiry/scoring/{id}', field: 'params.id', id: (r) => r.inquiry },
  {
    call: 'POST /api/busi/inquiry/scoring/{id}',
    field: 'params.id',
    id: (r) => r.inquiry,
    send: () => ({ body: { weights: presets.balanced } }),
  },
  {
    call: 'POST /api/busi/inquiry/points/{id}',
    field: 'params.id',
    id: (r) => r.quotation,
    send: () => ({ body: { points: 8, reason: '样品好' } }),
  },
  { call: 'GET /api/busi/inquiry/comparison/pdf/{id}', field: 'params.id', id: (r) => r.inquiry },
  { call: 'GET /api/busi/inquiry/comparison/xlsx/{id}', field: 'params.id', id: (r) => r.inquiry },
  { call: 'GET /api/busi/inquiry/quotation/pdf/{id}', field: 'params.id', id: (r) => r.quotation },
  {
    call: 'POST /api/busi/inquiry/confirm/{id}',
    field: 'params.id',
    id: (r) => r.hidden,
    send: () => ({ body: { version: 1 } }),
  },
  {
    call: 'POST /api/busi/inquiry/deadline/{id}',
    field: 'params.id',
    id: (r) => r.inquiry,
    send: () => ({ body: { deadline: inquiryInput().deadline } }),
  },
  {
    call: 'POST /api/busi/inquiry/refresh',
    field: 'body.id',
    id: (r) => r.inquiry,
    send: (id) => ({ body: { id } }),
  },
  {
    call: 'POST /api/busi/inquiry/invite/{id}',
    field: 'params.id',
    id: (r) => r.inquiry,
    send: () => ({ body: { companies: [newId()] } }),
  },
  {
    call: 'POST /api/busi/inquiry/decline/{id}',
    field: 'params.id',
    id: (r) => r.hidden,
    send: () => ({ body: { reason: 'capacity' } }),
  },
  { call: 'DELETE /api/busi/inquiry/decline/{id}', field: 'params.id', id: (r) => r.hidden },
  { call: 'GET /api/busi/inquiry/template/{id}', field: 'params.id', id: (r) => r.template },
  { call: 'DELETE /api/busi/inquiry/template/{id}', field: 'params.id', id: (r) => r.template },
  { call: 'GET /api/busi/inquiry/details/remove/auth/{id}', field: 'params.id', id: (r) => r.hidden },
  {
    call: 'POST /api/busi/inquiry/update/ent',
    field: 'body.id',
    id: (r) => r.quotation,
    send: (id) => ({ body: { id, decision: 'refused' } }),
  },
];

/** The same where no record of another could be named. */
const sealedAnnex =
  'the company alone that sealed it reads it, buyer, rivals and whoever else find nothing (tests/rooms/quotations/sealed-annexes)';
export const inquiryReasons: Record<string, string> = {
  'POST /api/busi/inquiry/add/quote body.annexes[]':
    'its own test in tests/security/ownership: lines of the inquiry are needed',
  'POST /api/busi/inquiry/add/quote body.lines[].lineId':
    'its own test in tests/security/ownership: lines of the inquiry alone count',
  'POST /api/busi/inquiry/add/quote body.lines[].answers[].proof.id':
    'files of one’s own and evidence of the own company alone (tests/rooms/quotations/offers)',
  'POST /api/busi/inquiry/add/quote body.lines[].alternatives[].productId':
    'products of the own company alone (tests/rooms/quotations/offers)',
  'POST /api/busi/inquiry/invite/{id} body.companies[]': 'companies, which everybody sees',
  'POST /api/busi/inquiry/update/ent body.lineIds[]': 'lines of the quotation alone count',
  'POST /api/busi/inquiry/amend/{id} body.lines[].id':
    'lines of the inquiry alone count (tests/rooms/deals/amendments)',
  'POST /api/busi/inquiry/amend/{id} body.annexes[]': 'files of one’s own alone are taken, as at publishing',
  'POST /api/busi/inquiry/confidential/{id}/revoke body.entId': ofItsCompanies,
  'POST /api/busi/inquiry/confidential/{id}/grant body.entId': ofItsCompanies,
  'POST /api/busi/inquiry/confidential/{id}/downloads body.entId': ofItsCompanies,
  'GET /api/busi/inquiry/confidential/{id}/views query.company': 'narrows the log of one’s own inquiry',
  'GET /api/busi/inquiry/confidential/{id}/views query.file': 'narrows the log of one’s own inquiry',
  'GET /api/busi/inquiry/annex/{id}/{file}/{page} params.page': 'a number',
  'GET /api/busi/inquiry/quote/{id}/sealed/{file} params.id': sealedAnnex,
  'GET /api/busi/inquiry/quote/{id}/sealed/{file} params.file': sealedAnnex,
  'POST /api/busi/inquiry/question/{id} body.clientKey': ownKey,
  'POST /api/busi/inquiry/question/{id} body.lineId': ofItsInquiry,
  'POST /api/busi/inquiry/clarification/{id} body.clientKey': ownKey,
  'POST /api/busi/inquiry/clarification/{id} body.lineId': ofItsInquiry,
};
