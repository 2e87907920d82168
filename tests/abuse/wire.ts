import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** What an attack knows: where the server is, whom it may be, and until when it runs. */
export type Attack = { host: string; port: number; people: { userId: string; token: string }[]; until: number };
export const goesOn = (a: Attack): boolean => Date.now() < a.until;

/** A raw connection from an address of this machine's own; resolves when connected or refused. */
export const raw = (a: Attack, localAddress: string): Promise<Socket> =>
  new Promise((done) => {
    const s = connect({ host: a.host, port: a.port, localAddress, allowHalfOpen: true });
    s.on('error', () => undefined);
    s.once('connect', () => done(s));
    s.once('close', () => done(s));
  });

export const handshake = (target: string, token = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: weft\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${token && `Authorization: Bearer ${token}\r\n`}\r\n`;

/** Opens a WebSocket; null where it is refused. */
export const socket = (a: Attack, localAddress: string, who: { userId: string; token: string }) =>
  new Promise<WebSocket | null>((done) => {
    const ws = new WebSocket(`ws://${a.host}:${a.port}/api/notice/ws/${who.userId}`, {
      headers: { authorization: `Bearer ${who.token}` },
      localAddress,
    });
    ws.on('open', () => done(ws));
    ws.on('error', () => done(null));
    ws.on('close', () => done(null));
  });

/** One GET; resolves with the status, 0 where there was no answer. */
export const ask = (a: Attack, agent: Agent, path: string, token?: string): Promise<number> =>
  new Promise((done) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const req = get({ host: a.host, port: a.port, path, agent, headers, timeout: 20_000 }, (res) => {
      res.resume();
      res.on('end', () => done(res.statusCode ?? 0));
      res.on('error', () => done(0));
    });
    req.on('timeout', () => req.destroy());
    req.on('error', () => done(0));
  });

/** So many at a time, again and again until the time is up. */
export const lanes = (a: Attack, n: number, act: (i: number) => Promise<unknown>, pause = 0): Promise<unknown> =>
  Promise.all(
    Array.from({ length: n }, async (_, lane) => {
      for (let i = lane; goesOn(a); i += n) {
        await act(i);
        if (pause) await sleep(pause);
      }
    }),
  );
