import type { WebSocket } from 'ws';
import { heldMost } from '#contract/chat/calls.ts';
import { authorityWithin, resumeMost, type UpstreamFrame, upstreamFrame } from '#contract/chat/frames.ts';
import { type Person, systemContext } from '#server/platform/context.ts';
import type { SocketServer } from '#server/platform/http/sockets.ts';
import { sendAsTaken, sendTo } from '#server/platform/http/watch-socket.ts';
import type { Platform } from '#server/platform/index.ts';
import { sideOf } from '../access.ts';
import { createHub, frameText } from './hub.ts';
import { findAfter, findGone } from '../message-store.ts';
import { presentMessages } from '../present-message.ts';
import { findBlocks, findConversations } from '../store.ts';
import { chatTopic } from '../topic.ts';

/** Close code: who this is was not said, or not truly. */
const unknown = 1008;
/** Milliseconds between two of somebody's signs of typing that are passed on. */
const typingEvery = 2_000;

/** What a frame says; undefined where it is none of ours. */
const readFrame = (data: WebSocket.RawData, isBinary: boolean): UpstreamFrame | undefined => {
  if (isBinary) return undefined;
  try {
    return upstreamFrame.safeParse(JSON.parse((data as Buffer).toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

type Place = { conversationId: string; after: number; held?: number | undefined };

/** Places of which each group has about as many messages as one conversation may bring: a long answer is not held in memory whole. */
const groupsOf = (places: Place[], lastOf: (p: Place) => number): Place[][] => {
  const groups: Place[][] = [];
  let room = 0;
  for (const p of places) {
    const missed = Math.min(resumeMost.messages, Math.max(0, lastOf(p) - p.after));
    if (missed > room || !groups.length) {
      groups.push([]);
      room = resumeMost.messages;
    }
    groups.at(-1)?.push(p);
    room -= missed;
  }
  return groups;
};

type Of<M extends UpstreamFrame['method']> = Extract<UpstreamFrame, { method: M }>;

/** What a person who is known asks by frames. */
const createActs = (platform: Platform, socket: WebSocket, person: Person) => {
  const ctx = { ...systemContext(platform), person };
  let typedAt = 0;
  return {
    ping: async ({ requestId }: Of<'ping'>) => sendTo(socket, frameText({ method: 'pong', requestId })),
    typing: async ({ conversationId }: Of<'typing'>) => {
      if (Date.now() - typedAt < typingEvery) return;
      typedAt = Date.now();
      const [c] = await findConversations(ctx, [conversationId]);
      const side = c ? sideOf(person, c) : null;
      // Between two of whom one blocked the other nothing is told any more (chat 8).
      if (!c || side === null || (await findBlocks(ctx, [c.id])).length) return;
      const { id, userA, userB, entId } = c;
      const said = { what: 'typing' as const, id, userA, userB, entId, side, userId: person.userId };
      await platform.bus.publish(chatTopic, said);
    },
    /** What was missed since these messages, in order; of conversations that are not this person's nothing. */
    resume: async ({ from, requestId }: Of<'resume'>) => {
      const found = await findConversations(ctx, [...new Set(from.map((f) => f.conversationId))]);
      const mine = new Map(found.filter((c) => sideOf(person, c) !== null).map((c) => [c.id, c]));
      // A conversation that is named twice is brought once.
      const places = [...new Map(from.map((f) => [f.conversationId, f])).values()].filter((f) =>
        mine.has(f.conversationId),
      );
      const lastOf = (p: Place) => mine.get(p.conversationId)?.lastSeq ?? 0;
      const stretches = places.flatMap(({ conversationId, after, held }) =>
        held === undefined ? [] : [{ conversationId, from: Math.max(held, after - heldMost), to: after }],
      );
      const gone = (await findGone(ctx, stretches)).map(({ conversationId, seq }) =>
        frameText({ method: 'recalled', conversationId, sequence: seq }),
      );
      if (!(await sendAsTaken(socket, gone))) return;
      for (const group of groupsOf(places, lastOf)) {
        const messages = await presentMessages(ctx, await findAfter(ctx, group, resumeMost.messages), mine);
        const texts = messages.map((m) => frameText({ ...m, method: 'message' }));
        if (!(await sendAsTaken(socket, texts))) return;
      }
      const conversations = places.map((p) => {
        const lastSequence = lastOf(p);
        return {
          conversationId: p.conversationId,
          lastSequence,
          more: lastSequence > p.after + resumeMost.messages,
        };
      });
      sendTo(socket, frameText({ method: 'resumed', requestId, conversations }));
    },
  };
};

/** Messages as they are stored, by the frames of `contract/chat/frames.ts`. */
export const chatSocket: SocketServer = {
  path: /^\/api\/chat\/ws$/,
  late: true,
  start: (platform) => {
    const hub = createHub(platform);
    return (socket, known, _match, identify) => {
      const say = (frame: Parameters<typeof frameText>[0]) => sendTo(socket, frameText(frame));
      const late = setTimeout(() => socket.close(unknown), authorityWithin);
      socket.on('close', () => clearTimeout(late));
      let acts: ReturnType<typeof createActs> | undefined;
      let asked = false;
      const greet = async ({ auid, token, requestId }: Of<'authority'>) => {
        if (asked) return say({ method: 'fault', requestId, msg: 'authority was said already' });
        asked = true;
        const person = known ?? (token ? await identify(token) : null);
        if (!person || person.userId !== auid) {
          say({ method: 'authority', requestId, success: false, msg: 'token invalid, please log in again' });
          return socket.close(unknown);
        }
        clearTimeout(late);
        acts = createActs(platform, socket, person);
        hub.join({ socket, person });
        return say({ method: 'authority', requestId, success: true });
      };
      const take = async (frame: UpstreamFrame): Promise<void> => {
        if (frame.method === 'authority') return greet(frame);
        if (!acts) return say({ method: 'fault', msg: 'the first frame is authority' });
        if (frame.method === 'ping') return acts.ping(frame);
        return frame.method === 'typing' ? acts.typing(frame) : acts.resume(frame);
      };
      // One frame after the other, so that a crowd of them takes one connection to the database.
      let turn: Promise<unknown> = Promise.resolve();
      socket.on('message', (data, isBinary) => {
        const frame = readFrame(data, isBinary);
        if (!frame) return say({ method: 'fault', msg: 'no frame of this protocol' });
        turn = turn
          .then(() => (socket.readyState === socket.OPEN ? take(frame) : undefined))
          .catch((err: Error) => {
            platform.log.warn({ err: err.message }, 'chat frame');
            say({ method: 'fault', msg: 'failed' });
          });
        return undefined;
      });
    };
  },
};
