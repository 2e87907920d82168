import type { Notice, Talk } from '#contract/notices/calls.ts';

/**
 * One frame of `/api/notice/ws/{userId}`: the unread total and what is new; the first frame brings the total alone. `talk` is
 * there at first, and when something was said in a conversation.
 */
export type Frame = { unread: number; records: Notice[]; letters?: number; talk?: Talk; changed?: string[] };

/** Waiting before the next try: doubling from 1 s to 30 s, spread so that a restarted server isn't met by all at once. */
const backoff = (attempt: number, random: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.min(attempt, 5)) * (0.5 + random / 2);

type Options = {
  url: string;
  onFrame: (f: Frame) => void;
  /** Told at each opening and loss. */
  onOpen: (open: boolean) => void;
  /** The server ended it for good: the session is over (close code 1008). */
  onGone: () => void;
};

const sessionOver = 1008;

/** Keeps a socket open until told to end. @returns the end */
export const keepSocket = ({ url, onFrame, onOpen, onGone }: Options): (() => void) => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let ended = false;
  const open = () => {
    socket = new WebSocket(url);
    socket.addEventListener('open', () => {
      attempt = 0;
      onOpen(true);
    });
    socket.addEventListener('message', (e: MessageEvent<string>) => onFrame(JSON.parse(e.data) as Frame));
    socket.addEventListener('close', ({ code }) => {
      if (ended) return;
      if (code === sessionOver) return onGone();
      onOpen(false);
      timer = setTimeout(open, backoff(attempt, Math.random()));
      attempt += 1;
    });
  };
  open();
  return () => {
    ended = true;
    clearTimeout(timer);
    socket?.close();
  };
};
