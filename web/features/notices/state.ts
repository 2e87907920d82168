import { useSyncExternalStore } from 'react';
import type { Notice } from '#contract/notices/calls.ts';
import { announce } from '#web/lib/arrivals.ts';

/** What this window knows of its reader's notices; filled by live.ts, which only members load. */
type State = { unread: number; arrived: number };
const none: State = { unread: 0, arrived: 0 };
let state = none;
const listeners = new Set<() => void>();

export const startAnew = (): void => setState(none);

/** Takes the unread total and what is new. */
export const take = (unread: number, fresh: Notice[]): void => {
  setState({ unread, arrived: state.arrived + fresh.length });
  if (fresh.length) announce(fresh);
};

const setState = (next: State): void => {
  state = next;
  listeners.forEach((tell) => tell());
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** The unread total, and how many came in since this window connected. */
export const useLive = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => none,
  );
