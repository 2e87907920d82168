import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import { reference } from '#contract/reference/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { digest } from '#server/platform/ids.ts';
import { codeFor, forgetLimits } from '../world/login.ts';
import { inquiryInput, publish, quote } from '../world/inquiries.ts';
import { buyer, sessionOf, supplier, type TestPerson } from '../world/people.ts';
import { makeRecords, upload } from './records.ts';
import { refusal } from '../harness/refused.ts';
import { type TestSite, testSite } from './site.ts';

let t: TestSite;
let b: TestPerson;
let s: TestPerson;
beforeAll(async () => {
  t = await testSite();
  [b, s] = await Promise.all([buyer(t.platform), supplier(t.platform)]);
});
beforeEach(() => forgetLimits(t));
const post = (path: string, body: object, token?: string) =>
  fetch(`${t.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const row = async (sql: string, ...values: unknown[]) =>
  (await t.pool.query<Record<string, unknown>>(sql, values)).rows[0] ?? {};
const given = {
  userLevel: 9,
  authStatus: 2,
  userType: 9,
  roles: ['ROLE_OPERATOR'],
  userId: '00000000-0000-7000-8000-000000000001',
  score: 1_000_000,
  entId: '00000000-0000-7000-8000-000000000002',
  isFinish: true,
  state: 'awarded',
};

it('security 3: extra fields change nothing on registration, completion and publishing', async () => {
  const target = 'extra@example.com';
  const code = await codeFor(t, target, 'register');
  const res = await post('/api/admin/user/registered', {
    ...given,
    target,
    code,
    password: 'twill-2x2-carbon',
    name: '多',
  });
  expect(res.status).toBe(200);
  const made = await row('select * from users where email = $1', target);
  expect(made).toMatchObject({ user_type: 2, roles: ['ROLE_BUYER'], auth_status: 0, user_level: 0, is_finish: false });
  expect(made['ent_id']).toBeNull();
  expect(made['id']).not.toBe(given.userId);
  await post(
    '/api/busi/inquiry/publish',
    { ...inquiryInput({ title: '多余字段的询盘' }), ...given, buyerId: given.userId },
    b.token,
  );
  const published = await row(`select * from inquiries where title::text like '%多余字段%'`);
  expect(published).toMatchObject({ buyer_id: b.userId, ent_id: b.entId, state: 'quoting' });
});

it('security 4: no password, phone number or mail address in what visitors are answered', async () => {
  await t.pool.query(`update users set phone = '13912345678', password_hash = 'secret-hash' where id = $1`, [b.userId]);
  await publish(t, b, { title: '公开的碳纤维询盘' });
  const open = Object.values(contract)
    .flatMap((room) => Object.values(room))
    .filter((e) => e.method === 'GET' && e.access.kind === 'open' && !e.path.includes('{') && e.path !== '/api/outbox')
    // It names the calls, those of passwords too.
    .filter((e) => e !== reference.sections);
  let read = 0;
  for (const e of open) {
    const text = await (await fetch(`${t.url}${e.path}?q=T700&captchaType=blockPuzzle`)).text();
    const shown = text.replace(/"(original|jigsaw)ImageBase64":"[^"]*"/g, '');
    expect(shown, e.path).not.toMatch(/1[3-9]\d{9}(?!\d)|[\w.]+@[\w-]+\.\w+|secret-hash|password/i);
    read += 1;
  }
  expect(read).toBeGreaterThan(8);
});

it('security 5: confidential inquiries, their annexes and rivals’ quotations stay hidden', async () => {
  const rival = await supplier(t.platform);
  const file = await upload(t, b);
  const secret = await publish(t, b, { title: '保密的碳纤维询盘', confidential: true, annexes: [file] });
  const seen = await t.as(s.token)(inquiry.forSupplier, { params: { id: secret.id } });
  expect(seen.parts).toBeNull();
  for (const token of [undefined, s.token, rival.token]) {
    const res = await fetch(`${t.url}/api/busi/busifile/${file}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect(res.status).toBe(token ? 404 : 401);
  }
  const open = await publish(t, b, {});
  const quoteFile = await upload(t, s);
  const mine = await quote(t, s, open.id, '91.37', { annexes: [quoteFile] });
  const theirs = JSON.stringify([
    await t.as(rival.token)(inquiry.forSupplier, { params: { id: open.id } }),
    await t.as(rival.token)(inquiry.myQuotations, { query: {} }),
    await t.as()(inquiry.detail, { params: { id: open.id } }),
  ]);
  expect(theirs).not.toContain('91.37');
  expect(theirs).not.toContain(mine.id);
  expect((await refusal(t.as(rival.token)(inquiry.own, { params: { id: open.id } }))).status).toBeGreaterThanOrEqual(
    403,
  );
  const res = await fetch(`${t.url}/api/busi/busifile/${quoteFile}`, {
    headers: { authorization: `Bearer ${rival.token}` },
  });
  expect(res.status).toBe(404);
});

it('security 7: the sender is the session’s person, whatever the body says', async () => {
  const records = await makeRecords(t);
  const body = {
    ...inquiryInput({ title: '冒名的碳纤维询盘' }),
    buyerId: records.owner.userId,
    userId: records.owner.userId,
    entId: records.owner.entId,
  };
  await post('/api/busi/inquiry/publish', body, b.token);
  expect(await row(`select * from inquiries where title::text like '%冒名的碳纤维询盘%'`)).toMatchObject({
    buyer_id: b.userId,
  });
  const open = await publish(t, b, {});
  const { id } = await quote(t, s, open.id, '88', {
    entId: records.seller.entId,
    supplierId: records.seller.userId,
  } as never);
  expect(JSON.stringify(await row('select * from quotations where id = $1', id))).toContain(s.entId);
  expect(JSON.stringify(await row('select * from quotations where id = $1', id))).not.toContain(records.seller.entId);
});

it('security 16: tokens of 256 bits, new at each login, hashed at rest', async () => {
  const [one, two] = [await sessionOf(t.platform, b.userId), await sessionOf(t.platform, b.userId)];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').length).toBe(32);
  expect(await row('select 1 as there from sessions where token_hash = $1', digest(one))).toEqual({ there: 1 });
  expect(JSON.stringify((await t.pool.query('select * from sessions')).rows)).not.toContain(one);
});
