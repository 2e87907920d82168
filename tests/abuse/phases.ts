import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type WebSocket from 'ws';
import { type Attack, ask, goesOn, handshake, lanes, raw, socket } from './wire.ts';

const odd = [
  '//',
  '///',
  '*',
  '?',
  '/%',
  '/..%2f',
  '/\\',
  'http://[',
  'ws://x:99999/',
  '/api/',
  '/x',
  '/api/notice/ws/%00',
];
const person = (a: Attack, i: number) => a.people[i % a.people.length] ?? { userId: '', token: '' };
const closed = (s: { once: (e: 'close', f: () => void) => unknown }, ms: number) =>
  Promise.race([new Promise<void>((done) => void s.once('close', done)), sleep(ms)]);

/** Upgrades to targets that are none, whose sender never closes its half. */
const oddTargets = (a: Attack) =>
  lanes(a, 20, async (i) => {
    const s = await raw(a, '127.0.0.2');
    s.write(handshake(odd[i % odd.length] ?? '/'));
    s.once('end', () => s.destroy());
    s.resume();
    await closed(s, 12_000);
    s.destroy();
  });

/** A TCP reset at each stage of an upgrade: in its headers, right after them, a little later, and within a frame. */
const resets = (a: Attack) =>
  lanes(a, 20, async (i) => {
    const s = await raw(a, '127.0.0.3');
    const who = person(a, i);
    const all = handshake(`/api/notice/ws/${who.userId}`, who.token);
    const stage = i % 5;
    if (stage > 0) s.write(stage === 1 ? all.slice(0, 40) : all);
    if (stage > 2) await sleep(Math.random() * 12);
    if (stage === 4) s.write(Buffer.from([0x81, 0xfe, 0xff, 0xff, 0, 0]));
    s.resetAndDestroy();
  });

/** Connections that begin and never go on: more than an address may have, opened anew as they are closed. */
const halfOpen = async (a: Attack) => {
  const begun = [
    '',
    'GET / HT',
    handshake('/api/notice/ws/x').slice(0, 90),
    'POST /api/code HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n',
  ];
  await lanes(
    a,
    1_500,
    async (i) => {
      const s = await raw(a, '127.0.0.4');
      s.write(begun[i % begun.length] ?? '');
      s.resume();
      await closed(s, Math.max(0, a.until - Date.now()));
      s.destroy();
    },
    1_000,
  );
};

/** Fifty connections that ask without a pause for what costs most. */
const httpFlood = async (a: Attack) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50, localAddress: '127.0.0.5' });
  const paths = (i: number) =>
    [
      `/search.html?q=carbon${i}`,
      '/api/busi/inquiry/page?current=1&size=50',
      `/en/moreInquiry.html?q=${i}`,
      '/api/code',
    ][i % 4] ?? '/';
  await lanes(a, 50, async (i) => ask(a, agent, paths(i)));
  agent.destroy();
};

/** More sockets of one person than there may be, and messages as fast as they go. */
const messageFlood = (a: Attack) =>
  lanes(a, 30, async (i) => {
    const ws = await socket(a, '127.0.0.6', person(a, 0));
    if (!ws) return sleep(50);
    const over = closed(ws, 5_000);
    const shout = () => {
      for (let k = 0; k < 200 && ws.readyState === ws.OPEN; k++) ws.send(i % 2 ? 'x' : 'x'.repeat(16_000));
      if (ws.readyState === ws.OPEN && ws.bufferedAmount < 4_000_000 && goesOn(a)) setTimeout(shout, 5);
    };
    shout();
    await over;
    ws.terminate();
  });

/** Sockets and answers that nobody reads, while pushes come. */
const slowReaders = async (a: Attack) => {
  const held: WebSocket[] = [];
  for (let i = 1; i <= 30; i++)
    for (let k = 0; k < 8; k++) {
      const ws = await socket(a, '127.0.0.7', person(a, i));
      if (ws) held.push(ws);
      ws?.pause();
    }
  const agent = new Agent({ keepAlive: true, maxSockets: 10, localAddress: '127.0.0.7' });
  await Promise.all([
    lanes(a, 10, async (i) => ask(a, agent, '/api/busi/notice/newest', person(a, i).token), 20),
    lanes(
      a,
      100,
      async () => {
        const s = await raw(a, '127.0.0.8');
        s.write('GET /api/openapi.json HTTP/1.1\r\nHost: weft\r\n\r\n'.repeat(20));
        s.pause();
        await closed(s, 8_000);
        s.destroy();
      },
      100,
    ),
  ]);
  for (const ws of held) ws.terminate();
  agent.destroy();
};

/** Three hundred members, each at an address of its own, with a socket, asking every 20 s as our pages do without one. */
const polling = (a: Attack) =>
  Promise.all(
    Array.from({ length: 300 }, async (_, i) => {
      const localAddress = `127.0.${1 + Math.floor(i / 200)}.${10 + (i % 200)}`;
      const who = person(a, i);
      await sleep(Math.random() * Math.min(20_000, a.until - Date.now()));
      const ws = await socket(a, localAddress, who);
      const agent = new Agent({ keepAlive: true, maxSockets: 2, localAddress });
      while (goesOn(a)) {
        await Promise.all([
          ask(a, agent, '/api/busi/notice/newest', who.token),
          ask(a, agent, '/api/busi/busisystemnotice/noreadingtotal', who.token),
        ]);
        await sleep(Math.max(0, Math.min(20_000, a.until - Date.now())));
      }
      ws?.terminate();
      agent.destroy();
    }),
  );

export const phases: Record<string, (a: Attack) => Promise<unknown>> = {
  oddTargets,
  resets,
  halfOpen,
  httpFlood,
  messageFlood,
  slowReaders,
  polling,
};
