import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ownData } from '#contract/identity/own-data.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refused } from '#tests/harness/refused.ts';
import { member, next, password } from '#tests/world/accounts.ts';
import { publish, quote } from '#tests/world/inquiries.ts';
import { codeFor, forgetLimits } from '#tests/world/login.ts';
import { company, person, sessionOf, supplier, type TestPerson } from '#tests/world/people.ts';
import { upload } from '#tests/security/records.ts';

let p: TestPlatform;
beforeAll(async () => {
  p = await testPlatform();
});
beforeEach(() => forgetLimits(p));

const somebody = async (over: Parameters<typeof member>[1] = {}) => {
  const user = await member(p, { email: `taker${next()}@example.com`, isFinish: true, ...over });
  return { ...user, userId: user.id, email: user.email ?? '', token: await sessionOf(p.platform, user.id) };
};
const ask = (token: string, by: { password?: string; code?: string } = { password }) =>
  p.as(token)(ownData.ask, { body: by });
const get = (token: string, url: string) =>
  p.api.request(url, { headers: { authorization: `Bearer ${token}` } }) as Promise<Response>;
const unpack = async (res: Response): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await res.arrayBuffer()))).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );

it('takes along what is the person’s, by room, with the files, and nothing of strangers', async () => {
  const entId = await company(p.platform);
  const buyer = await somebody({ entId, companyRole: 'owner' });
  const stranger = await somebody({
    name: '陌生的旁人',
    entId: await company(p.platform),
  });
  const asked = await publish(p, { ...buyer, entId }, { title: '我的碳布询盘' });
  await publish(p, stranger, { title: '别人的询盘' });
  const seller = await supplier(p.platform);
  const quoted = await quote(p, seller, asked.id);
  await p.as(buyer.token)(inquiry.decide, { params: { id: quoted.id }, body: { decision: 'accepted' } });
  const file = await upload(p, { ...buyer, entId });
  const foreign = await upload(p, stranger);

  const { url } = await ask(buyer.token);
  const res = await get(buyer.token, url);
  expect(res.status).toBe(200);
  expect(res.headers.get('content-type')).toBe('application/zip');
  expect(res.headers.get('content-disposition')).toMatch(/^attachment; filename="weft-[\d-]+\.zip"$/);
  expect(res.headers.get('cache-control')).toContain('no-store');
  const got = await unpack(res);
  const parsed = (name: string) => JSON.parse(got[`${name}.json`] ?? 'null') as never;
  expect(parsed('profile')).toMatchObject({ id: buyer.id, phone: buyer.phone, email: buyer.email });
  expect(parsed('company')).toMatchObject({ id: entId, seat: 'owner', form: {} });
  expect(parsed('sessions')).toMatchObject({ sessions: [{ current: true }] });
  expect(parsed('inquiries')).toMatchObject([{ id: asked.id, title: { cn: '我的碳布询盘' } }]);
  expect(parsed('orders')).toMatchObject([{ inquiryId: asked.id }]);
  expect(parsed('files')).toMatchObject([{ id: file }]);
  expect(Object.keys(got).filter((n) => n.startsWith(`files/${file}-`))).toHaveLength(1);
  for (const part of [
    'agreements',
    'verification',
    'quotations',
    'purchases',
    'purchase-applications',
    'projects',
    'project-proposals',
    'alerts',
    'drafts',
    'notices',
  ])
    expect(got, part).toHaveProperty([`${part}.json`]);
  const all = JSON.stringify(got);
  for (const strange of ['别人的询盘', '陌生的旁人', stranger.phone, stranger.id, foreign, 'argon2', seller.userId])
    expect(all).not.toContain(strange);

  const his = await unpack(await get(seller.token, (await ask(seller.token, await codeOf(seller))).url));
  expect(JSON.parse(his['quotations.json'] ?? '')).toMatchObject({ quotations: [{ id: quoted.id }] });
  expect(his['inquiries.json']?.trim()).toBe('[]');
});

const codeOf = async (who: TestPerson) => ({ code: await codeFor(p, who.email, 'confirm', who.token) });

it('asks who it is, tells the owner, and works for that session alone', async () => {
  const who = await somebody();
  expect(await refused(ask(who.token, { password: 'not-the-password' }))).toBe('400 common.invalid');
  expect(await refused(ask(who.token, {}))).toBe('428 identity.code');
  const { url } = await ask(who.token, { code: await codeFor(p, who.phone, 'confirm', who.token) });
  await p.until(
    async () =>
      (await p.pool.query(`select 1 from notices where user_id = $1 and kind = 'accountExport'`, [who.id])).rowCount,
  );
  const other = await sessionOf(p.platform, who.id);
  expect((await get(other, url)).status).toBe(404);
  expect((await get((await somebody()).token, url)).status).toBe(404);
  expect((await p.api.request(url)).status).toBe(401);
  const later = url.replace(/until=(\d+)/, (_, n: string) => `until=${Number(n) + 60}`);
  expect((await get(who.token, later)).status).toBe(404);
  expect((await get(who.token, url.replace(/until=\d+/, 'until=1'))).status).toBe(404);
  expect((await get(who.token, url)).status).toBe(200);
});

it('leaves out what a former company keeps, and works three times a day', async () => {
  const entId = await company(p.platform);
  const who = await somebody({ entId, companyRole: 'purchasing' });
  await publish(p, { ...who, entId }, { title: '旧公司的询盘' });
  await p.pool.query(`update users set ent_id = null, company_role = null, user_type = 2 where id = $1`, [who.id]);
  const { url } = await ask(who.token);
  const got = await unpack(await get(who.token, url));
  expect(JSON.stringify(got)).not.toContain('旧公司的询盘');
  for (let i = 0; i < 2; i += 1) await (await get(who.token, url)).arrayBuffer();
  expect((await get(who.token, url)).status).toBe(429);
  expect(await refused(ask(who.token))).toBe('429 identity.exported');
});

it('is not for operators', async () => {
  const desk = await person(p.platform, { userType: 9, roles: ['ROLE_OPERATOR'] });
  expect(await refused(ask(desk.token))).toBe('403 common.forbidden');
});
