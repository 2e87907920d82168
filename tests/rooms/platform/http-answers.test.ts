import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bindings } from '#server/platform/http/api.ts';
import { isKnown } from '#server/platform/http/conditional.ts';
import { serveFiles } from '#server/platform/http/files.ts';
import { type TestSite, testSite } from '#tests/security/site.ts';

let t: TestSite;
beforeAll(async () => {
  t = await testSite({ jobs: false });
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(t.url + path, { headers, method, redirect: 'manual' });

describe('calls', () => {
  it('are packed where it is worth it, except where a token or a key is answered', async () => {
    const encoding = async (path: string) =>
      (await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding');
    expect(await encoding('/api/openapi.json')).toBe('gzip');
    expect(await encoding('/api/dictionary/materials')).not.toBe('br');
    expect(await encoding('/api/busi/inquiry/figures')).toBeNull();
    expect(await encoding('/api/code')).toBeNull();
  });
  it('say 405 with Allow to a method that they don’t take, 404 where there is no such call', async () => {
    const wrong = await get('/api/auth/oauth/token');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(await wrong.json()).toMatchObject({ code: 1, data: { error: 'common.wrongMethod' } });
    const both = await get('/api/auth/token/logout', {}, 'PUT');
    expect(both.headers.get('allow')).toBe('POST, DELETE, OPTIONS');
    const options = await get('/api/busi/inquiry/page', {}, 'OPTIONS');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect((await get('/api/nothing')).status).toBe(404);
  });
  it('speak the language that is asked for: x-lang, the cookie, then Accept-Language by weight, then Chinese', async () => {
    const said = async (headers: Record<string, string>) =>
      ((await (await get('/api/nothing', headers)).json()) as { msg: string }).msg;
    const [cn, en, es] = ['没有这个接口', 'This API endpoint does not exist', 'Este endpoint de la API no existe'];
    expect(await said({ 'accept-language': 'fr, es-MX;q=0.8, en;q=0.5' })).toBe(es);
    expect(await said({ 'accept-language': 'en-GB,en;q=0.9,zh;q=0.8' })).toBe(en);
    expect(await said({ 'accept-language': 'es;q=0.1, en;q=0' })).toBe(es);
    expect(await said({ 'accept-language': 'es', cookie: 'language=en' })).toBe(en);
    expect(await said({ 'accept-language': 'es', cookie: 'language=xx' })).toBe(es);
    expect(await said({ 'accept-language': 'es', cookie: 'language=en', 'x-lang': 'cn' })).toBe(cn);
    expect(await said({ 'accept-language': 'fr, *;q=0.5' })).toBe(cn);
    expect(await said({ 'accept-language': ';;q=,=;,' })).toBe(cn);
  });
});

describe('well-known addresses', () => {
  it('name whom to tell of a vulnerability, valid for a year', async () => {
    const res = await get('/.well-known/security.txt');
    expect(res.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await res.text();
    expect(text).toContain('Contact: mailto:contact@weft.example\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect((expires - Date.now()) / 86_400_000).toBeGreaterThan(360);
    expect((expires - Date.now()) / 86_400_000).toBeLessThan(366);
  });
  it('lead to where a password is changed', async () => {
    const res = await get('/.well-known/change-password');
    expect([res.status, res.headers.get('location')]).toEqual([302, '/accountdata/safety']);
  });
});

describe('files of the build', () => {
  const app = new Hono<{ Bindings: Bindings }>();
  beforeAll(async () => {
    const root = await mkdtemp(join(tmpdir(), 'weft-static-'));
    await mkdir(join(root, 'assets'));
    await writeFile(join(root, 'assets/a.js'), 'let a;');
    serveFiles(app, root);
  });
  it('are not sent again to who has them', async () => {
    const first = await app.request('/assets/a.js');
    const modified = first.headers.get('last-modified') ?? '';
    expect([first.status, await first.text()]).toEqual([200, 'let a;']);
    const again = await app.request('/assets/a.js', { headers: { 'if-modified-since': modified } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toContain('immutable');
    const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
    expect((await app.request('/assets/a.js', { headers: { 'if-modified-since': earlier } })).status).toBe(200);
    const other = { 'if-modified-since': modified, 'if-none-match': '"x"' };
    expect((await app.request('/assets/a.js', { headers: other })).status).toBe(200);
  });
  it('that are missing are a short 404', async () => {
    const res = await app.request('/assets/gone-1234.js');
    expect([res.status, await res.text()]).toEqual([404, '404']);
  });
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
  [undefined, false],
])('an If-None-Match of %s names "a": %s', (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known);
});
