import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dictionary } from '#contract/dictionary/calls.ts';
import { identity } from '#contract/identity/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { openSession } from '#server/rooms/identity/index.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { member, next, password, phone } from '#tests/world/accounts.ts';
import { codeFor, forgetLimits, solved } from '#tests/world/login.ts';

let p: TestPlatform;

beforeAll(async () => {
  p = await testPlatform();
});
beforeEach(() => forgetLimits(p));

describe('registration', () => {
  const register = (target: string, code: string, more: object = {}) =>
    p.as()(identity.register, { body: { target, code, password, name: '林晓', ...more } });

  it('makes a personal buyer and logs in', async () => {
    const target = phone();
    const got = await register(target, await codeFor(p, target, 'register'));
    expect(got.user_info).toMatchObject({
      userType: 2,
      isFinish: false,
      userLevel: 0,
      phone: target,
      roleList: [{ roleCode: 'ROLE_BUYER' }],
    });
    const { sysUser } = await p.as(got.access_token)(identity.userInfo);
    expect(sysUser.userId).toBe(got.user_info.userId);
  });
  it('makes a viewer on a phone, and ignores fields nobody may set', async () => {
    const target = `viewer${next()}@example.com`;
    const got = await register(target, await codeFor(p, target, 'register'), {
      fromMobile: 1,
      userType: 9,
      roles: ['ROLE_OPERATOR'],
      userLevel: 5,
      authStatus: 1,
    });
    expect(got.user_info).toMatchObject({ userType: 2, userLevel: 0, authStatus: 0 });
    expect(got.user_info.roleList).toEqual([{ roleCode: 'ROLE_VIEWER' }]);
  });
  it('refuses a wrong code, another purpose, a late one, and any after the fifth try', async () => {
    const target = phone();
    const code = await codeFor(p, target, 'register');
    const other = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) expect((await refusal(register(target, other))).error).toBe('identity.code');
    expect(await refusal(register(target, code))).toMatchObject({ status: 428, error: 'identity.code' });

    const late = phone();
    const lateCode = await codeFor(p, late, 'register');
    await p.pool.query(`update message_codes set expires_at = expires_at - interval '301 seconds' where target = $1`, [
      late,
    ]);
    expect((await refusal(register(late, lateCode))).error).toBe('identity.code');

    const { phone: known } = await member(p);
    expect((await refusal(register(known, await codeFor(p, known, 'login')))).error).toBe('identity.code');
  });
  it('tells that an account exists only to who proved to hold it, and uses a code once', async () => {
    const { phone: known } = await member(p);
    const code = await codeFor(p, known, 'register');
    expect(await refusal(register(known, code))).toMatchObject({ status: 409, error: 'identity.registered' });
    expect((await refusal(register(known, code))).error).toBe('identity.code');
  });
  it('makes one account of ten registrations at once', async () => {
    const target = phone();
    const code = await codeFor(p, target, 'register');
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => register(target, code)));
    expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    const { rows } = await p.pool.query('select 1 from users where phone = $1', [target]);
    expect(rows).toHaveLength(1);
  });
  it('refuses common and short passwords without spending the code, in the caller’s language', async () => {
    const target = phone();
    const code = await codeFor(p, target, 'register');
    const said = new Set<string | undefined>();
    for (const lang of ['cn', 'en', 'es']) {
      const body = { target, code, password: 'Password123', name: 'x' };
      const err = await refusal(p.as(undefined, { 'x-lang': lang })(identity.register, { body }));
      expect(err.status).toBe(400);
      said.add(err.fields['password']);
    }
    expect(said.size).toBe(3);
    expect((await refusal(register(target, code, { password: 'short' }))).fields).toHaveProperty('password');
    await register(target, code);
  });
});

describe('codes', () => {
  it('answers alike for known and unknown, and sends to the known alone', async () => {
    const { phone: known } = await member(p);
    const stranger = phone();
    const ask = (target: string) => p.as()(identity.sendCode, { body: { target, purpose: 'login' } });
    expect(await ask(known)).toEqual(await ask(stranger));
    await p.until(
      async () => (await p.pool.query('select 1 from outbox_messages where recipient = $1', [known])).rowCount,
    );
    expect((await p.pool.query('select 1 from outbox_messages where recipient = $1', [stranger])).rowCount).toBe(0);
  });
  it('goes once a minute and, for one stranger, five times a day to one number', async () => {
    const target = phone();
    const ask = async () => p.as()(identity.sendCode, { body: { target, purpose: 'register', ...(await solved(p)) } });
    await ask();
    expect(await refusal(ask())).toMatchObject({ status: 429 });
    for (let i = 0; i < 4; i++) {
      await p.pool.query(`delete from rate_limits where key like 'code-minute%'`);
      await ask();
    }
    await p.pool.query(`delete from rate_limits where key like 'code-minute%'`);
    expect(await refusal(ask())).toMatchObject({ status: 429 });
  });
  it('wants a captcha before an SMS to a newcomer, and takes none twice', async () => {
    const proof = await solved(p);
    const ask = (more: object) =>
      p.as()(identity.sendCode, { body: { target: phone(), purpose: 'register', ...more } });
    expect(await refusal(ask({}))).toMatchObject({ status: 428, error: 'identity.captcha' });
    await ask(proof);
    expect(await refusal(ask(proof))).toMatchObject({ status: 428 });
  });
  it('serves the GET calls that act (calls 7)', async () => {
    const target = phone();
    const query = new URLSearchParams(await solved(p));
    const res = await p.api.request(`/api/admin/mobile/${target}?${query}`);
    expect(await res.json()).toEqual({ code: 0, msg: '', data: { seconds: 60 } });
    expect(res.headers.get('cache-control')).toBe('no-store');
  });
  it('rests keyed, never in the clear', async () => {
    const target = phone();
    const code = await codeFor(p, target, 'register');
    const { rows } = await p.pool.query<{ code_hash: string }>('select * from message_codes where target = $1', [
      target,
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

it('completes the information: level 5, finished, a viewer becomes a buyer, other fields ignored', async () => {
  const areas = await p.as()(dictionary.byType, { params: { dictType: 'your_area' } });
  const region = areas[0]!.children?.[0]?.id ?? areas[0]!.id;
  const { id } = await member(p, { joinedAs: ['viewer'] });
  const { token } = await openSession(systemContext(p.platform), id);
  const call = p.as(token);
  const info = {
    name: '林晓',
    position: 'general-manager',
    department: 'purchasing',
    areaId: [region],
    companyName: '林氏复材',
    field: 'wind-energy',
    howToKnow: 'exhibition',
  };
  const body = { ...info, authStatus: 1, userType: 1, roles: ['ROLE_GYS'] };
  expect(await call(identity.completeInfo, { body })).toEqual({ isFinish: true, userLevel: 5 });
  const { sysUser, roles } = await call(identity.userInfo);
  expect(sysUser).toMatchObject({ isFinish: true, userType: 2, authStatus: 0 });
  expect(roles).toEqual(['ROLE_BUYER']);
  expect((await call(identity.userDetail)).info).toEqual(info);
  const unknown = await refusal(call(identity.completeInfo, { body: { ...info, position: 'emperor' } }));
  expect(unknown.fields).toHaveProperty('position');
  const eleven = { ...info, areaId: Array.from({ length: 11 }, (_, i) => i + 1) };
  expect((await refusal(call(identity.completeInfo, { body: eleven }))).fields).toHaveProperty('areaId');
});
