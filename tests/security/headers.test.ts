import { beforeAll, expect, it } from 'vitest';
import { systemContext } from '#server/platform/context.ts';
import { createPerson, openSession } from '#server/rooms/identity/index.ts';
import { type TestSite, testSite } from './site.ts';

/** A node as production runs it behind TLS. */
let t: TestSite;
let token: string;
let id: string;
beforeAll(async () => {
  t = await testSite({ jobs: false, config: { production: true, baseUrl: 'https://weft.example' } });
  const ctx = systemContext(t.platform);
  const who = { phone: '13630009001', name: '林晓', password: 'twill-2x2-carbon' };
  ({ id } = await createPerson(ctx, { joinedAs: ['buyer'], ...who }));
  ({ token } = await openSession(ctx, id));
});
const info = '/api/admin/user/info';

it('every answer says nosniff and, under TLS, HSTS', async () => {
  for (const path of ['/healthz', info, '/api/nothing', '/api/openapi.json', '/favicon.svg', '/robots.txt']) {
    const { headers } = await fetch(`${t.url}${path}`);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}/);
  }
});

it('security 19, 33: in production only the public address is our own, however the server was reached', async () => {
  const write = (origin: string) =>
    fetch(`${t.url}/api/busi/notice/batch/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `xtoken=${token}`, origin },
      body: '{}',
    }).then((r) => r.status);
  expect([await write(t.url), await write('https://weft.example')]).toEqual([403, 200]);
  const logIn = (origin: string) =>
    fetch(`${t.url}/api/auth/account/token`, { method: 'POST', headers: { origin } }).then((r) => r.status);
  expect([await logIn(t.url), await logIn('https://weft.example')]).toEqual([403, 400]);
  const path = `/api/notice/ws/${id}`;
  expect(await t.socket(path, { cookie: `xtoken=${token}`, origin: t.url })).toBe(403);
  const own = await t.socket(path, { cookie: `xtoken=${token}`, origin: 'https://weft.example' });
  expect(typeof own).toBe('object');
});

it('a cookie of the same name that somebody else set does not shut out who has the right one', async () => {
  const ask = (cookie: string) => fetch(`${t.url}${info}`, { headers: { cookie } }).then((r) => r.status);
  const strange = 'A'.repeat(43);
  expect(await ask(`xtoken=garbage; xtoken=${token}`)).toBe(200);
  expect(await ask(`xtoken=; a=b; xtoken=${strange}; xtoken=${token}`)).toBe(200);
  expect(await ask(`xtoken="${token}; =; ;xtoken=${token}`)).toBe(200);
  expect(await ask(`xtoken=${strange}`)).toBe(401);
  const socket = await t.socket(`/api/notice/ws/${id}`, {
    cookie: `xtoken=garbage; xtoken=${token}`,
    origin: 'https://weft.example',
  });
  expect(typeof socket).toBe('object');
});
