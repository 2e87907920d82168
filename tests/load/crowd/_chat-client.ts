import { setTimeout as rest } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { DownstreamFrame } from '#contract/chat/frames.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from './_chat-people.ts';

type Person = Room['people'][number];
/** A message as it was sent: again and again under the same id, until a node said that it is stored, and under which number. */
export type SentMessage = { clientId: string; sequence: number };
export type Client = {
  conversationId: string;
  sent: SentMessage[];
  /** The ids of what it shows, in the order of their numbers from 1 on. */
  shown: string[];
  /** Frames that brought what it shows already. */
  doubled: () => number;
  /** How often it lost its socket, or cut it itself. */
  cut: () => number;
  /** Sends that had no answer, or another than the message. */
  tried: () => number;
  /** Sends one message after the other while it is told to, so many at the least. */
  send: (least: number, more: () => boolean) => Promise<void>;
  /** From now on it keeps its socket. */
  calm: () => void;
  stop: () => void;
};

const between = (least: number, most: number) => least + Math.random() * (most - least);
const pick = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Milliseconds. */
const pace = {
  pause: [300, 1_500],
  stay: [1_000, 6_000],
  away: [50, 1_000],
  again: [100, 500],
  answer: 5_000,
} as const;
/** One of so many messages is sent to two nodes at once, as by a double click. */
const twice = 8;

/**
 * A person's page in one conversation, on any of these nodes: it loses its socket at random, asks for what it missed by number, shows each message
 * once and in order, and sends again under the same id what had no answer.
 */
export const createClient = (nodes: string[], room: Room, person: Person, address: string): Client => {
  const sent: SentMessage[] = [];
  const shown: string[] = [];
  const early = new Map<number, string>();
  const count = { doubled: 0, cut: 0, tried: 0 };
  let socket: WebSocket | undefined;
  let calm = false;
  let over = false;

  const resume = () =>
    socket?.readyState === WebSocket.OPEN &&
    socket.send(
      JSON.stringify({ method: 'resume', from: [{ conversationId: room.id, after: shown.length }], requestId: 1 }),
    );
  const show = (sequence: number, clientId: string) => {
    if (sequence <= shown.length) count.doubled += 1;
    else early.set(sequence, clientId);
    for (let next = early.get(shown.length + 1); next; next = early.get(shown.length + 1)) {
      shown.push(next);
      early.delete(shown.length);
    }
  };
  const take = (f: DownstreamFrame) => {
    if (f.method === 'authority' && f.success) resume();
    if (f.method === 'resumed' && f.conversations.some((c) => c.lastSequence > shown.length)) resume();
    if (f.method !== 'message' || f.conversationId !== room.id) return;
    show(f.sequence, f.clientId);
    // What came lies behind a gap.
    if (early.has(f.sequence)) resume();
  };
  const connect = () => {
    if (over) return;
    const ws = new WebSocket(`${pick(nodes).replace('http', 'ws')}/api/chat/ws`, {
      headers: { authorization: `Bearer ${person.token}`, 'x-forwarded-for': address },
      handshakeTimeout: pace.answer,
    });
    socket = ws;
    const leave = setTimeout(() => calm || ws.terminate(), between(...pace.stay));
    ws.on('open', () => ws.send(JSON.stringify({ method: 'authority', auid: person.userId, token: '' })));
    ws.on('message', (data) => take(JSON.parse((data as Buffer).toString()) as DownstreamFrame));
    ws.on('error', () => undefined);
    ws.on('close', () => {
      clearTimeout(leave);
      count.cut += 1;
      setTimeout(connect, between(...pace.away));
    });
  };
  connect();

  const post = async (clientId: string): Promise<number | null> => {
    count.tried += 1;
    const res = await fetch(`${pick(nodes)}/api/chat/v1/upstream_message/send`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${person.token}`,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ sessionId: room.id, clientId, body: `message ${clientId}` }),
      signal: AbortSignal.timeout(pace.answer),
    }).catch(() => null);
    const answer = res?.ok ? ((await res.json().catch(() => null)) as { data?: { sequence: number } } | null) : null;
    return answer?.data?.sequence ?? null;
  };
  const deliver = async (clientId: string): Promise<number> => {
    for (;;) {
      const asked = Array.from({ length: Math.random() * twice < 1 ? 2 : 1 }, () => post(clientId));
      const got = (await Promise.all(asked)).filter((n) => n !== null);
      if (new Set(got).size > 1) throw new Error(`${clientId} has the numbers ${got.join(', ')}`);
      if (got[0] !== undefined) return got[0];
      await rest(between(...pace.again));
    }
  };
  return {
    conversationId: room.id,
    sent,
    shown,
    doubled: () => count.doubled,
    cut: () => count.cut,
    tried: () => count.tried,
    send: async (least, more) => {
      for (let i = 0; i < least || more(); i++) {
        await rest(between(...pace.pause));
        const clientId = newId();
        sent.push({ clientId, sequence: await deliver(clientId) });
      }
    },
    calm: () => {
      calm = true;
      resume();
    },
    stop: () => {
      over = true;
      socket?.terminate();
    },
  };
};
