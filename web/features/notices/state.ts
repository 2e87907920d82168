import { useSyncExternalStore } from 'react';
import type { Notice } from '#contract/notices.ts';

/** What this window knows of its reader's notices; filled by live.ts, which only members load. */
type State = { unread: number; arrived: number };
const none: State = { unread: 0, arrived: 0 };
let state = none;
const listeners = new Set<() => void>();
const arrivals = new Set<(fresh: Notice[]) => void>();

export const startAnew = (): void => setState(none);

/** Takes the unread total and what is new. */
export const take = (unread: number, fresh: Notice[]): void => {
  setState({ unread, arrived: state.arrived + fresh.length });
  if (fresh.length) arrivals.forEach((tell) => tell(fresh));
};

const setState = (next: State): void => {
  state = next;
  listeners.forEach((tell) => tell());
};

/** Calls back with notices as they come in. */
export const onArrival = (tell: (fresh: Notice[]) => void): (() => void) => {
  arrivals.add(tell);
  return () => void arrivals.delete(tell);
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
