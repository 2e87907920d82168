import { LRUCache } from 'lru-cache';
import type { chat, Message } from '#contract/chat/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';
import { batched } from '#server/platform/batched/index.ts';
import { createStore, type Wish } from './store-messages.ts';

/** Messages that one transaction stores. */
const most = 250;
/** Milliseconds in which a node collects what is sent, where much is; of a loaded database a multiple of what the last transaction took. */
const pause = 10;
const growing = { times: 2, most: 60 } as const;
/** Of what spoilt a transaction the messages are stored alone for so many milliseconds, so that it slows no other. */
const apart = { ttl: 2_000, max: 10_000 };

/** What is locked for a message: its conversation, and the company or person that sends it. */
const locksOf = ({ ctx, body }: Wish): string[] => [body.sessionId, me(ctx).entId ?? me(ctx).userId];

const createSend = (platform: Platform): ((wish: Wish) => Promise<Message>) => {
  const store = createStore(platform);
  const spoilt = new LRUCache<string, true>(apart);
  return batched({
    run: async (wishes, patient) => {
      try {
        return await store(wishes, patient);
      } catch (err) {
        if (!patient) for (const id of wishes.flatMap(locksOf)) spoilt.set(id, true);
        throw err;
      }
    },
    most,
    pause,
    growing,
    // One after the other as they came: each that waits for the lock of its conversation would hold a connection.
    keyOf: (w) => w.body.sessionId,
    // What these point to is read and claimed as their sender may.
    alone: (w) => w.body.kind !== 'text' || w.body.card !== undefined || locksOf(w).some((id) => spoilt.has(id)),
  });
};
const sends = new WeakMap<Platform, ReturnType<typeof createSend>>();

/**
 * Stores a message with the next number of its conversation, then tells every node. Sent again with the same client id it
 * is the message that is there (chat 3). What is sent at the same time is stored by one transaction.
 */
export const sendMessage = (ctx: Ctx, body: ParsedOf<typeof chat.send>['body']): Promise<Message> => {
  const { platform } = ctx;
  const send = sends.get(platform) ?? createSend(platform);
  sends.set(platform, send);
  return send({ ctx, body });
};
