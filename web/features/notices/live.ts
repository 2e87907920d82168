import { CallError } from '#contract/core/client.ts';
import { notices, type Talk } from '#contract/notices/calls.ts';
import { quietCall } from '#web/lib/call.ts';
import { type Frame, keepSocket } from './socket.ts';
import { startAnew, take } from './state.ts';

const pollEvery = 20_000;
/** Clocks of reader and server may differ by this much; what was shown already isn't shown twice. */
const tolerance = 60_000;
/** A change between site and member centre leaves and comes back within this time. */
const linger = 1000;

const seen = new Set<string>();
const takeFrame = ({ unread, records, talk }: Frame): void => {
  const fresh = records.filter((r) => !r.read && !seen.has(r.id));
  fresh.forEach((r) => seen.add(r.id));
  take(unread, fresh, talk);
};

/** What is unread of conversations, as the socket would say it. */
const askTalk = async (auid: string): Promise<Talk> => {
  // Loaded when the socket is down for the first time: most pages never ask.
  const { chat } = await import('#contract/chat/calls.ts');
  const { unread, records } = await quietCall(chat.record, { query: { auid, way: 'P2P', unread: '1' } });
  const last = records.find((c) => !c.muted)?.last;
  if (!last) return { unread, newest: null };
  const { messageId, conversationId, from, at, body } = last;
  return { unread, newest: { messageId, conversationId, from, kind: body.kind, text: body.body, at } };
};

/** While the socket is down: the newest by polling (notices 3), until the session is gone. */
const startPolling = (userId: string, since: string, gone: () => void): (() => void) => {
  let from = since;
  const timer = setInterval(() => {
    void Promise.all([
      quietCall(notices.newest, { query: { since: from } }),
      quietCall(notices.unread),
      askTalk(userId),
    ])
      .then(([{ records }, { messageNum }, talk]) => {
        from = records.map((r) => r.at).reduce((a, b) => (a > b ? a : b), from);
        takeFrame({ unread: messageNum, records, talk });
      })
      .catch((err: unknown) => {
        if (err instanceof CallError && err.status === 401) gone();
      });
  }, pollEvery);
  return () => clearInterval(timer);
};

let running: { userId: string; end: () => void } | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

const run = (userId: string) => {
  running?.end();
  seen.clear();
  startAnew();
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  let stopPolling: (() => void) | undefined;
  // Without a session nothing is tried: the next login or page connects again.
  const gone = () => mine.end();
  const end = keepSocket({
    url: `${scheme}://${location.host}/api/notice/ws/${userId}`,
    onFrame: takeFrame,
    onOpen: (open) => {
      if (open) {
        stopPolling?.();
        stopPolling = undefined;
      } else stopPolling ??= startPolling(userId, new Date(Date.now() - tolerance).toISOString(), gone);
    },
    onGone: gone,
  });
  const mine = {
    userId,
    end: () => {
      end();
      stopPolling?.();
      if (running === mine) running = undefined;
    },
  };
  running = mine;
};

/** Connects this window for one person, once however often it is asked. @returns the farewell */
export const connect = (userId: string): (() => void) => {
  clearTimeout(leaving);
  if (running?.userId !== userId) run(userId);
  return () => {
    leaving = setTimeout(() => {
      running?.end();
      startAnew();
    }, linger);
  };
};

/** Marks one notice as read in the background; the socket brings the new total. */
export const markRead = (id: string): void =>
  void quietCall(notices.read, { body: { ids: [id] } }).catch(() => undefined);
