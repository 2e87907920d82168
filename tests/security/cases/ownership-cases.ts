import { newId } from '#server/platform/ids.ts';
import { emptySite } from '#contract/sites/site.ts';
import { inquiryInput, quotationOf } from '../../world/inquiries.ts';
import { inquiryCases, inquiryReasons } from './inquiry-cases.ts';
import type { Case } from './case.ts';
import { orderCases, orderReasons } from './ownership-orders.ts';
import { roomCases, roomReasons } from './rooms.ts';

const inDays = (d: number) => new Date(Date.now() + d * 86_400_000).toISOString();
const body =
  (make: (id: string) => object) =>
  (id: string): { body: object } => ({ body: make(id) });
const purchase = (more: object) => ({
  clientKey: newId(),
  title: { cn: '碳纤维年度采购' },
  description: { cn: '采购一年用量的 T700 级碳纤维，按月交货，须先寄样品做试制。' },
  products: ['carbon-fibre-small-tow'],
  certificates: [],
  deadline: inDays(10),
  ...more,
});
const quotation = (more: object) =>
  quotationOf(newId(), [{ id: newId(), tiers: ['1', '1', '1'], requirements: [] }], '1', more);
const application = (more: object) => ({ kind: 'personal', draft: true, documents: [], fields: {}, ...more });
/** A contact of a company, a block of its pages, and the whole of them. */
const contact = (more: object) => ({
  name: '周屿',
  duty: {},
  phone: '',
  mail: '',
  languages: ['zh'],
  hours: null,
  shownTo: 'members',
  ...more,
});
const block = (picture: string | null) => ({ title: {}, body: {}, picture });
const blocks = ['overview', 'production', 'quality', 'team', 'process', 'trade'] as const;
const pictureOf = (call: string, field: string, make: (id: string) => object): Case => ({
  call,
  field,
  id: (r) => r.free,
  send: body(make),
  says: 422,
});

export const cases: Case[] = [
  { call: 'GET /api/busi/busienterprise/management/index/{id}', field: 'params.id', id: (r) => r.seller.entId ?? '' },
  {
    call: 'PUT /api/busi/busienterprisecontact',
    field: 'body.id',
    id: (r) => r.contact,
    send: body((id) => contact({ id })),
  },
  { call: 'DELETE /api/busi/busienterprisecontact/{id}', field: 'params.id', id: (r) => r.contact },
  pictureOf('PUT /api/busi/busienterprise/management/facts', 'body.certificates[].file', (file) => ({
    base: 0,
    intro: {},
    capabilities: [],
    annualCapacity: null,
    certificates: [{ slug: 'as9100', number: '', validUntil: null, file }],
  })),
  pictureOf('PUT /api/busi/busienterprise/management/index', 'body.content.header.banner', (banner) => ({
    base: 0,
    content: { ...emptySite(), header: { claim: {}, banner } },
  })),
  pictureOf('POST /api/busi/busienterprise/updateHeader', 'body.banner', (banner) => ({ claim: {}, banner })),
  ...blocks.flatMap((b) => [
    pictureOf('PUT /api/busi/busienterprise/management/index', `body.content.${b}.picture`, (id) => ({
      base: 0,
      content: { ...emptySite(), [b]: block(id) },
    })),
    pictureOf(`POST /api/busi/busienterprise/update${b[0]?.toUpperCase()}${b.slice(1)}`, 'body.picture', block),
  ]),
  { call: 'POST /api/busi/inquiry/withdraw/{id}', field: 'params.id', id: (r) => r.inquiry, send: body(() => ({})) },
  {
    call: 'POST /api/busi/inquiry/refuse/rest/{id}',
    field: 'params.id',
    id: (r) => r.inquiry,
    send: body(() => ({ why: 'filled' })),
  },
  { call: 'GET /api/busi/inquiry/detail/ent/{id}', field: 'params.id', id: (r) => r.inquiry },
  { call: 'GET /api/busi/inquiry/details/ent/{id}', field: 'params.id', id: (r) => r.hidden },
  {
    call: 'POST /api/busi/inquiry/agreement/{id}',
    field: 'params.id',
    id: (r) => r.hidden,
    send: body(() => ({ version: '1' })),
  },
  {
    call: 'POST /api/busi/inquiry/update/ent/{id}',
    field: 'params.id',
    id: (r) => r.quotation,
    send: body(() => ({ decision: 'refused' })),
  },
  {
    call: 'POST /api/busi/inquiry/award/{id}',
    field: 'params.id',
    id: (r) => r.inquiry,
    send: body(() => ({ awards: [{ quotationId: newId(), lines: [{ lineId: newId(), tier: 1 }] }] })),
  },
  {
    call: 'POST /api/busi/inquiry/assumption/{id}',
    field: 'params.id',
    id: (r) => r.quotation,
    send: body(() => ({ currency: 'CNY', freight: ['100'], dutyPercent: null, other: [] })),
  },
  ...inquiryCases,
  { call: 'GET /api/busi/inquiry/draft', field: 'query.id', id: (r) => r.draft, send: (id) => ({ query: { id } }) },
  {
    call: 'POST /api/busi/inquiry/publish',
    field: 'body.annexes[]',
    id: (r) => r.free,
    send: body((id) => inquiryInput({ annexes: [id] })),
    says: 422,
  },
  {
    call: 'POST /api/busi/inquiry/add/quote',
    field: 'body.inquiryId',
    id: (r) => r.hidden,
    send: body((id) => quotation({ inquiryId: id })),
  },
  { call: 'GET /api/busi/order/detail/{id}', field: 'params.id', id: (r) => r.order },
  {
    call: 'POST /api/busi/order/step/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ step: 'confirm' })),
  },
  {
    call: 'POST /api/busi/order/statement/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ clientKey: newId(), text: '陈述', annexes: [] })),
  },
  {
    call: 'POST /api/busi/order/agree/{id}',
    field: 'params.id',
    id: (r) => r.order,
    send: body(() => ({ offerId: newId() })),
  },
  ...orderCases,
  ...roomCases,
  { call: 'POST /api/busi/order/escalate/{id}', field: 'params.id', id: (r) => r.order, send: body(() => ({})) },
  {
    call: 'POST /api/busi/buyer/purchase/withdraw/{id}',
    field: 'params.id',
    id: (r) => r.purchase,
    send: body(() => ({})),
  },
  { call: 'GET /api/busi/buyer/purchase/applications/{id}', field: 'params.id', id: (r) => r.purchase },
  {
    call: 'POST /api/busi/buyer/purchase/application/{id}',
    field: 'params.id',
    id: (r) => r.application,
    send: body(() => ({ decision: 'refused' })),
  },
  {
    call: 'POST /api/busi/buyer/purchase/release/add',
    field: 'body.thumb',
    id: (r) => r.free,
    send: body((id) => purchase({ thumb: id })),
    says: 422,
  },
  {
    call: 'POST /api/busi/buyer/purchase/release/add',
    field: 'body.banner',
    id: (r) => r.free,
    send: body((id) => purchase({ banner: id })),
    says: 422,
  },
  {
    call: 'POST /api/busi/buyer/purchase/apply/{id}',
    field: 'body.annexes[]',
    id: (r) => r.free,
    send: (id, r) => ({
      body: { clientKey: newId(), message: '我司可按要求供货，附证书。', annexes: [id] },
      path: { id: r.purchase },
    }),
    says: 422,
  },
  { call: 'GET /api/busi/busifile/{id}', field: 'params.id', id: (r) => r.file },
  { call: 'GET /api/busi/busifile/link/{id}', field: 'params.id', id: (r) => r.file },
  { call: 'DELETE /api/auth/token/sessions/{id}', field: 'params.id', id: (r) => r.session },
  { call: 'GET /api/admin/user/getcustomerUser/{id}', field: 'params.id', id: (r) => r.service },
  {
    call: 'POST /api/admin/user/entDelete/{id}',
    field: 'params.id',
    id: (r) => r.service,
    send: body(() => ({})),
  },
  {
    call: 'POST /api/admin/user/updateCustomerUser',
    field: 'body.id',
    id: (r) => r.service,
    send: body((id) => ({ id, name: '改名' })),
  },
  { call: 'GET /api/busi/verification/{id}', field: 'params.id', id: (r) => r.verifying },
  {
    call: 'POST /api/busi/verification/withdraw/{id}',
    field: 'params.id',
    id: (r) => r.verifying,
    send: body(() => ({})),
  },
  {
    call: 'POST /api/busi/verification/claims/{id}',
    field: 'params.id',
    id: (r) => r.claim,
    send: body(() => ({ answer: 'contest' })),
  },
  {
    call: 'POST /api/busi/businesslicense/submit/auth',
    field: 'body.documents[].fileId',
    id: (r) => r.free,
    send: body((id) => application({ documents: [{ type: 'idDocument', fileId: id }] })),
    says: 422,
  },
  {
    call: 'POST /api/busi/businesslicense/submit/auth',
    field: 'body.readingId',
    id: (r) => r.reading,
    send: body((id) => application({ readingId: id })),
  },
  {
    call: 'POST /api/busi/businesslicense/discern',
    field: 'query.fileId',
    id: (r) => r.free,
    send: (id) => ({ query: { fileId: id } }),
  },
  {
    call: 'POST /api/admin/seat/invite/{id}/resend',
    field: 'params.id',
    id: (r) => r.invitation,
    send: body(() => ({})),
  },
  {
    call: 'POST /api/admin/seat/invite/{id}/withdraw',
    field: 'params.id',
    id: (r) => r.invitation,
    send: body(() => ({})),
  },
  {
    call: 'POST /api/admin/seat/{id}/change',
    field: 'params.id',
    id: (r) => r.member,
    send: body(() => ({ seat: 'sales' })),
  },
  {
    call: 'POST /api/admin/seat/{id}/remove',
    field: 'params.id',
    id: (r) => r.member,
    send: body(() => ({})),
  },
  {
    call: 'POST /api/admin/seat/{id}/handOver',
    field: 'params.id',
    id: (r) => r.member,
    send: body(() => ({ password: 'not-mine-either' })),
  },
  {
    call: 'POST /api/admin/user/avatar',
    field: 'body.fileId',
    id: (r) => r.free,
    send: body((id) => ({ fileId: id })),
  },
  { call: 'DELETE /api/busi/inquiry/alert/{id}', field: 'params.id', id: (r) => r.alert, says: 200 },
  {
    call: 'POST /api/busi/notice/batch/read',
    field: 'body.ids[]',
    id: (r) => r.notice,
    send: body((id) => ({ ids: [id] })),
    says: 200,
  },
];

const phone = 'a phone or mail address, not a record; every one is answered alike (security 10, 11)';
const ofNobody =
  'uploaded before there was an account; the ticket, told to the uploader alone, vouches (tests/rooms/verification/licence-first)';
const publicWords = 'public words of the field';
const shown = 'shown to everybody: teasers, listed products, companies and their pictures';
const ofProduct = 'another company’s is absent (tests/rooms/deals/own-products)';
const ofImport = 'another company’s is absent (tests/rooms/deals/import-products)';
const ownRows = 'touches and reads rows of the caller alone; another’s changes nothing (tests/rooms/following)';
const byCard = 'a stranger’s is absent (its own test in tests/rooms/following)';
const ownKey = 'a random key of the caller’s own for one act, which no answer tells; another’s is a conflict';

const ofEvidence = 'products and files of one’s own alone count, others are absent (tests/rooms/deals/evidence)';
/** Places that name no record of somebody's, and why. Calls for operators alone are judged by their access. */
export const reasons: Record<string, string> = {
  'GET /api/admin/mobile/{phone} params.phone': phone,
  'GET /api/admin/email/{email} params.email': phone,
  'GET /api/admin/email/v2/{email} params.email': phone,
  'POST /api/admin/registration/saveRegistration body.inquiryId': shown,
  'GET /api/admin/dict/api/{dictType} params.dictType': publicWords,
  'GET /api/admin/dict/getDict/{type} params.type': publicWords,
  'GET /api/admin/dict/tree/{type} params.type': publicWords,
  'GET /api/admin/dict/named/{type} params.type': publicWords,
  'GET /api/admin/dict/api/getDictItemByParentId/{id} params.id': publicWords,
  'GET /api/busi/datasheet/{category} params.category': publicWords,
  'GET /api/busi/reference/section/{key} params.key': 'a section of the words about this API, not a record',
  'POST /api/busi/busifile/upload/{kind} params.kind': 'a kind of file, not a record',
  'GET /api/busi/busifile/signed/{id} params.id': 'the signature in the address vouches (tests/rooms/services/files)',
  'GET /api/busi/busifile/public/{id} params.id': 'public pictures alone (tests/rooms/services/files)',
  'GET /api/busi/busienterprise/ent/detail/{id} params.id': shown,
  'GET /api/busi/busienterprise/logo/{id} params.id': shown,
  'GET /api/busi/busienterprise/v2/index/{id} params.id': shown,
  'GET /api/busi/busienterprise/v2/indexTem/{id} params.id': shown,
  'GET /api/busi/busienterprise/isIndex query.id': shown,
  ...Object.fromEntries(['header', ...blocks].map((b) => [`GET /api/busi/busienterprise/ent/${b} query.id`, shown])),
  'GET /api/busi/busienterprisecontact/ent/{id} params.id':
    'a company, which everybody sees; each contact goes to whom it is for (tests/rooms/services/sites)',
  'POST /api/busi/phones/{id}/reveal params.id':
    'every member may, of what is for everybody (tests/rooms/services/phones)',
  'POST /api/busi/busienterprisecontact body.clientKey': ownKey,
  'POST /api/busi/busiproductinfo/collect/{id} params.id': shown,
  'POST /api/busi/busiproductinfo/cancelCollect/{id} params.id': ownRows,
  'POST /api/busi/busienterprise/attention/{id} params.id': shown,
  'POST /api/busi/busienterprise/cancelAttention/{id} params.id': ownRows,
  'POST /api/admin/sysuserext/attention/{id} params.id': byCard,
  'POST /api/admin/sysuserext/unsubscribe/{id} params.id': ownRows,
  'GET /api/busi/following/mine query.products[]': ownRows,
  'GET /api/busi/following/mine query.companies[]': ownRows,
  'POST /api/busi/following/alert body.id': ownRows,
  'GET /api/admin/businessCard/showCard query.userId': byCard,
  'GET /api/admin/businessCard/vcard/{id} params.id': byCard,
  'POST /api/busi/busiBusiness/save query.enterpriseId': 'companies, which everybody sees',
  'POST /api/admin/businessCard/answer/{id} params.id': byCard,
  'POST /api/admin/businessCard/note/{id} params.id': byCard,
  'DELETE /api/admin/businessCard/received/{id} params.id': ownRows,
  'POST /api/busi/busifootprint/start body.prePage': ownRows,
  'PUT /api/busi/busifootprint/end body.id': ownRows,
  'DELETE /api/busi/busifootprint/{id} params.id': ownRows,
  'GET /api/busi/busiBusiness/saveVisit query.enterpriseId': 'companies, which everybody sees',
  'GET /api/busi/busiBusiness/saveVisitRecord query.enterpriseId': 'companies, which everybody sees',
  'GET /api/busi/busiBusiness/saveVisitRecord query.productId': shown,
  'DELETE /api/busi/busiproductinfo/alert/{id} params.id': 'ends the caller’s alone (tests/rooms/deals/product-alerts)',
  'DELETE /api/busi/busienterprise/alert/{id} params.id':
    'ends the caller’s alone (tests/rooms/following/supplier-alerts)',
  'GET /api/busi/busiproductinfo/compare query.ids[]': shown,
  'GET /api/busi/busiproductinfo/meets/{id} params.id': shown,
  'GET /api/busi/evidence/offers query.productId': ofEvidence,
  'POST /api/busi/evidence/value body.productId': ofEvidence,
  'POST /api/busi/evidence/value body.file': ofEvidence,
  'POST /api/busi/busiproductinfo/v2/add body.clientKey': ownKey,
  'POST /api/busi/busiproductinfo/v2/add body.pictures[]': ofProduct,
  'POST /api/busi/busiproductinfo/v2/update body.id': ofProduct,
  'POST /api/busi/busiproductinfo/v2/update body.pictures[]': ofProduct,
  'POST /api/busi/busiproductinfo/delete/{id} params.id': ofProduct,
  'POST /api/busi/busiproductinfo/v2/bulk body.ids[]': ofProduct,
  'GET /api/busi/busiproductinfo/v2/update/recommend query.id': ofProduct,
  'GET /api/busi/busiproductinfo/v2/own/{id} params.id': ofProduct,
  'GET /api/busi/busiproductinfo/v2/prices/{id} params.id': ofProduct,
  'GET /api/busi/busiproductinfo/v2/alike query.except': 'narrows the caller’s own products',
  'GET /api/busi/busiproductinfo/v2/asked/{category} params.category': 'a material, which everybody sees',
  'GET /api/busi/busiproductinfo/v2/sheet query.after': 'a place in the caller’s own products',
  'POST /api/busi/busiproductinfo/v2/import/check body.file': 'a file that is sent along',
  'GET /api/busi/busiproductinfo/v2/import/{id} params.id': ofImport,
  'GET /api/busi/busiproductinfo/v2/import/rows/{id} params.id': ofImport,
  'POST /api/busi/busiproductinfo/v2/import/start/{id} params.id': ofImport,
  'GET /api/busi/busiproductinfo/all/page query.company': shown,
  'GET /api/busi/busiproductinfo/filters query.company': shown,
  'GET /api/busi/busiproductinfo/all_auth/page query.company': shown,
  'GET /api/busi/busiproductinfo/detail/{id} params.id': shown,
  'GET /api/busi/busiproductinfo/similar/{id} params.id': shown,
  'GET /api/busi/busiproductinfo/detail_auth/{id} params.id': shown,
  'GET /api/busi/inquiry/detail/{id} params.id': shown,
  'GET /api/busi/buyer/purchase/detail/{id} params.id': shown,
  'GET /api/busi/buyer/purchase/picture/{id}/{part} params.id': shown,
  'GET /api/busi/buyer/purchase/picture/{id}/{part} params.part': 'which of two pictures',
  'GET /api/busi/verification/badges/{id} params.id': shown,
  'POST /api/busi/inquiry/draft body.id': 'a new draft may bring its id; one of another is absent (its own test below)',
  'POST /api/busi/inquiry/publish body.id':
    'a new inquiry may bring its id; one of another is absent (its own test below)',
  'POST /api/busi/inquiry/publish body.invited[]': 'companies, which everybody sees',
  'POST /api/busi/inquiry/match/preview body.id': 'read nowhere: it only decides whose turn it is among equals',
  'POST /api/busi/inquiry/match/preview body.invited[]': 'companies, which everybody sees',
  'POST /api/busi/inquiry/award/{id} body.awards[].quotationId':
    'quotations of the inquiry alone count (tests/rooms/deals/award)',
  'POST /api/busi/inquiry/award/{id} body.awards[].lines[].lineId':
    'lines of the quotation alone count (tests/rooms/deals/award)',
  ...inquiryReasons,
  ...orderReasons,
  ...roomReasons,
  'POST /api/busi/inquiry/add/quote body.clientKey': ownKey,
  'POST /api/busi/inquiry/update/ent/{id} body.lineIds[]': 'its own test below: lines of the quotation alone count',
  ...Object.fromEntries(
    ['user/supplier/register', 'user/service/register', 'registration/saveRegistration'].flatMap((way) =>
      ['fileId', 'readingId'].map((k) => [`POST /api/admin/${way} body.licence.${k}`, ofNobody]),
    ),
  ),
  'POST /api/busi/businesslicense/register/auth body.readingId':
    'a reading of nobody yet, told to who made it; a code proves the account (tests/rooms/verification/verification)',
};
