import type { DownstreamFrame, UpstreamFrame } from '#contract/chat/frames.ts';

/** Waiting before the next try: doubling from 1 s to 30 s, spread so that a restarted server isn't met by all at once. */
const backoff = (attempt: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.min(attempt, slowest)) * (0.5 + Math.random() / 2);
/** The try from which on the wait is the longest. */
const slowest = 5;
/** A line over which nothing came for so long is asked whether it still is one. */
const beat = 25_000;
const sessionOver = 1008;

type Told = {
  onFrame: (f: DownstreamFrame) => void;
  /** Told at each opening, once the server knows who is there, and at each loss. */
  onOpen: (open: boolean) => void;
};
export type Line = { send: (frame: UpstreamFrame) => void; end: () => void };

/** The socket of the page, whose session says who is there. */
const ofPage = (): WebSocket => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/chat/ws`);
};

/** Keeps the socket of conversations open until told to end. @param connect opens one; another than the page's in tests */
export const keepLine = (userId: string, { onFrame, onOpen }: Told, connect = ofPage): Line => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let ended = false;
  let known = false;
  let heard = 0;
  const say = (frame: UpstreamFrame) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  const take = (frame: DownstreamFrame) => {
    heard = Date.now();
    if (frame.method !== 'authority') return onFrame(frame);
    known = frame.success;
    attempt = 0;
    return known ? onOpen(true) : undefined;
  };
  const open = () => {
    socket = connect();
    socket.addEventListener('open', () =>
      say({
        method: 'authority',
        auid: userId,
        token: '',
        appKey: 'weft',
        requestId: crypto.randomUUID(),
        timestamp: Date.now(),
      }),
    );
    socket.addEventListener('message', (e: MessageEvent<string>) => take(JSON.parse(e.data) as DownstreamFrame));
    socket.addEventListener('close', ({ code }) => {
      known = false;
      if (ended) return;
      onOpen(false);
      // Whose session is over may log in again in this window or another one.
      attempt = code === sessionOver ? slowest : attempt;
      timer = setTimeout(open, backoff(attempt));
      attempt += 1;
    });
  };
  const clock = setInterval(() => {
    if (!known) return;
    if (Date.now() - heard > 2 * beat) socket?.close();
    else if (Date.now() - heard > beat) say({ method: 'ping' });
  }, beat / 2);
  open();
  return {
    send: (frame) => known && say(frame),
    end: () => {
      ended = true;
      clearTimeout(timer);
      clearInterval(clock);
      socket?.close();
    },
  };
};
