import type { chat, Message } from '#contract/chat/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Platform } from '#server/platform/index.ts';
import { together } from '#server/platform/together/index.ts';
import { createStore, type Wish } from './store-messages.ts';

/** Messages that one transaction stores. */
const most = 100;
/** Milliseconds in which a node collects what is sent, where much is. */
const pause = 10;

const createSend = (platform: Platform): ((wish: Wish) => Promise<Message>) =>
  together({
    run: createStore(platform),
    most,
    pause,
    // One after the other as they came: each that waits for the lock of its conversation would hold a connection.
    keyOf: (w) => w.body.sessionId,
    // What these point to is read and claimed as their sender may.
    alone: (w) => w.body.kind !== 'text' || w.body.card !== undefined,
  });
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
