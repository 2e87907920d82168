import { useSyncExternalStore } from 'react';
import type { Notice, Talk } from '#contract/notices/calls.ts';
import { announce } from '#web/lib/arrivals.ts';

/** What this window knows of its reader's notices; filled by live.ts, which only members load. */
/** `talk` is null until the server has said it. */
type State = { unread: number; arrived: number; talk: Talk | null };
const none: State = { unread: 0, arrived: 0, talk: null };
let state = none;
const listeners = new Set<() => void>();

export const startAnew = (): void => setState(none);

/** Takes the unread total, what is new, and what conversations add. */
export const take = (unread: number, fresh: Notice[], talk = state.talk): void => {
  setState({ ...state, unread, talk });
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
