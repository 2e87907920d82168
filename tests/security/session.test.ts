import { beforeAll, beforeEach, expect, it } from 'vitest';
import type WebSocket from 'ws';
import { contract } from '#contract/index.ts';
import { identity } from '#contract/identity/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPerson, openSession } from '#server/rooms/identity/index.ts';
import { createApi } from '#server/platform/http/api.ts';
import { authenticate } from '#server/rooms/identity/index.ts';
import { rooms } from '#server/rooms/index.ts';
import { forgetLimits, solved } from '../world/login.ts';
import { refusal } from '../harness/refused.ts';
import { type TestSite, testSite } from './site.ts';

let t: TestSite;
let n = 0;
const password = 'twill-2x2-carbon';
beforeAll(async () => {
  t = await testSite();
});
beforeEach(() => forgetLimits(t));
const member = async () => {
  const phone = `136${String(30_000_000 + (n += 1))}`;
  const who = await createPerson(systemContext(t.platform), {
    joinedAs: ['buyer'],
    name: '林晓',
    phone,
    password,
  });
  return { phone, id: who.id, ...(await openSession(systemContext(t.platform), who.id)) };
};
const state = async () => {
  const { rows } = await t.pool.query<{ table: string }>(
    `select table_name as table from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counts: Record<string, string> = {};
  for (const { table } of rows)
    if (!/^(rate_limits|sessions|captcha_|search_)/.test(table)) {
      const found = await t.pool.query<{ sum: string }>(
        `select md5(string_agg(x::text, '|' order by x::text)) as sum from "${table}" x`,
      );
      counts[table] = found.rows[0]?.sum ?? '';
    }
  return counts;
};

it('security 17: logging out ends the session and its sockets; keeping online ends after ten days', async () => {
  const who = await member();
  const bearer = { authorization: `Bearer ${who.token}` };
  const ws = (await t.socket(`/api/notice/ws/${who.id}`, bearer)) as WebSocket;
  expect(ws.readyState).toBe(1);
  await t.as(who.token)(identity.logout);
  await t.until(async () => ws.readyState >= 2);
  expect(await refusal(t.as(who.token)(identity.userInfo))).toMatchObject({ status: 401, code: 2 });
  expect(await t.socket(`/api/notice/ws/${who.id}`, bearer)).toBe(401);
  const kept = await member();
  const { endsAt } = await t.as(kept.token)(identity.keepOnline);
  expect((Date.parse(endsAt) - Date.now()) / 86_400_000).toBeCloseTo(10, 2);
  await t.as(kept.token)(identity.userInfo);
  await t.pool.query(
    `update sessions set ends_at = now() - interval '1 second', expires_at = now() - interval '1 second' where user_id = $1`,
    [kept.id],
  );
  expect(await refusal(t.as(kept.token)(identity.userInfo))).toMatchObject({ status: 401, code: 2 });
});

it('security 18: xtoken is HttpOnly and SameSite, and Secure under TLS', async () => {
  const cookieOver = async (baseUrl: string) => {
    const who = await member();
    const api = createApi(
      { ...t.platform, config: { ...t.platform.config, baseUrl } },
      rooms.flatMap((r) => r.routes ?? []),
      authenticate,
    );
    const res = await api.request('/api/auth/account/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ username: who.phone, password, ...(await solved(t)) }),
    });
    return res.headers.getSetCookie();
  };
  const [xtoken, device] = await cookieOver('http://localhost:3000');
  expect(xtoken).toMatch(/^xtoken=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(device).toMatch(/^xdevice=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  for (const cookie of await cookieOver('https://weft.example'))
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure(; Max-Age=\d+)?$/);
});

it('security 19: a write that a cookie vouches for comes from our own pages', async () => {
  const who = await member();
  const send = (headers: Record<string, string>) =>
    fetch(`${t.url}/api/busi/notice/batch/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `xtoken=${who.token}`, ...headers },
      body: '{}',
    }).then((r) => r.status);
  expect(await send({})).toBe(403);
  expect(await send({ origin: 'https://evil.example' })).toBe(403);
  expect(await send({ origin: 'null' })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await send({ origin: t.url })).toBe(200);
  expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(200);
});

/** GET calls of the public protocol that record something by their meaning (they send a code, or say that one is there). */
const recording = /^\/api\/admin\/(mobile|email)\/|\/loginAnalysis$/;

it('security 19: GET changes nothing', async () => {
  const who = await member();
  await t.pool.query('select 1');
  const before = await state();
  const gets = Object.values(contract)
    .flatMap((room) => Object.values(room))
    .filter((e) => e.method === 'GET' && !recording.test(e.path));
  for (const e of gets)
    for (const token of ['', who.token])
      await fetch(`${t.url}${e.path.replace(/\{\w+\}/g, who.id)}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
  expect(await state()).toEqual(before);
  expect(gets.length).toBeGreaterThan(20);
});

it('security 33: a socket needs our own origin and a living token, and is one’s own', async () => {
  const [who, other] = [await member(), await member()];
  const path = `/api/notice/ws/${who.id}`;
  const cookie = `xtoken=${who.token}`;
  expect(await t.socket(path, { cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await t.socket(path, { cookie })).toBe(403);
  expect(await t.socket(path, { cookie: 'xtoken=made-up', origin: t.url })).toBe(401);
  const theirs = (await t.socket(path, { cookie: `xtoken=${other.token}`, origin: t.url })) as WebSocket;
  await t.until(async () => theirs.readyState === 3);
  const own = (await t.socket(path, { cookie, origin: t.url })) as WebSocket;
  expect(own.readyState).toBe(1);
});
