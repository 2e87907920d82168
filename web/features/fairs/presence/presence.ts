import type { HallFault, HallPerson } from '#contract/fairs/presence.ts';
import type { HallPosition } from '#contract/fairs/positions.ts';

type Said = { n: number; userId: string; name: string; text: string; at: number };

/** What a page knows of who else is in its hall. A new object whenever something but positions has changed. */
export type Presence = {
  state: 'connecting' | 'open' | 'closed';
  /** People in the hall, hidden ones too; null until that is known. */
  count: number | null;
  /** Booths whose staff is there now. */
  staffed: ReadonlySet<string>;
  /** The reader's own number; null until that is known. */
  me: number | null;
  /** Whether others see the reader; null for visitors, who never are. */
  visible: boolean | null;
  /** Those within sight who show themselves, by their number. */
  people: ReadonlyMap<number, HallPerson>;
  /** What was said nearby, the newest last, at most 50. */
  said: readonly Said[];
  /** Why the last wish had no effect. */
  fault: HallFault | null;
};

/** A hall that a page is in; `useHall` joins and leaves. */
export type HallLine = {
  read: () => Presence;
  subscribe: (changed: () => void) => () => void;
  /** Where those within sight are at this moment, moved along between two reports; for drawing, sixty times a second. */
  positions: (now: number) => ReadonlyMap<number, HallPosition>;
  /** Says where the reader stands; sent at most five times a second. */
  move: (at: HallPosition) => void;
  show: (visible: boolean) => void;
  say: (text: string) => void;
  /** Leaves somebody out of what is said, in this window. */
  mute: (userId: string, muted: boolean) => void;
  end: () => void;
};

/** Nobody there: what a page shows before it has joined, and the server renders. */
export const nobody: Presence = {
  state: 'connecting',
  count: null,
  staffed: new Set(),
  me: null,
  visible: null,
  people: new Map(),
  said: [],
  fault: null,
};

const nothing = () => undefined;
const nowhere: ReturnType<HallLine['positions']> = new Map();
/** Stands for a line until there is one. */
export const noLine: HallLine = {
  read: () => nobody,
  subscribe: () => nothing,
  positions: () => nowhere,
  move: nothing,
  show: nothing,
  say: nothing,
  mute: nothing,
  end: nothing,
};
