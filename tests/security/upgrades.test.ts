import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '#server/platform/context.ts';
import { createPerson, openSession } from '#server/rooms/identity/index.ts';
import { type TestSite, testSite } from './site.ts';

let t: TestSite;
let who: { id: string; token: string };
beforeAll(async () => {
  t = await testSite({ jobs: false });
  const ctx = systemContext(t.platform);
  const { id } = await createPerson(ctx, {
    joinedAs: ['buyer'],
    name: '林晓',
    phone: '13630000001',
    password: 'twill-2x2-carbon',
  });
  who = { id, token: (await openSession(ctx, id)).token };
});

const raw = async (): Promise<Socket> => {
  const s = connect({ port: Number(new URL(t.url).port), host: '127.0.0.1', allowHalfOpen: true });
  s.on('error', () => undefined);
  await once(s, 'connect');
  return s;
};
const handshake = (target: string, more = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;
const connections = () =>
  new Promise<number>((done, fail) => t.server.getConnections((e, n) => (e ? fail(e) : done(n))));

/** What the server says until it closes; the client keeps its half open. */
const answer = async (text: string): Promise<string> => {
  const s = await raw();
  let got = '';
  s.on('data', (d: Buffer) => (got += d.toString('latin1')));
  s.write(text);
  await once(s, 'end', { signal: AbortSignal.timeout(5_000) }).catch(() => (got += ' (left open)'));
  const ended = !got.endsWith('(left open)') && (await t.until(async () => (await connections()) === 0));
  s.destroy();
  return `${got.split('\r\n')[0]}${ended ? '' : ' (left open)'}`;
};
describe('an upgrade', () => {
  it.each([
    '//',
    '///',
    '//a b'.slice(0, 3),
    '*',
    'http://[',
    'http://',
    'ws://x:99999/',
    '/%',
    '/..%2f',
    '/\\',
    '?',
    'x',
    '/',
    '/assets/x',
    '/api',
    '/api/',
    '/api/notice/ws/',
    '/api/notice/ws/%00',
  ])('to %s is answered with 4xx and closed', async (target) => {
    expect(await answer(handshake(target))).toMatch(/^HTTP\/1\.1 4\d\d [\w ]+$/);
  });
  it('without a key, with a wrong version, or to something else is answered and closed', async () => {
    const bearer = `Authorization: Bearer ${who.token}\r\n`;
    const good = handshake(`/api/notice/ws/${who.id}`, bearer);
    expect(await answer(good.replace(/Sec-WebSocket-Key.*\r\n/, ''))).toMatch(/ 400 /);
    expect(await answer(good.replace('Version: 13', 'Version: 99'))).toMatch(/ 426 | 400 /);
  });
  it('to HTTP/2 is no upgrade: the request is answered', async () => {
    const h2c =
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\n\r\n';
    expect(await answer(h2c)).toMatch(/ 200 /);
  });
  it('may be reset at any stage; the server stays and keeps nothing open', async () => {
    const good = handshake(`/api/notice/ws/${who.id}`, `Authorization: Bearer ${who.token}\r\n`);
    for (let i = 0; i < 120; i++) {
      const s = await raw();
      s.write(good.slice(0, i % 4 === 0 ? 20 : good.length));
      if (i % 3) await new Promise((r) => setTimeout(r, i % 12));
      s.resetAndDestroy();
    }
    expect(await answer(handshake('/nowhere'))).toMatch(/ 404 /);
    await t.until(async () => (await connections()) === 0);
    await t.until(async () => t.openSockets('node') === 0);
  });
});
