import { useSyncExternalStore } from 'react';
import type { HallLine, Presence } from '../presence/presence.ts';

/** What a page knows where it has joined no hall: nobody is told of, and nobody is hidden. */
const nobody: Presence = {
  state: 'closed',
  count: null,
  staffed: new Set(),
  visible: null,
  people: new Map(),
  said: [],
};
const silent = () => () => undefined;
const none = () => nobody;

/** Who is in the hall as its line says it; without a line nothing is known. */
export const usePresence = (line: HallLine | null): Presence =>
  useSyncExternalStore(line?.subscribe ?? silent, line?.read ?? none, none);
