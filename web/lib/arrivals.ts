import type { Notice } from '#contract/notices/calls.ts';

type Listener = (fresh: Notice[]) => void;
const listeners = new Set<Listener>();

/** Says that notices came in while the page is open; whoever keeps the connection calls it. */
export const announce = (fresh: Notice[]): void => listeners.forEach((tell) => tell(fresh));

/** Calls back with notices as they come in. @returns the farewell */
export const onArrival = (tell: Listener): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
