import { useSyncExternalStore } from 'react';
import type { Notice, Talk } from '#contract/notices/calls.ts';
import { announce } from '#web/lib/arrivals.ts';

/** What this window knows of its reader's notices; filled by live.ts, which only members load. */
/** `letters` and `talk` are null until the server has said them. */
type State = { unread: number; arrived: number; letters: number | null; talk: Talk | null };
const none: State = { unread: 0, arrived: 0, letters: null, talk: null };
let state = none;
const listeners = new Set<() => void>();

export const startAnew = (): void => setState(none);

/** Takes the unread total, what is new, and what conversations and letters add. */
export const take = (
  unread: number,
  fresh: Notice[],
  more: { talk?: Talk | undefined; letters?: number | undefined } = {},
): void => {
  setState({ ...state, unread, talk: more.talk ?? state.talk, letters: more.letters ?? state.letters });
  arrive(fresh);
};

/** Notices that the unread total counts already, and that this window has not shown. */
export const arrive = (fresh: Notice[]): void => {
  if (!fresh.length) return;
  setState({ ...state, arrived: state.arrived + fresh.length });
  announce(fresh);
};

const setState = (next: State): void => {
  state = next;
  listeners.forEach((tell) => tell());
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** The unread total, how many came in since this window connected, and what is unread of conversations. */
export const useLive = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => none,
  );
