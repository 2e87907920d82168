import { createCipheriv } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEnded } from '#server/platform/bus/topics.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPerson } from '#server/rooms/identity/index.ts';
import { type TestPlatform, testPlatform } from '#tests/harness/platform.ts';
import { forgetLimits, solved } from '#tests/world/login.ts';

/** The token endpoint as a client of the public protocol sees it: no code of ours between it and the wire (calls 13). */
let p: TestPlatform;
let n = 0;
const secret = 'twill-2x2-carbon';
const basic = `Basic ${Buffer.from('pig:pig').toString('base64')}`;
type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

/** base64(AES-128-CFB, no padding, iv = key), as pig-ui's encryption writes it. */
const encode = (password: string, key = 'pigxpigxpigxpigx') => {
  const c = createCipheriv('aes-128-cfb', Buffer.from(key), Buffer.from(key));
  return Buffer.concat([c.update(password, 'utf8'), c.final()]).toString('base64');
};
const send = async (
  path: string,
  o: {
    method?: string;
    query?: Record<string, string>;
    form?: Record<string, string>;
    headers?: Record<string, string>;
  },
): Promise<Answer> => {
  const res = await p.api.request(`${path}${o.query ? `?${new URLSearchParams(o.query)}` : ''}`, {
    method: o.method ?? 'POST',
    headers: { ...(o.form && { 'content-type': 'application/x-www-form-urlencoded' }), ...o.headers },
    ...(o.form && { body: new URLSearchParams(o.form).toString() }),
  });
  return { status: res.status, body: (await res.json()) as Record<string, unknown>, headers: res.headers };
};
const token = '/api/auth/oauth/token';
const client = { authorization: basic, 'tenant-id': '1' };
const member = async () => {
  const phone = `135${String(40_000_000 + (n += 1)).slice(0, 8)}`;
  await createPerson(systemContext(p.platform), {
    joinedAs: ['buyer'],
    name: '林晓',
    phone,
    username: `u${phone}`,
    password: secret,
  });
  return phone;
};
const login = async (username: string, password = encode(secret)) =>
  send(token, {
    query: { ...(await solved(p)), grant_type: 'password' },
    form: { username, password },
    headers: client,
  });
const bearer = (a: Answer) => ({ authorization: `Bearer ${String(a.body['access_token'])}` });
const info = (a: Answer) => send('/api/admin/user/info', { method: 'GET', headers: bearer(a) });

beforeAll(async () => {
  p = await testPlatform();
});
beforeEach(() => forgetLimits(p));

describe('POST /api/auth/oauth/token', () => {
  it('answers unwrapped, as OAuth names it, uncached', async () => {
    const phone = await member();
    const got = await login(phone);
    expect(got.status).toBe(200);
    expect(got.body).toMatchObject({ token_type: 'bearer', expires_in: 7200, scope: 'server' });
    expect(got.body['user_info']).toMatchObject({ phone, roleList: [{ roleCode: 'ROLE_BUYER' }] });
    expect(String(got.body['access_token']).length).toBeGreaterThanOrEqual(22);
    expect(got.headers.get('cache-control')).toBe('no-store');
    expect(got.headers.get('set-cookie')).toBeNull();
    const { body } = await info(got);
    expect(body).toMatchObject({ code: 0, data: { sysUser: { phone }, roles: ['ROLE_BUYER'], permissions: [] } });
  });
  it('takes every parameter in the query or in the form alike', async () => {
    const phone = await member();
    const all = { username: phone, password: encode(secret), grant_type: 'password' };
    expect((await send(token, { query: { ...all, ...(await solved(p)) }, headers: client })).status).toBe(200);
    expect((await send(token, { form: { ...all, ...(await solved(p)) }, headers: client })).status).toBe(200);
  });
  it('takes the encoded password where the client encodes, and the plain one of our own pages', async () => {
    const phone = await member();
    expect((await login(phone, secret)).status).toBe(400);
    expect((await login(phone, encode(secret, '0123456789abcdef'))).status).toBe(400);
    const own = await send('/api/auth/account/token', {
      form: { username: phone, password: secret, ...(await solved(p)) },
    });
    expect(own.status).toBe(200);
    expect(own.headers.get('set-cookie')).toMatch(/^xtoken=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const encoded = await send('/api/auth/account/token', {
      form: { username: phone, password: encode(secret), ...(await solved(p)) },
      headers: client,
    });
    expect(encoded.status).toBe(200);
  });
  it('knows the enterprise tab by ent, the individual one without', async () => {
    const phone = await member();
    const form = { username: `u${phone}`, password: encode(secret) };
    const ask = async (ent?: string) =>
      send(token, {
        query: { grant_type: 'password', ...(await solved(p)) },
        form: { ...form, ...(ent && { ent }) },
        headers: client,
      });
    expect((await ask('1')).status).toBe(200);
    expect((await ask('true')).status).toBe(200);
    expect((await ask()).status).toBe(400);
    expect((await ask('0')).status).toBe(400);
  });
  it('takes the mobile grant, with 86 or without, here and on its own path', async () => {
    const phone = await member();
    const query = async (mobile: string) => ({
      mobile,
      password: encode(secret),
      grant_type: 'mobilePassword',
      ...(await solved(p)),
    });
    for (const mobile of [phone, `86${phone}`, `+86 ${phone}`]) {
      expect((await send(token, { query: await query(mobile), headers: client })).status, mobile).toBe(200);
      await forgetLimits(p);
    }
    const path = '/api/auth/mobile/token/password';
    expect((await send(path, { query: await query(`86${phone}`), headers: client })).status).toBe(200);
  });
  it('refuses with code, msg and OAuth’s error beside a true status, one message for unknown and wrong', async () => {
    const phone = await member();
    const wrong = await login(phone, encode('another-password'));
    const unknown = await login('13999999999', encode('another-password'));
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ code: 1, error: 'invalid_grant', msg: '账号或密码不正确' });
    expect(wrong.body['error_description']).toBe('Incorrect account or password');
    expect(unknown.body).toEqual(wrong.body);

    const none = await send(token, {
      form: { grant_type: 'password', username: phone, password: encode(secret) },
      headers: client,
    });
    expect([none.status, none.body['error']]).toEqual([428, 'invalid_captcha']);
    const grant = await send(token, { form: { grant_type: 'client_credentials' }, headers: client });
    expect([grant.status, grant.body['error']]).toEqual([400, 'unsupported_grant_type']);
    const empty = await send(token, { form: { grant_type: 'password' }, headers: client });
    expect([empty.status, empty.body['error']]).toEqual([400, 'invalid_request']);
  });
  it('refuses a wrong client or none with WWW-Authenticate, before anything is looked at', async () => {
    const wrong = { authorization: `Basic ${Buffer.from('pig:wrong').toString('base64')}` };
    const both: Record<string, string>[] = [{}, wrong];
    for (const headers of both) {
      const got = await send(token, { form: { grant_type: 'password' }, headers });
      expect([got.status, got.body['error']]).toEqual([401, 'invalid_client']);
      expect(got.headers.get('www-authenticate')).toMatch(/^Basic/);
    }
  });
  it('uses a captcha once, also in fifty logins at once', async () => {
    const phone = await member();
    const proof = await solved(p);
    const form = { username: phone, password: encode(secret), grant_type: 'password', ...proof };
    const all = await Promise.all(Array.from({ length: 50 }, () => send(token, { form, headers: client })));
    expect(all.filter((a) => a.status === 200)).toHaveLength(1);
    expect(all.filter((a) => a.status === 428)).toHaveLength(49);
  });
  it('slows down guessing with Retry-After', async () => {
    const phone = await member();
    for (let i = 0; i < 5; i++) expect((await login(phone, encode('wrong-password'))).status).toBe(400);
    const slow = await login(phone);
    expect([slow.status, slow.body['error']]).toEqual([429, 'slow_down']);
    expect(Number(slow.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('what OAuth asks of refusals and clients', () => {
  const raw = (body: string, headers: Record<string, string> = {}) =>
    p.api.request(token, {
      method: 'POST',
      headers: { ...client, 'content-type': 'application/json', ...headers },
      body,
    });

  it('answers broken JSON, a missing grant and too large a body in the protocol’s shape', async () => {
    for (const [body, status] of [
      ['{"grant_type":', 400],
      ['{}', 400],
      [`{"username":"${'x'.repeat(300_000)}"}`, 413],
    ] as const) {
      const res = await raw(body);
      const answer = (await res.json()) as Record<string, unknown>;
      expect([res.status, answer['error']]).toEqual([status, 'invalid_request']);
      expect(answer['code']).toBe(1);
    }
  });
  it('describes errors in printable ASCII whatever the reader’s language, and says msg in it', async () => {
    for (const lang of ['cn', 'en', 'es']) {
      const res = await raw('{"grant_type":"password","username":"a","password":"b"}', { 'x-lang': lang });
      const answer = (await res.json()) as Record<string, string>;
      expect(answer['error_description']).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]{10,}$/);
      expect(answer['msg']).not.toBe('');
    }
  });
  it('takes Basic credentials as RFC 6749 encodes them, and as older clients do', async () => {
    const { config } = p.platform;
    const usual = config.oauthClient;
    config.oauthClient = 'weft app:s3cr+t/ü%';
    const status = async (pair: string) => {
      const authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
      return (await send(token, { form: { grant_type: 'none' }, headers: { authorization } })).body['error'];
    };
    const encoded = 'weft+app:s3cr%2Bt%2F%C3%BC%25';
    expect([await status(encoded), await status(usual), await status('weft app:s3cr+t/ü%')]).toEqual([
      'unsupported_grant_type',
      'invalid_client',
      'unsupported_grant_type',
    ]);
    config.oauthClient = usual;
  });
  it('says on a bearer’s 401 which scheme it wants', async () => {
    const none = await send('/api/admin/user/info', { method: 'GET' });
    expect(none.headers.get('www-authenticate')).toBe('Bearer realm="weft"');
    const dead = await send('/api/admin/user/info', { method: 'GET', headers: { authorization: 'Bearer x' } });
    expect(dead.headers.get('www-authenticate')).toBe('Bearer realm="weft", error="invalid_token"');
  });
});

describe('refresh', () => {
  const refresh = (a: Answer, path = token) =>
    send(path, {
      form: { grant_type: 'refresh_token', refresh_token: String(a.body['refresh_token']) },
      headers: client,
    });
  it('exchanges once: the old pair is dead, the new one lives', async () => {
    const first = await login(await member());
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect((await info(first)).status).toBe(401);
    expect((await info(second)).status).toBe(200);
    const again = await refresh(first);
    expect([again.status, again.body['error']]).toEqual([400, 'invalid_grant']);
    // Two windows of one browser: no theft, and what the first got goes on.
    expect((await info(second)).status).toBe(200);
  });
  it('ends what came of a token that is used again later, sockets and all, and nobody else’s', async () => {
    const phone = await member();
    const [first, other] = [await login(phone), await login(phone)];
    const second = await refresh(first);
    const third = await refresh(second);
    await p.pool.query(`update spent_refresh_tokens set spent_at = now() - interval '11 seconds'`);
    const ended = new Promise((done) => p.platform.bus.subscribe(sessionEnded, done));
    expect((await refresh(first)).status).toBe(400);
    expect(await ended).toMatchObject({ sessionId: expect.any(String) as string });
    expect((await info(third)).status).toBe(401);
    expect((await refresh(third)).status).toBe(400);
    expect((await info(other)).status).toBe(200);
  });
  it('lets one of twenty parallel exchanges through', async () => {
    const first = await login(await member());
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
    expect(all.filter((a) => a.status === 200)).toHaveLength(1);
  });
  it('works by client/update/token too', async () => {
    const first = await login(await member());
    const second = await refresh(first, '/api/admin/client/update/token');
    expect((await info(second)).status).toBe(200);
    expect((await info(first)).body).toMatchObject({ code: 2 });
  });
});

describe('logout', () => {
  it('ends the session by DELETE and by POST alike; afterwards 401 with code 2', async () => {
    for (const method of ['DELETE', 'POST']) {
      const got = await login(await member());
      const out = await send('/api/auth/token/logout', { method, headers: bearer(got) });
      expect([out.status, out.body['code']]).toEqual([200, 0]);
      const after = await info(got);
      expect([after.status, after.body['code']]).toEqual([401, 2]);
      expect((await send('/api/auth/token/logout', { method, headers: bearer(got) })).status).toBe(401);
    }
  });
});
