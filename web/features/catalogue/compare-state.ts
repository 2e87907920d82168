import { useSyncExternalStore } from 'react';
import { productLimits } from '#contract/catalogue/rules.ts';
import type { Text } from '#contract/core/schemas.ts';

/** A product that was chosen to be compared. */
export type Chosen = { id: string; name: Text };
const key = 'weft.compare';
const listeners = new Set<() => void>();
const none: readonly Chosen[] = [];
let known: { text: string; list: readonly Chosen[] } = { text: '', list: none };

/** What the tab holds; the same list while it is the same. A browser that keeps nothing compares within the page. */
const read = (): readonly Chosen[] => {
  let text: string;
  try {
    text = sessionStorage.getItem(key) ?? '';
  } catch {
    return known.list;
  }
  if (text === known.text) return known.list;
  try {
    known = { text, list: (JSON.parse(text || '[]') as Chosen[]).slice(0, productLimits.compared) };
  } catch {
    known = { text, list: none };
  }
  return known.list;
};

const write = (list: readonly Chosen[]): void => {
  known = { text: JSON.stringify(list), list };
  try {
    sessionStorage.setItem(key, known.text);
  } catch {
    // Nothing is kept; the page goes on with what it holds.
  }
  for (const tell of listeners) tell();
};

export const toggleCompared = (one: Chosen): void => {
  const list = read();
  if (list.some((c) => c.id === one.id)) write(list.filter((c) => c.id !== one.id));
  else if (list.length < productLimits.compared) write([...list, one]);
};
export const clearCompared = (): void => write(none);

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
/** The products chosen in this tab; the server's page knows none. */
export const useCompared = (): readonly Chosen[] => useSyncExternalStore(subscribe, read, () => none);
