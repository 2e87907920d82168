import type { HallDownstream, HallPerson } from '#contract/fairs/presence.ts';
import { type HallPosition, joinPacked, type Numbered, packNumbered } from '#contract/fairs/positions.ts';

/** The side of a cell of the grid, in metres, and how many cells one sees to each side: 16 m at least, 24 at most. */
const cellSide = 8;
const reach = 2;
/** Numbers of people are 16 bits wide. */
const numbers = 65_536;

/** What takes frames to somebody on this node. */
export type Eyes = {
  bytes: (frame: Uint8Array) => void;
  text: (frame: HallDownstream) => void;
  /** People whom they don't see and who don't see them. */
  blocked: ReadonlySet<string>;
};

/** Somebody in the hall: here with eyes, on another node without. */
export type Someone = {
  n: number;
  userId: string | null;
  at: Numbered;
  /** The same as frames hold it. */
  packed: Uint8Array;
  cell: number;
  /** Set while they show themselves. */
  person: HallPerson | null;
  moved: boolean;
  eyes: Eyes | null;
  /** Numbers whose people this reader was told of. */
  known: Set<number>;
};

/** Hands one frame to many eyes, made once. */
export type Share = (frame: Uint8Array, to: Eyes[]) => void;

type Plan = { width: number; depth: number; door: readonly [number, number] };

/** The cells of a hall, and where a position is in them. */
const gridOf = ({ width, depth }: Plan) => {
  const columns = Math.max(1, Math.ceil(width / cellSide));
  const rows = Math.max(1, Math.ceil(depth / cellSide));
  const cells = Array.from({ length: columns * rows }, () => new Set<Someone>());
  const around = cells.map((_, n) => {
    const [c, r] = [n % columns, Math.floor(n / columns)];
    return cells.flatMap((own, m) =>
      Math.abs((m % columns) - c) <= reach && Math.abs(Math.floor(m / columns) - r) <= reach ? [own] : [],
    );
  });
  return {
    cells,
    /** The cells that one sees from a cell. */
    around,
    cellAt: ({ x, y }: HallPosition): number =>
      Math.min(rows - 1, Math.floor(y / cellSide)) * columns + Math.min(columns - 1, Math.floor(x / cellSide)),
    inside: (p: HallPosition): HallPosition => ({
      ...p,
      x: Math.max(0, Math.min(width, p.x)),
      y: Math.max(0, Math.min(depth, p.y)),
    }),
  };
};

const seenIn = (cells: Set<Someone>[], all: boolean): Someone[] => {
  const seen: Someone[] = [];
  for (const own of cells) for (const s of own) if (s.person && (all || s.moved)) seen.push(s);
  return seen;
};
const separated = (a: Someone, b: Someone): boolean =>
  Boolean((b.userId && a.eyes?.blocked.has(b.userId)) || (a.userId && b.eyes?.blocked.has(a.userId)));

/** Tells whoever looks where people are; those who see somebody less than the others get a frame of their own. */
const tellWhere = (looking: Someone[], seen: Someone[], all: boolean, share: Share) => {
  const apart = new Set(looking.filter((s) => s.eyes?.blocked.size && seen.some((o) => separated(s, o))));
  const together = looking.filter((s) => !apart.has(s)).flatMap((s) => s.eyes ?? []);
  const packed = (list: Someone[]) =>
    joinPacked(
      all ? 'all' : 'moved',
      list.map((s) => s.packed),
    );
  if (together.length) share(packed(seen), together);
  for (const s of apart) s.eyes?.bytes(packed(seen.filter((o) => !separated(s, o))));
};
/** Tells whoever looks who the people are that they were not told of yet. */
const tellWho = (looking: Someone[], seen: Someone[]) => {
  for (const s of looking) {
    const strangers = seen.filter((o) => o !== s && !s.known.has(o.n) && !separated(s, o));
    if (!strangers.length) continue;
    for (const o of strangers) s.known.add(o.n);
    s.eyes?.text({ method: 'people', people: strangers.flatMap((o) => o.person ?? []) });
  }
};

const newcomer = (
  n: number,
  at: HallPosition,
  o: { userId: string | null; eyes: Eyes | null },
  cell: number,
): Someone => ({
  n,
  userId: o.userId,
  at: { n, ...at },
  packed: packNumbered({ n, ...at }),
  cell,
  person: null,
  moved: false,
  eyes: o.eyes,
  known: new Set(),
});

/** Numbers that nobody here has. */
const numbersBeside = (people: ReadonlyMap<number, Someone>) => {
  let last = 0;
  return (): number => {
    do last = (last + 1) % numbers;
    while (people.has(last));
    return last;
  };
};

type Speaker = { userId: string; x: number; y: number };
const hears = (s: Someone, from: Speaker, earshot: number): boolean =>
  s.eyes !== null && Math.hypot(s.at.x - from.x, s.at.y - from.y) <= earshot && !s.eyes.blocked.has(from.userId);

/**
 * The people of one hall as this node knows them, on a grid of cells: who looks from a cell is sent the cells around it, the
 * same bytes for all who look from there.
 */
export const createCrowd = (hall: Plan, share: Share) => {
  const { cells, around, cellAt, inside } = gridOf(hall);
  const people = new Map<number, Someone>();
  const nextNumber = numbersBeside(people);
  const tellCell = (own: Set<Someone>, cell: number, all: boolean) => {
    const looking = [...own].filter((s) => s.eyes);
    if (!looking.length) return;
    const seen = seenIn(around[cell] ?? [], all);
    if (!seen.length && !all) return;
    tellWhere(looking, seen, all, share);
    if (all) tellWho(looking, seen);
  };
  /** Nobody knows any more who has this number: it may come again for somebody else. */
  const unknow = (s: Someone) => {
    for (const other of people.values()) other.known.delete(s.n);
  };

  return {
    people,
    /** Somebody comes in, at the door where nothing else is said. */
    enter: (o: { userId: string | null; eyes: Eyes | null; at?: HallPosition }): Someone => {
      const at = inside(o.at ?? { x: hall.door[0], y: hall.door[1], heading: 0, walking: false });
      const someone = newcomer(nextNumber(), at, o, cellAt(at));
      people.set(someone.n, someone);
      cells[someone.cell]?.add(someone);
      return someone;
    },
    leave: (s: Someone): void => {
      people.delete(s.n);
      cells[s.cell]?.delete(s);
      unknow(s);
    },
    move: (s: Someone, to: HallPosition): void => {
      s.at = { n: s.n, ...inside(to) };
      s.packed = packNumbered(s.at);
      s.moved = true;
      const cell = cellAt(s.at);
      if (cell === s.cell) return;
      cells[s.cell]?.delete(s);
      cells[cell]?.add(s);
      s.cell = cell;
    },
    /** Shows somebody as this person, or hides them with null; whom others knew by that number they are told anew. */
    show: (s: Someone, person: Omit<HallPerson, 'n'> | null): void => {
      s.person = person && { ...person, n: s.n };
      s.moved = true;
      unknow(s);
    },
    /** Tells everybody here who has moved; with `all` where everybody within sight is, and who. */
    tick: (all: boolean): void => {
      cells.forEach((own, cell) => own.size && tellCell(own, cell, all));
      for (const s of people.values()) s.moved = false;
    },
    /** Those here who hear somebody: near by, and not apart from each other. */
    hearing: (from: Speaker, earshot: number): Someone[] => [...people.values()].filter((s) => hears(s, from, earshot)),
  };
};
