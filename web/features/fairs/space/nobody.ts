import type { HallLine, Presence } from '../presence/presence.ts';

const presence: Presence = {
  state: 'closed',
  count: null,
  staffed: new Set(),
  visible: null,
  people: new Map(),
  said: [],
};
const places: ReturnType<HallLine['positions']> = new Map();
const nothing = () => undefined;

/** A hall in which nobody is met: what is shown before the line to the others stands. */
export const nobody: HallLine = {
  read: () => presence,
  subscribe: () => nothing,
  positions: () => places,
  move: nothing,
  show: nothing,
  say: nothing,
  mute: nothing,
  call: nothing,
};
