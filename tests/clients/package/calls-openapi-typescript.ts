/** The calls of an ERP by the types of openapi-typescript and openapi-fetch. */
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { paths } from './made/openapi-typescript.ts';
import { anInquiry, aQuotation, digitsFor, encoded, pdf, told, until } from './told.ts';

let calls = 0;
let authorization: string | undefined;
const weft = createClient<paths>({ baseUrl: told.baseUrl, headers: { 'x-lang': 'en' } });
weft.use({
  onRequest({ request }) {
    calls += 1;
    if (authorization) request.headers.set('authorization', authorization);
    return request;
  },
});

/** What was answered; a refusal is not expected. */
const done = <T>({ data, error }: { data?: T; error?: unknown }): T => {
  assert.ok(data !== undefined, JSON.stringify(error));
  return data;
};

const logIn = async (target: string) => {
  authorization = undefined;
  done(await weft.POST('/api/auth/mobile/token/sms', { body: { target, purpose: 'login' } }));
  const code = await until(async () => digitsFor(done(await weft.GET('/api/outbox')).data, target));
  authorization = told.client;
  const body = {
    grant_type: 'password',
    username: target,
    password: encoded(told.password),
    randomStr: 'messageCode',
    code,
  };
  const tokens = done(await weft.POST('/api/auth/oauth/token', { body }));
  authorization = `Bearer ${tokens.access_token}`;
  return { ...tokens, header: authorization };
};

const badClient = await weft.POST('/api/auth/oauth/token', { body: { grant_type: 'password' } });
assert.equal(badClient.error?.data.error, 'identity.badClient');

const buyer = await logIn(told.buyer);
const me = done(await weft.GET('/api/admin/user/info')).data;
assert.equal(me.sysUser.userId, buyer.user_info.userId);
const materials = done(
  await weft.GET('/api/admin/dict/tree/{type}', { params: { path: { type: 'ent_main_product' } } }),
).data;
assert.ok(materials.some((group) => group.children?.length));
const sheet = done(
  await weft.GET('/api/busi/datasheet/{category}', { params: { path: { category: 'carbon-fibre-small-tow' } } }),
).data;
assert.ok(sheet.some((f) => f.slug === 'fibre-tensile-strength'));
const hall = done(
  await weft.GET('/api/busi/inquiry/page', { params: { query: { size: 5, certificate: ['iso-9001'] } } }),
);
assert.ok(hall.data.records.length <= 5);
const draft = done(await weft.POST('/api/busi/inquiry/draft', { body: { content: { title: 'Carbon fibre' } } })).data;

const upload = new FormData();
upload.append('file', new Blob([pdf], { type: 'application/pdf' }), 'drawing.pdf');
const annex = done(
  await weft.POST('/api/busi/busifile/upload', { body: { file: '' }, bodySerializer: () => upload }),
).data;
assert.equal(annex.size, pdf.byteLength);

const faulty = await weft.POST('/api/busi/inquiry/publish', { body: { ...anInquiry(annex.id), title: 'x' } });
assert.equal(faulty.response.status, 400);
assert.match(
  faulty.error?.data && 'fields' in faulty.error.data ? String(faulty.error.data.fields?.['title']) : '',
  /4/,
);
const published = done(
  await weft.POST('/api/busi/inquiry/publish', { body: { ...anInquiry(annex.id), id: draft.id } }),
).data;
const seen = done(await weft.GET('/api/busi/inquiry/detail/{id}', { params: { path: { id: published.id } } })).data;
const line = seen.parts?.lines[0] ?? assert.fail('no line');
const file = done(
  await weft.GET('/api/busi/busifile/{id}', { params: { path: { id: annex.id } }, parseAs: 'arrayBuffer' }),
);
assert.equal((file as ArrayBuffer).byteLength, pdf.byteLength);
const own = await weft.POST('/api/busi/inquiry/add/quote', { body: aQuotation(published.id, line.id) });
assert.equal(own.response.status, 403);

const supplier = await logIn(told.supplier);
const found = done(
  await weft.GET('/api/busi/inquiry/details/ent/{id}', { params: { path: { id: published.id } } }),
).data;
assert.ok(found.score > 0);
const quoted = done(await weft.POST('/api/busi/inquiry/add/quote', { body: aQuotation(published.id, line.id) })).data;

authorization = buyer.header;
const compared = done(
  await weft.GET('/api/busi/inquiry/detail/ent/{id}', { params: { path: { id: published.id } } }),
).data;
assert.deepEqual(
  compared.quotations.map((q) => q.totals[1]),
  ['27250.00'],
);
const decided = done(
  await weft.POST('/api/busi/inquiry/update/ent/{id}', {
    params: { path: { id: quoted.id } },
    body: { decision: 'accepted', tier: 2 },
  }),
).data;
const orderId = decided.orderId ?? assert.fail('no order');
const order = done(await weft.GET('/api/busi/order/detail/{id}', { params: { path: { id: orderId } } })).data;
assert.equal(order.row.total, '27250.00');
const step = await weft.POST('/api/busi/order/step/{id}', {
  params: { path: { id: orderId } },
  body: { step: 'confirm' },
});
assert.equal(step.error?.data.error, 'order.notYourStep');

authorization = told.client;
const fresh = done(
  await weft.POST('/api/auth/oauth/token', {
    body: { grant_type: 'refresh_token', ...(supplier.refresh_token && { refresh_token: supplier.refresh_token }) },
  }),
);
authorization = `Bearer ${fresh.access_token}`;
done(await weft.POST('/api/busi/order/step/{id}', { params: { path: { id: orderId } }, body: { step: 'confirm' } }));
done(await weft.POST('/api/auth/token/logout'));
const gone = await weft.GET('/api/admin/user/info');
assert.equal(gone.error && 'code' in gone.error ? gone.error.code : 0, 2);
console.log(`${calls} calls`);
