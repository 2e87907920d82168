/** The same calls of an ERP by the functions of orval. */
import assert from 'node:assert/strict';
import * as weft from './made/orval.ts';
import { speakAs } from './send.ts';
import { anInquiry, aQuotation, digitsFor, encoded, pdf, told, until } from './told.ts';

let calls = 0;
type Answer = { status: number; data: unknown };
/** What was answered; a refusal is not expected. */
const done = async <A extends Answer>(asked: Promise<A>): Promise<Extract<A, { status: 200 }>['data']> => {
  calls += 1;
  const { status, data } = await asked;
  assert.equal(status, 200, JSON.stringify(data));
  return data as Extract<A, { status: 200 }>['data'];
};
/** What was refused, as `409 inquiry.full`. */
const refused = async (asked: Promise<Answer>): Promise<string> => {
  calls += 1;
  const { status, data } = await asked;
  return `${status} ${(data as weft.Refusal).data.error}`;
};

const logIn = async (target: string) => {
  speakAs();
  await done(weft.sendCode({ target, purpose: 'login' }));
  const code = await until(async () => digitsFor((await done(weft.listOutbox())).data, target));
  speakAs(told.client);
  const tokens = await done(
    weft.createToken({
      grant_type: 'password',
      username: target,
      password: encoded(told.password),
      randomStr: 'messageCode',
      code,
    }),
  );
  const header = `Bearer ${tokens.access_token}`;
  speakAs(header);
  return { ...tokens, header };
};

assert.equal(await refused(weft.createToken({ grant_type: 'password' })), '401 identity.badClient');

const buyer = await logIn(told.buyer);
const me = (await done(weft.getMe())).data;
assert.equal(me.sysUser.userId, buyer.user_info.userId);
const materials = (await done(weft.getDictionaryTree('ent_main_product'))).data;
assert.ok(materials.some((group) => group.children?.length));
const sheet = (await done(weft.getDatasheet('carbon-fibre-small-tow'))).data;
assert.ok(sheet.some((f) => f.slug === 'fibre-tensile-strength'));
const hall = (await done(weft.searchInquiries({ size: 5, certificate: ['iso-9001'] }))).data;
assert.ok(hall.records.length <= 5);
const draft = (await done(weft.saveInquiryDraft({ content: { title: 'Carbon fibre' } }))).data;

const annex = (await done(weft.uploadFile({ file: new File([pdf], 'drawing.pdf', { type: 'application/pdf' }) }))).data;
assert.equal(annex.size, pdf.byteLength);

assert.equal(await refused(weft.publishInquiry({ ...anInquiry(annex.id), title: 'x' })), '400 common.invalid');
const published = (await done(weft.publishInquiry({ ...anInquiry(annex.id), id: draft.id }))).data;
const seen = (await done(weft.getInquiry(published.id))).data;
const line = seen.parts?.lines[0] ?? assert.fail('no line');
const file = await done(weft.readFile(annex.id));
assert.equal((file as Blob).size, pdf.byteLength);
assert.match(await refused(weft.submitQuotation(aQuotation(published.id, line.id))), /^403 /);

const supplier = await logIn(told.supplier);
const found = (await done(weft.getOpportunity(published.id))).data;
assert.ok(found.score > 0);
const quoted = (await done(weft.submitQuotation(aQuotation(published.id, line.id)))).data;

speakAs(buyer.header);
const compared = (await done(weft.getMyInquiry(published.id))).data;
assert.deepEqual(
  compared.quotations.map((q) => q.totals[1]),
  ['27250.00'],
);
const decided = (await done(weft.decideQuotation(quoted.id, { decision: 'accepted', tier: 2 }))).data;
const orderId = decided.orderId ?? assert.fail('no order');
const order = (await done(weft.getOrder(orderId))).data;
assert.equal(order.row.total, '27250.00');
assert.equal(await refused(weft.takeOrderStep(orderId, { step: 'confirm' })), '403 order.notYourStep');

speakAs(told.client);
const fresh = await done(
  weft.createToken({
    grant_type: 'refresh_token',
    ...(supplier.refresh_token && { refresh_token: supplier.refresh_token }),
  }),
);
speakAs(`Bearer ${fresh.access_token}`);
await done(weft.takeOrderStep(orderId, { step: 'confirm' }));
await done(weft.logOut());
assert.equal(await refused(weft.getMe()), '401 common.login');
console.log(`${calls} calls`);
