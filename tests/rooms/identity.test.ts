import { createCipheriv } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallError } from '#contract/core/client.ts';
import { dictionary } from '#contract/dictionary.ts';
import { identity } from '#contract/identity.ts';
import { systemContext } from '#server/platform/context.ts';
import { loadReference } from '#server/rooms/dictionary/index.ts';
import { createPerson, openSession } from '#server/rooms/identity/index.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { codeFor, forgetLimits, solved } from '#tests/world/login.ts';

let p: TestPlatform;
let n = 0;
const phone = () => `138${String(10_000_000 + (n += 1)).slice(0, 8)}`;
const password = 'twill-2x2-carbon';
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('was not refused');
    },
    (err: CallError) => err,
  );
const member = async (over: Partial<Parameters<typeof createPerson>[1]> = {}) => {
  const user = await createPerson(systemContext(p.platform), {
    userType: 2,
    roles: ['ROLE_BUYER'],
    name: '林晓',
    phone: phone(),
    password,
    ...over,
  } as Parameters<typeof createPerson>[1]);
  return { ...user, phone: user.phone ?? '' };
};
const logIn = async (username: string, given = password, proof?: { randomStr: string; code: string }) =>
  p.as()(identity.accountToken, { body: { username, password: given, ...(proof ?? (await solved(p))) } });

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
    const target = `viewer${(n += 1)}@example.com`;
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

    const { phone: known } = await member();
    expect((await refusal(register(known, await codeFor(p, known, 'login')))).error).toBe('identity.code');
  });
  it('tells that an account exists only to who proved to hold it, and uses a code once', async () => {
    const { phone: known } = await member();
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
    const { phone: known } = await member();
    const stranger = phone();
    const ask = (target: string) => p.as()(identity.sendCode, { body: { target, purpose: 'login' } });
    expect(await ask(known)).toEqual(await ask(stranger));
    await p.until(
      async () => (await p.pool.query('select 1 from outbox_messages where recipient = $1', [known])).rowCount,
    );
    expect((await p.pool.query('select 1 from outbox_messages where recipient = $1', [stranger])).rowCount).toBe(0);
  });
  it('goes once a minute and ten times a day to one number', async () => {
    const target = phone();
    const ask = async () => p.as()(identity.sendCode, { body: { target, purpose: 'register', ...(await solved(p)) } });
    await ask();
    expect(await refusal(ask())).toMatchObject({ status: 429 });
    for (let i = 0; i < 9; i++) {
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
  it('serves the specification’s GET calls', async () => {
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

describe('login', () => {
  it('lets in with captcha and password; a replayed captcha not', async () => {
    const { phone: name } = await member();
    const proof = await solved(p);
    expect((await logIn(`+86 ${name}`, password, proof)).token_type).toBe('bearer');
    expect(await refusal(logIn(name, password, proof))).toMatchObject({ status: 428, error: 'identity.captcha' });
  });
  it('takes a code by SMS instead of the captcha', async () => {
    const { phone: name } = await member();
    const code = await codeFor(p, name, 'login');
    const got = await logIn(name, password, { randomStr: 'messageCode', code });
    expect(got.user_info.phone).toBe(name);
    expect(await refusal(logIn(name, password, { randomStr: 'messageCode', code }))).toMatchObject({ status: 428 });
  });
  it('says the same of unknown, wrong and suspended', async () => {
    const { phone: name, id } = await member();
    const answers = [await refusal(logIn(name, 'not-the-password')), await refusal(logIn(phone()))];
    await p.pool.query('update users set suspended_at = now() where id = $1', [id]);
    answers.push(await refusal(logIn(name)));
    for (const a of answers) expect(a).toMatchObject({ status: 401, code: 1, message: answers[0]!.message });
  });
  it('keeps the enterprise tab to user names', async () => {
    const { username } = await member({ username: `Maker${(n += 1)}`, phone: null, userType: 1, roles: ['ROLE_GYS'] });
    const as = async (ent: object) =>
      p.as()(identity.accountToken, { body: { username: username ?? '', password, ...ent, ...(await solved(p)) } });
    expect((await as({ ent: '1' })).user_info.userType).toBe(1);
    expect(await refusal(as({}))).toMatchObject({ status: 401 });
  });
  it('slows guessing at one account from one place, and clears with success', async () => {
    const { phone: name } = await member();
    for (let i = 0; i < 5; i++) expect((await refusal(logIn(name, 'guess-guess'))).status).toBe(401);
    expect(await refusal(logIn(name))).toMatchObject({ status: 429 });
    await p.pool.query(`delete from rate_limits where key like 'login-pair%'`);
    await logIn(name);
    for (let i = 0; i < 5; i++) expect((await refusal(logIn(name, 'guess-guess'))).status).toBe(401);
  });
  it('never locks a victim out: a familiar place and a proved code pass the account’s limit', async () => {
    const victim = await member();
    const exhaust = () =>
      p.pool.query(
        `insert into rate_limits (key, points, expire) values ($1, 99, $2) on conflict (key) do update set points = 99`,
        [`login-account:${victim.phone}`, Date.now() + 900_000],
      );
    await exhaust();
    expect(await refusal(logIn(victim.phone))).toMatchObject({ status: 429 });
    const code = await codeFor(p, victim.phone, 'login');
    await logIn(victim.phone, password, { randomStr: 'messageCode', code });
    await exhaust();
    await logIn(victim.phone);
  });
});

describe('the token endpoint', () => {
  const basic = { authorization: `Basic ${Buffer.from('pig:pig').toString('base64')}`, 'TENANT-ID': '1' };
  const encoded = (text: string) => {
    const c = createCipheriv('aes-128-cfb', 'pigxpigxpigxpigx', 'pigxpigxpigxpigx');
    return Buffer.concat([c.update(text, 'utf8'), c.final()]).toString('base64');
  };
  const post = async (query: Record<string, string>, body: Record<string, string> = {}, headers: object = basic) =>
    p.api.request(`/api/auth/oauth/token?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(body).toString(),
    });

  it('serves a client of the public protocol: query and form, encoded password, 86 before the number', async () => {
    const { phone: name } = await member();
    const res = await post(
      { ...(await solved(p)), grant_type: 'mobilePassword', mobile: `86${name}` },
      { password: encoded(password) },
    );
    const got = (await res.json()) as Record<string, unknown>;
    expect(res.status).toBe(200);
    expect(res.headers.get('set-cookie')).toBeNull();
    expect(Object.keys(got).sort()).toEqual(
      ['access_token', 'expires_in', 'refresh_token', 'scope', 'token_type', 'user_info'].sort(),
    );
    expect(String(got['access_token']).length).toBeGreaterThanOrEqual(22);
  });
  it('refuses with its own fields beside OAuth’s', async () => {
    const { phone: name } = await member();
    const wrong = await post({ ...(await solved(p)), username: name }, { password: encoded('nonsense') });
    expect(wrong.status).toBe(401);
    const body = (await wrong.json()) as { msg: string };
    expect(body).toMatchObject({ code: 1, error: 'invalid_grant', error_description: body.msg });
    const captcha = await post({ username: name, randomStr: 'blockPuzzle', code: 'x' }, { password: encoded('x') });
    expect([captcha.status, ((await captcha.json()) as { code: number }).code]).toEqual([428, 1]);
    const client = await post({ username: name }, {}, {});
    expect(client.status).toBe(401);
    expect(await client.json()).toMatchObject({ error: 'invalid_client' });
    const grant = await post({ grant_type: 'client_credentials' });
    expect(await grant.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });
  it('exchanges a refresh token once, also when asked ten times at once', async () => {
    const { id } = await member();
    const opened = await openSession(systemContext(p.platform), id);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => post({ grant_type: 'refresh_token', refresh_token: opened.refreshToken })),
    );
    expect(all.map((r) => r.status).filter((s) => s === 200)).toHaveLength(1);
    expect(await refusal(p.as(opened.token)(identity.userInfo))).toMatchObject({ status: 401, code: 2 });
  });
});

describe('sessions', () => {
  const session = async () => {
    const { id } = await member();
    return { userId: id, ...(await openSession(systemContext(p.platform), id)) };
  };

  it('rests as a digest', async () => {
    const { token, refreshToken } = await session();
    const { rows } = await p.pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
  it('keeps online for ten days from login, however often it is asked', async () => {
    const { token, sessionId } = await session();
    await p.pool.query(`update sessions set created_at = now() - interval '4 days' where id = $1`, [sessionId]);
    const first = await p.as(token)(identity.keepOnline);
    expect(await p.as(token)(identity.keepOnline)).toEqual(first);
    const days = (Date.parse(first.endsAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(6, 2);
    await p.pool.query(`update sessions set expires_at = now(), ends_at = now() where id = $1`, [sessionId]);
    expect(await refusal(p.as(token)(identity.userInfo))).toMatchObject({ status: 401, code: 2 });
  });
  it('sets the cookie HttpOnly and SameSite, tells a browser no token, and refuses another site', async () => {
    const { phone: name } = await member();
    const send = async (site: string) =>
      p.api.request('/api/auth/account/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': site },
        body: JSON.stringify({ username: name, password, ...(await solved(p)) }),
      });
    const ours = await send('same-origin');
    expect(ours.headers.get('set-cookie')).toMatch(/^xtoken=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await ours.json()).not.toHaveProperty('access_token');
    expect((await send('cross-site')).status).toBe(403);
  });
  it.each(['POST', 'DELETE'])('ends at once by %s, clears the cookie and tells the sockets', async (method) => {
    const { token, userId, sessionId } = await session();
    const heard: object[] = [];
    const stop = p.platform.bus.subscribe('session.ended', (m: object) => heard.push(m));
    const res = await p.api.request('/api/auth/token/logout', {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(res.headers.get('set-cookie')).toMatch(/^xtoken=;.*Max-Age=0/);
    expect(await refusal(p.as(token)(identity.userInfo))).toMatchObject({ status: 401, code: 2 });
    await p.until(async () => heard.some((h) => JSON.stringify(h) === JSON.stringify({ userId, sessionId })));
    stop();
  });
});

it('completes the information: level 5, finished, a viewer becomes a buyer, other fields ignored', async () => {
  await loadReference(systemContext(p.platform));
  const areas = await p.as()(dictionary.byType, { params: { dictType: 'your_area' } });
  const region = areas[0]!.children?.[0]?.id ?? areas[0]!.id;
  const { id } = await member({ roles: ['ROLE_VIEWER'] });
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

it('shows the outbox to this machine only', async () => {
  expect(await p.as()(identity.outbox)).toBeInstanceOf(Array);
  const res = await p.api.request('/api/outbox', {}, { inner: { address: '10.1.2.3' } });
  expect(res.status).toBe(404);
});
