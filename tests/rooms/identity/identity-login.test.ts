import { createCipheriv } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identity } from '#contract/identity/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { openSession } from '#server/rooms/identity/index.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { refusal } from '#tests/harness/refused.ts';
import { logIn, member, next, password, phone } from '#tests/world/accounts.ts';
import { codeFor, forgetLimits, solved } from '#tests/world/login.ts';

let p: TestPlatform;

beforeAll(async () => {
  p = await testPlatform();
});
beforeEach(() => forgetLimits(p));

describe('login', () => {
  it('lets in with captcha and password; a replayed captcha not', async () => {
    const { phone: name } = await member(p);
    const proof = await solved(p);
    expect((await logIn(p, `+86 ${name}`, password, proof)).token_type).toBe('bearer');
    expect(await refusal(logIn(p, name, password, proof))).toMatchObject({ status: 428, error: 'identity.captcha' });
  });
  it('takes a code by SMS instead of the captcha', async () => {
    const { phone: name } = await member(p);
    const code = await codeFor(p, name, 'login');
    const got = await logIn(p, name, password, { randomStr: 'messageCode', code });
    expect(got.user_info.phone).toBe(name);
    expect(await refusal(logIn(p, name, password, { randomStr: 'messageCode', code }))).toMatchObject({ status: 428 });
  });
  it('says the same of unknown and wrong, also where the account is suspended', async () => {
    const { phone: name, id } = await member(p);
    const answers = [await refusal(logIn(p, name, 'not-the-password')), await refusal(logIn(p, phone()))];
    await p.pool.query('update users set suspended_at = now() where id = $1', [id]);
    answers.push(await refusal(logIn(p, name, 'not-the-password')));
    for (const a of answers) expect(a).toMatchObject({ status: 401, code: 1, message: answers[0]!.message });
  });
  it('keeps the enterprise tab to user names', async () => {
    const { username } = await member(p, { username: `Maker${next()}`, phone: null, joinedAs: ['supplier'] });
    const as = async (ent: object) =>
      p.as()(identity.accountToken, { body: { username: username ?? '', password, ...ent, ...(await solved(p)) } });
    expect((await as({ ent: '1' })).user_info.userType).toBe(1);
    expect(await refusal(as({}))).toMatchObject({ status: 401 });
  });
  it('slows guessing at one account from one place, and clears with success', async () => {
    const { phone: name } = await member(p);
    for (let i = 0; i < 5; i++) expect((await refusal(logIn(p, name, 'guess-guess'))).status).toBe(401);
    expect(await refusal(logIn(p, name))).toMatchObject({ status: 429 });
    await p.pool.query(`delete from rate_limits where key like 'login-pair%'`);
    await logIn(p, name);
    for (let i = 0; i < 5; i++) expect((await refusal(logIn(p, name, 'guess-guess'))).status).toBe(401);
  });
  it('never locks a victim out: a familiar place and a proved code pass the account’s limit', async () => {
    const victim = await member(p);
    const exhaust = () =>
      p.pool.query(
        `insert into rate_limits (key, points, expire) values ($1, 99, $2) on conflict (key) do update set points = 99`,
        [`login-account:${victim.phone}`, Date.now() + 900_000],
      );
    await exhaust();
    expect(await refusal(logIn(p, victim.phone))).toMatchObject({ status: 429, error: 'identity.proveByCode' });
    const code = await codeFor(p, victim.phone, 'login');
    await logIn(p, victim.phone, password, { randomStr: 'messageCode', code });
    await exhaust();
    await logIn(p, victim.phone);
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
    const { phone: name } = await member(p);
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
    const { phone: name } = await member(p);
    const wrong = await post(
      { grant_type: 'password', ...(await solved(p)), username: name },
      { password: encoded('nonsense') },
    );
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      code: 1,
      error: 'invalid_grant',
      error_description: 'Incorrect account or password',
    });
    const captcha = await post(
      { grant_type: 'password', username: name, randomStr: 'blockPuzzle', code: 'x' },
      { password: encoded('x') },
    );
    expect([captcha.status, ((await captcha.json()) as { code: number }).code]).toEqual([428, 1]);
    const client = await post({ username: name }, {}, {});
    expect(client.status).toBe(401);
    expect(await client.json()).toMatchObject({ error: 'invalid_client' });
    const grant = await post({ grant_type: 'client_credentials' });
    expect(await grant.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });
  it('exchanges a refresh token once, also when asked ten times at once', async () => {
    const { id } = await member(p);
    const opened = await openSession(systemContext(p.platform), id);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => post({ grant_type: 'refresh_token', refresh_token: opened.refreshToken })),
    );
    expect(all.map((r) => r.status).filter((s) => s === 200)).toHaveLength(1);
    expect(await refusal(p.as(opened.token)(identity.userInfo))).toMatchObject({ status: 401, code: 2 });
  });
});
