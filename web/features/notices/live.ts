import { type Notice, notices } from '#contract/notices/calls.ts';
import { quietCall } from '#web/lib/call.ts';
import { announceChanged } from '#web/lib/changed.ts';
import { type Frame, keepSocket } from './socket.ts';
import { arrive, startAnew, take } from './state.ts';

/** Clocks of reader and server may differ by this much; what was shown already isn't shown twice. */
const tolerance = 60_000;
/** Milliseconds in which a transaction that writes a notice is over. */
const commitTime = 1000;
/** A change between site and member centre leaves and comes back within this time. */
const linger = 1000;

const seen = new Set<string>();
const takeFresh = (records: Notice[]): Notice[] => {
  const fresh = records.filter((r) => !r.read && !seen.has(r.id));
  fresh.forEach((r) => seen.add(r.id));
  return fresh;
};
const takeFrame = ({ unread, records, talk, letters, changed }: Frame): void => {
  take(unread, takeFresh(records), { talk, letters });
  if (changed) announceChanged(changed);
};

/** Takes what came in while there was no socket: between the page's rendering and its opening, or since it was lost. */
const catchUp = async (since: string): Promise<void> =>
  arrive(takeFresh((await quietCall(notices.newest, { query: { since } })).records));

/** While the socket is down: the newest by polling, whose script most pages never need. @returns the end */
const pollMeanwhile = (userId: string, gone: () => void): (() => void) => {
  const since = new Date(Date.now() - tolerance).toISOString();
  let end: (() => void) | undefined;
  let ended = false;
  void import('./poll.ts').then(
    ({ startPolling }) => {
      if (!ended) end = startPolling({ userId, since, take: takeFrame, gone });
    },
    () => undefined,
  );
  return () => {
    ended = true;
    end?.();
  };
};

let running: { userId: string; end: () => void } | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** @param rendered when the page was rendered, in ms by the server's clock */
const run = (userId: string, rendered: number) => {
  running?.end();
  seen.clear();
  startAnew();
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  let stopPolling: (() => void) | undefined;
  // A record is seen a moment after the time it bears; what is taken twice is shown once.
  const since = new Date(rendered - commitTime).toISOString();
  // Without a session nothing is tried: the next login or page connects again.
  const gone = () => mine.end();
  let opened = false;
  const end = keepSocket({
    url: `${scheme}://${location.host}/api/notice/ws/${userId}`,
    onFrame: takeFrame,
    onOpen: (open) => {
      if (open) {
        stopPolling?.();
        stopPolling = undefined;
        void catchUp(since).catch(() => undefined);
        if (opened) announceChanged(null);
        opened = true;
      } else stopPolling ??= pollMeanwhile(userId, gone);
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
export const connect = (userId: string, rendered: number): (() => void) => {
  clearTimeout(leaving);
  if (running?.userId !== userId) run(userId, rendered);
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
