/** Changes of a drawn hall, as pure functions: the editor calls them by mouse, keys and fields alike (fairs 43). */
import { areaOf, boundsOf, middleOf, outlineOf } from '../geometry.ts';
import type { Box, Outline, Point } from '../plan.ts';
import { type DrawnBooth, gridStep, overlaps } from './plan-rules.ts';
import type { BoothSize } from '../states.ts';

export const snap = (n: number): number => Math.round(n / gridStep) * gridStep;
export const snapped = ([x, y]: Point): Point => [snap(x), snap(y)];

/** The box between two corners, however they lie; at least one step of the grid wide and deep. */
export const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a[0], b[0]),
  y: Math.min(a[1], b[1]),
  width: Math.max(gridStep, Math.abs(a[0] - b[0])),
  depth: Math.max(gridStep, Math.abs(a[1] - b[1])),
});

export const moved = (outline: Outline, dx: number, dy: number): Outline =>
  outline.map(([x, y]): Point => [x + dx, y + dy]);

/** So far a step may lead that everything stays in the hall: what was asked, cut at its walls. */
export const stepWithin = (hall: { width: number; depth: number }, outlines: Outline[], by: Point): Point => {
  const all = outlines.map(boundsOf);
  const cut = (step: number, least: number, most: number) => Math.max(-least, Math.min(step, most));
  const left = Math.min(...all.map((b) => b.x));
  const top = Math.min(...all.map((b) => b.y));
  const right = Math.min(...all.map((b) => hall.width - b.x - b.width));
  const bottom = Math.min(...all.map((b) => hall.depth - b.y - b.depth));
  return all.length ? [cut(by[0], left, Math.max(0, right)), cut(by[1], top, Math.max(0, bottom))] : [0, 0];
};

/** An outline drawn into another box: corners keep their place within it. */
export const resized = (outline: Outline, to: Box): Outline => {
  const from = boundsOf(outline);
  const along = (at: number, start: number, length: number, toStart: number, toLength: number) =>
    length ? toStart + ((at - start) / length) * toLength : toStart;
  return outline.map(([x, y]): Point => [
    along(x, from.x, from.width, to.x, to.width),
    along(y, from.y, from.depth, to.y, to.depth),
  ]);
};

/** The size that a booth is sold as, by its area in square metres. */
export const sizeOf = (outline: Outline): BoothSize => {
  const area = areaOf(outline);
  return area >= 48 ? 'large' : area >= 24 ? 'medium' : 'small';
};

const isBox = (outline: Outline): boolean => {
  const { width, depth } = boundsOf(outline);
  return outline.length === 4 && Math.abs(areaOf(outline) - width * depth) < 1e-6;
};

/** `A9` and `A09` are followed by `A10`; what ends in no digit gets a 2. */
export const nextNumber = (number: string): string => {
  const [, stem = '', digits = ''] = /^(.*?)(\d*)$/.exec(number) ?? [];
  return digits ? `${stem}${String(Number(digits) + 1).padStart(digits.length, '0')}` : `${stem}2`;
};
/** The first number from `start` on that nobody has. */
export const freeNumber = (start: string, taken: ReadonlySet<string>): string => {
  let n = start;
  while (taken.has(n.toUpperCase())) n = nextNumber(n);
  return n;
};
export const numbersOf = (booths: readonly DrawnBooth[]): Set<string> =>
  new Set(booths.map((b) => b.number.toUpperCase()));

/**
 * Cuts a booth that is a box into two equal ones, on the grid: along x side by side, along y one above the other. The first keeps id and
 * number. Null where it is no box, or too small.
 */
export const split = (
  b: DrawnBooth,
  axis: 'x' | 'y',
  made: { id: string; number: string },
): [DrawnBooth, DrawnBooth] | null => {
  if (!isBox(b.outline)) return null;
  const box = boundsOf(b.outline);
  const length = axis === 'x' ? box.width : box.depth;
  const first = snap(length / 2);
  if (first < 2 * gridStep || length - first < 2 * gridStep) return null;
  const halves: [Box, Box] =
    axis === 'x'
      ? [
          { ...box, width: first },
          { ...box, x: box.x + first, width: length - first },
        ]
      : [
          { ...box, depth: first },
          { ...box, y: box.y + first, depth: length - first },
        ];
  const [one, two] = [outlineOf(halves[0]), outlineOf(halves[1])];
  return [
    { ...b, outline: one, size: sizeOf(one) },
    { ...b, ...made, outline: two, size: sizeOf(two) },
  ];
};

/** Makes one booth of neighbours that fill a box together. The first keeps id and number. Null where they don't. */
export const merge = (booths: readonly DrawnBooth[]): DrawnBooth | null => {
  const [first] = booths;
  if (!first || booths.length < 2) return null;
  const boxes = booths.map((b) => boundsOf(b.outline));
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  const width = Math.max(...boxes.map((b) => b.x + b.width)) - x;
  const depth = Math.max(...boxes.map((b) => b.y + b.depth)) - y;
  const area = booths.reduce((sum, b) => sum + areaOf(b.outline), 0);
  const apart = booths.every((b, i) => !booths.slice(0, i).some((o) => overlaps(o.outline, b.outline)));
  if (!apart || Math.abs(area - width * depth) > 1e-6) return null;
  const outline = outlineOf({ x, y, width, depth });
  return { ...first, outline, size: sizeOf(outline) };
};

type Row = {
  /** The first booth's box. */
  box: Box;
  count: number;
  axis: 'x' | 'y';
  first: Pick<DrawnBooth, 'number' | 'front' | 'class'>;
  taken: ReadonlySet<string>;
  newId: () => string;
};
/** A row of booths of one size side by side, numbered from the first one's number on. */
export const rowOf = ({ box, count, axis, first, taken, newId }: Row): DrawnBooth[] => {
  const known = new Set(taken);
  let number = freeNumber(first.number, known);
  return Array.from({ length: count }, (_, i) => {
    if (i) number = freeNumber(nextNumber(number), known);
    known.add(number.toUpperCase());
    const outline = outlineOf({
      ...box,
      x: box.x + (axis === 'x' ? i * box.width : 0),
      y: box.y + (axis === 'y' ? i * box.depth : 0),
    });
    return { id: newId(), number, outline, front: first.front, class: first.class, size: sizeOf(outline) };
  });
};

/** Numbers booths one after the other along the row that they make, left to right or top to bottom, from `start` on. */
export const numberRow = (
  booths: readonly DrawnBooth[],
  start: string,
  taken: ReadonlySet<string>,
): Map<string, string> => {
  const middles = booths.map((b) => ({ id: b.id, at: middleOf(b.outline) }));
  const span = (k: 0 | 1) => Math.max(...middles.map((m) => m.at[k])) - Math.min(...middles.map((m) => m.at[k]));
  const [main, other] = span(0) >= span(1) ? ([0, 1] as const) : ([1, 0] as const);
  const known = new Set(taken);
  let number = start;
  return new Map(
    middles
      .toSorted((a, b) => a.at[main] - b.at[main] || a.at[other] - b.at[other])
      .map(({ id }) => {
        const own = freeNumber(number, known);
        known.add(own.toUpperCase());
        number = nextNumber(own);
        return [id, own];
      }),
  );
};

/** Copies of booths, moved; numbered on from their own. */
export const copies = (
  booths: readonly DrawnBooth[],
  by: Point,
  taken: ReadonlySet<string>,
  newId: () => string,
): DrawnBooth[] => {
  const known = new Set(taken);
  return booths.map((b) => {
    const number = freeNumber(nextNumber(b.number), known);
    known.add(number.toUpperCase());
    return { ...b, id: newId(), number, outline: moved(b.outline, by[0], by[1]) };
  });
};
