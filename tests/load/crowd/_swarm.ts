import { Agent, request } from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newId } from '#server/platform/ids.ts';
import type { Room } from './_chat-people.ts';

/** What came to sockets in a measured time. Milliseconds from before a message was sent to its arrival. */
export type Figures = { delivered: number; sent: number; failed: number; p50: number; p99: number; seconds: number };
type Target = { kind: 'ours' | 'bare'; url: string };
/** A swarm that is connected: it sends so many messages a second in each room, and counts what all sockets get. */
export type Swarm = { open: number; measure: (rate: number, seconds: number) => Promise<Figures>; close: () => void };

/** Connections opened at the same time. */
const atOnce = 100;
const stamp = /"body":"@([\d.]+) /;
/** Whoever writes has a connection of their own: a message that waits for another's would be counted as late. Taken in turn, so that none is idle until the server closes it. */
const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo' });
const now = () => performance.now();

/** One message as the page sends it; each as if from another place, so that an address's own limit isn't what is measured. */
const post = (url: string, sessionId: string, token: string, n: number): Promise<boolean> =>
  new Promise((done) => {
    const body = JSON.stringify({ sessionId, clientId: newId(), body: `@${now()} 600 kg of T700 12K by Friday?` });
    const req = request(
      `${url}/api/chat/v1/upstream_message/send`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${token}`,
          'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        },
      },
      (res) => {
        res.resume();
        res.on('end', () => done(res.statusCode === 200));
      },
    );
    req.on('error', () => done(false));
    req.end(body);
  });

const connect = (t: Target, room: Room, n: number, onText: (text: string) => void): Promise<WebSocket> =>
  new Promise((done, fail) => {
    const person = room.people[n];
    const url = t.url.replace('http', 'ws');
    const ours = t.kind === 'ours';
    const socket = new WebSocket(ours ? `${url}/api/chat/ws` : `${url}/?room=${room.id}`, {
      headers: ours ? { authorization: `Bearer ${person?.token}` } : {},
      perMessageDeflate: false,
    });
    socket.on('open', () => {
      if (ours) socket.send(JSON.stringify({ method: 'authority', auid: person?.userId, token: '' }));
      else done(socket);
    });
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      if (text.startsWith('{"method":"authority"')) done(socket);
      else onText(text);
    });
    socket.on('error', fail);
    socket.on('close', (code) => fail(new Error(`closed with ${code}`)));
  });

/** Connects everybody of these rooms. */
export const swarm = async (t: Target, rooms: Room[]): Promise<Swarm> => {
  let times: number[] = [];
  const onText = (text: string) => {
    const m = stamp.exec(text);
    if (m) times.push(now() - Number(m[1]));
  };
  const sockets = new Map<string, WebSocket[]>(rooms.map((r) => [r.id, []]));
  const all = rooms.flatMap((r) => r.people.map((_, n) => ({ r, n })));
  for (let i = 0; i < all.length; i += atOnce)
    await Promise.all(
      all.slice(i, i + atOnce).map(async ({ r, n }) => sockets.get(r.id)?.push(await connect(t, r, n, onText))),
    );
  let places = 0;
  const turns = new Map<string, number>();
  const say = async (r: Room): Promise<boolean> => {
    // Everybody of a room in turn, so that nobody writes more than a person may.
    const turn = (turns.get(r.id) ?? 0) + 1;
    turns.set(r.id, turn);
    if (t.kind === 'ours') return post(t.url, r.id, r.people[turn % r.people.length]?.token ?? '', (places += 1));
    sockets.get(r.id)?.[turn % r.people.length]?.send(
      JSON.stringify({
        method: 'message',
        body: `@${now()} 600 kg of T700 12K by Friday?`,
        room: r.id,
        clientId: newId(),
      }),
    );
    return true;
  };
  return {
    open: all.length,
    measure: async (rate, seconds) => {
      times = [];
      let sent = 0;
      let failed = 0;
      const going: Promise<void>[] = [];
      const began = now();
      const every = 1000 / (rate * rooms.length);
      // Messages are due by the clock, whether or not earlier ones have arrived.
      for (let due = began, i = 0; due < began + seconds * 1000; due += every, i += 1) {
        const wait = due - now();
        if (wait > 1) await rest(wait);
        sent += 1;
        going.push(say(rooms[i % rooms.length] as Room).then((ok) => void (failed += ok ? 0 : 1)));
      }
      await Promise.all(going);
      const expected = (sent - failed) * (rooms[0]?.people.length ?? 0);
      for (let i = 0; i < 100 && times.length < expected; i++) await rest(100);
      const took = (now() - began) / 1000;
      const sorted = times.toSorted((a, b) => a - b);
      const at = (p: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0);
      return { delivered: sorted.length, sent, failed, p50: at(0.5), p99: at(0.99), seconds: took };
    },
    close: () => {
      for (const s of [...sockets.values()].flat()) s.terminate();
    },
  };
};
