import { chat } from '#contract/chat/calls.ts';
import { CallError } from '#contract/core/client.ts';
import { letters } from '#contract/letters/calls.ts';
import { notices, type Talk } from '#contract/notices/calls.ts';
import { quietCall } from '#web/lib/call.ts';
import type { Frame } from './socket.ts';

/** Milliseconds between two askings, and in which the first one comes. */
const pollEvery = 20_000;
const firstWithin = 2_000;

/** What is unread of conversations, as the socket would say it. */
const askTalk = async (auid: string): Promise<Talk> => {
  const { unread, records } = await quietCall(chat.record, { query: { auid, way: 'P2P', unread: '1' } });
  const last = records.find((c) => !c.muted)?.last;
  if (!last) return { unread, newest: null };
  const { messageId, conversationId, from, at, body } = last;
  return { unread, newest: { messageId, conversationId, from, kind: body.kind, text: body.body, at } };
};

type Polled = { userId: string; since: string; take: (frame: Frame) => void; gone: () => void };

/** The newest soon and then every 20 seconds (notices 3), until the session is gone. @returns the end */
export const startPolling = ({ userId, since, take, gone }: Polled): (() => void) => {
  let from = since;
  const ask = () =>
    void Promise.all([
      quietCall(notices.newest, { query: { since: from } }),
      quietCall(letters.reminders),
      askTalk(userId),
    ])
      .then(([{ records }, counts, talk]) => {
        from = records.map((r) => r.at).reduce((a, b) => (a > b ? a : b), from);
        take({ unread: counts.notices, letters: counts.letters, records, talk });
      })
      .catch((err: unknown) => {
        if (err instanceof CallError && err.status === 401) gone();
      });
  // Not all whose line was cut at the same moment ask at the same moment.
  const first = setTimeout(ask, Math.random() * firstWithin);
  const timer = setInterval(ask, pollEvery);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
};
