import { boundsOf } from '#contract/fairs/geometry.ts';
import type { Box, HallPlan, Outline } from '#contract/fairs/plan.ts';
import * as edit from '#contract/fairs/desk/plan-edit.ts';
import type { DrawnBooth, DrawnHall } from '#contract/fairs/desk/plan-rules.ts';
import type { DeskHall } from '#contract/operator/fairs.ts';

export type Kept = Map<string, DeskHall['booths'][number]>;
/** The drawing that is worked on, and what its acts say. */
type Drawing = {
  now: () => DrawnHall;
  commit: (next: Partial<DrawnHall>) => void;
  chosen: readonly DrawnBooth[];
  select: (ids: ReadonlySet<string>) => void;
  /** Booths that somebody has. */
  kept: Kept;
  note: (words: string) => void;
  words: { kept: (numbers: string) => string; noSplit: string; noMerge: string };
};
type Row = { box: Box; count: number; axis: 'x' | 'y'; first: Pick<DrawnBooth, 'number' | 'front' | 'class'> };
type Read = { width: number; depth: number; booths: { number: string; outline: Outline }[] };

const newId = () => crypto.randomUUID();

/** What every act is made of. */
const editsOf = (d: Drawing) => {
  const taken = (without: readonly DrawnBooth[] = []) =>
    edit.numbersOf(d.now().booths.filter((b) => !without.includes(b)));
  /** Refuses an act on booths that somebody has, with their numbers. */
  const mayChange = (list: readonly DrawnBooth[]): boolean => {
    const held = list.filter((b) => d.kept.has(b.id));
    if (held.length) d.note(d.words.kept(held.map((b) => b.number).join(', ')));
    return held.length === 0;
  };
  const replace = (with_: Map<string, DrawnBooth | null>, added: DrawnBooth[] = []) => {
    const left = d.now().booths.flatMap((b) => {
      const to = with_.get(b.id);
      return to === undefined ? b : (to ?? []);
    });
    d.commit({ booths: [...left, ...added] });
  };
  const each = (list: readonly DrawnBooth[], make: (b: DrawnBooth) => DrawnBooth) =>
    replace(new Map(list.map((b) => [b.id, make(b)])));
  const byId = (ids: Iterable<string>) => {
    const set = new Set(ids);
    return d.now().booths.filter((b) => set.has(b.id));
  };
  const add = (fresh: DrawnBooth[]) => {
    d.commit({ booths: [...d.now().booths, ...fresh] });
    d.select(new Set(fresh.map((b) => b.id)));
  };
  return { taken, mayChange, replace, each, byId, add };
};
type Edits = ReturnType<typeof editsOf>;

/** Acts by which there are more booths. */
const addingActs = (d: Drawing, { add, taken }: Edits) => ({
  draw: (outline: Outline) => {
    const last = d.now().booths.at(-1);
    const number = edit.freeNumber(last ? edit.nextNumber(last.number) : 'A1', taken());
    add([
      {
        id: newId(),
        number,
        outline,
        front: last?.front ?? 'south',
        class: last?.class ?? 'fibre',
        size: edit.sizeOf(outline),
      },
    ]);
  },
  row: (o: Row) => add(edit.rowOf({ ...o, taken: taken(), newId })),
  duplicate: () => {
    if (!d.chosen.length) return;
    const all = d.chosen.map((b) => boundsOf(b.outline));
    const top = Math.min(...all.map((b) => b.y));
    const depth = Math.max(...all.map((b) => b.y + b.depth)) - top;
    const { plan: p } = d.now();
    const below = top + 2 * depth <= p.depth ? depth : -depth;
    add(edit.copies(d.chosen, [0, below], taken(), newId));
  },
});

/** Takes booths that were read from a drawing, beside those that are there or instead of them. */
const takingAct = (d: Drawing) => (o: Read, whole: boolean) => {
  const before = whole ? d.now().booths.filter((b) => d.kept.has(b.id)) : d.now().booths;
  const known = edit.numbersOf(before);
  const fresh = o.booths.map((b): DrawnBooth => {
    const number = edit.freeNumber(b.number, known);
    known.add(number.toUpperCase());
    return { ...b, id: newId(), number, front: 'south', class: 'fibre', size: edit.sizeOf(b.outline) };
  });
  const { plan: p } = d.now();
  const grown = { ...p, width: Math.max(p.width, o.width), depth: Math.max(p.depth, o.depth) };
  const door: HallPlan['door'] =
    p.door[1] === p.depth ? [p.door[0], grown.depth] : p.door[0] === p.width ? [grown.width, p.door[1]] : p.door;
  d.commit({ plan: { ...grown, door }, booths: [...before, ...fresh] });
  d.select(new Set(fresh.map((b) => b.id)));
};

/** Acts by which booths lie elsewhere or are larger. */
const shapingActs = (d: Drawing, { byId, each, mayChange }: Edits) => ({
  move: (ids: Iterable<string>, dx: number, dy: number) => {
    const list = byId(ids);
    const [x, y] = edit.stepWithin(
      d.now().plan,
      list.map((b) => b.outline),
      [dx, dy],
    );
    if (x || y) each(list, (b) => ({ ...b, outline: edit.moved(b.outline, x, y) }));
  },
  resize: (id: string, box: Box) => {
    const list = byId([id]);
    const [b] = list;
    if (!b) return;
    const smaller = box.width < boundsOf(b.outline).width || box.depth < boundsOf(b.outline).depth;
    if (smaller && !mayChange(list)) return;
    const outline = edit.resized(b.outline, box);
    each(list, () => ({ ...b, outline, size: edit.sizeOf(outline) }));
  },
  grow: (ids: Iterable<string>, dx: number, dy: number) => {
    const list = byId(ids);
    if ((dx < 0 || dy < 0) && !mayChange(list)) return;
    each(list, (b) => {
      const box = boundsOf(b.outline);
      const outline = edit.resized(b.outline, {
        ...box,
        width: Math.max(0.5, box.width + dx),
        depth: Math.max(0.5, box.depth + dy),
      });
      return { ...b, outline, size: edit.sizeOf(outline) };
    });
  },
});

/** Acts by which booths go, or become others. */
const partingActs = (d: Drawing, { byId, taken, mayChange, replace }: Edits) => ({
  remove: (ids: Iterable<string>) => {
    const list = byId(ids);
    if (!list.length || !mayChange(list)) return;
    replace(new Map(list.map((b) => [b.id, null])));
    d.select(new Set());
  },
  split: (axis: 'x' | 'y') => {
    if (!mayChange(d.chosen)) return;
    const known = taken();
    const parts = d.chosen.map((b) => {
      const number = edit.freeNumber(edit.nextNumber(b.number), known);
      known.add(number.toUpperCase());
      return edit.split(b, axis, { id: newId(), number });
    });
    if (parts.includes(null)) return d.note(d.words.noSplit);
    const pairs = parts.flatMap((p) => (p ? [p] : []));
    replace(
      new Map(pairs.map(([one]) => [one.id, one])),
      pairs.map(([, two]) => two),
    );
    d.select(new Set(pairs.flatMap(([one, two]) => [one.id, two.id])));
  },
  merge: () => {
    if (!mayChange(d.chosen)) return;
    const one = edit.merge(d.chosen);
    if (!one) return d.note(d.words.noMerge);
    replace(new Map(d.chosen.map((b) => [b.id, b.id === one.id ? one : null])));
    d.select(new Set([one.id]));
  },
});

/** All that can be done to a hall's plan. */
export const actsOn = (d: Drawing) => {
  const edits = editsOf(d);
  const { byId, each, taken } = edits;
  return {
    ...addingActs(d, edits),
    ...shapingActs(d, edits),
    ...partingActs(d, edits),
    take: takingAct(d),
    number: (start: string) => {
      const numbers = edit.numberRow(d.chosen, start, taken(d.chosen));
      each(d.chosen, (b) => ({ ...b, number: numbers.get(b.id) ?? b.number }));
    },
    set: (ids: Iterable<string>, part: Partial<DrawnBooth>) => each(byId(ids), (b) => ({ ...b, ...part })),
    plan: (part: Partial<HallPlan>) => d.commit({ plan: { ...d.now().plan, ...part } }),
  };
};
