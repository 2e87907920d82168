import { setTimeout as rest } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { chat } from '#contract/chat/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { newId } from '#server/platform/ids.ts';
import { follow } from '#web/features/chat/follow.ts';
import { keepLine } from '#web/features/chat/line.ts';
import { atEnd, type Span } from '#web/features/chat/window.ts';
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
  again: [100, 500],
  answer: 5_000,
  look: 20_000,
  scroll: 200,
} as const;
/** One of so many messages is sent to two nodes at once, as by a double click. */
const twice = 8;

/**
 * A person's page in one conversation, on any of these nodes, by the page's own logic (`web/features/chat`: its line, its window and what
 * follows a history). It loses its socket at random and sends again under the same id what had no answer.
 */
export const createClient = (nodes: string[], room: Room, person: Person, address: string): Client => {
  const sent: SentMessage[] = [];
  const shown: string[] = [];
  const count = { doubled: 0, cut: 0, tried: 0 };
  let socket: WebSocket | undefined;
  let leave: ReturnType<typeof setTimeout> | undefined;
  let calm = false;
  let span: Span = { records: [], last: 0 };
  const headers = { authorization: `Bearer ${person.token}`, 'x-forwarded-for': address };

  const call = async <T>(path: string, body: object): Promise<T | null> => {
    const res = await fetch(`${pick(nodes)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(pace.answer),
    }).catch(() => null);
    return res?.ok ? (((await res.json().catch(() => null)) as { data?: T } | null)?.data ?? null) : null;
  };
  const history = follow({
    read: async (asked) => {
      const found = await call<DataOf<typeof chat.messages>>(chat.messages.path, { sessionId: room.id, ...asked });
      if (!found) throw new Error('the history was not answered');
      return found;
    },
    // A page holds the newest part alone; what has passed through it in order is what its reader has seen.
    onSpan: (next) => {
      span = next;
      const { records } = next;
      for (const m of records) if (m.sequence === shown.length + 1) shown.push(m.clientId);
    },
    onRead: () => undefined,
  });
  const line = keepLine(
    person.userId,
    {
      onFrame: (f) => {
        if (f.method !== 'message' || f.conversationId !== room.id) return;
        if (f.sequence <= shown.length) count.doubled += 1;
        history.hear(f);
      },
      onOpen: (open) => {
        if (open) void history.catchUp();
        else count.cut += 1;
      },
    },
    () => {
      const ws = new WebSocket(`${pick(nodes).replace('http', 'ws')}/api/chat/ws`, {
        headers,
        handshakeTimeout: pace.answer,
      });
      socket = ws;
      clearTimeout(leave);
      leave = setTimeout(() => calm || ws.terminate(), between(...pace.stay));
      ws.on('error', () => undefined);
      return ws as unknown as globalThis.WebSocket;
    },
  );
  /** As the page does by the clock: what a node lost on its way is found so. */
  const clock = setInterval(() => void history.catchUp(), pace.look);
  /** As its reader does, who scrolls on to the newest. */
  const scroll = setInterval(() => void (atEnd(span) || history.newer()), pace.scroll);

  const post = async (clientId: string): Promise<number | null> => {
    count.tried += 1;
    const body = { sessionId: room.id, clientId, body: `message ${clientId}` };
    return (await call<{ sequence: number }>(chat.send.path, body))?.sequence ?? null;
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
      void history.catchUp();
    },
    stop: () => {
      clearInterval(clock);
      clearInterval(scroll);
      clearTimeout(leave);
      line.end();
      socket?.terminate();
    },
  };
};
