import { middleOf } from '#contract/fairs/geometry.ts';
import type { Point } from '#contract/fairs/plan.ts';
import { buildBooth, type Built } from './booth-kit.ts';
import type { House } from './house.ts';
import { Pieces } from './pieces.ts';

/** Booths of a square of this many metres become one mesh a surface: out of sight they cost nothing. */
const chunk = 26;
type Booth = Built & { name: string };

/** Places of the booths in their list, by squares; the square that is nearest to the start is the last. */
const squaresOf = (booths: readonly Booth[], start: Point): number[][] => {
  const squares = new Map<string, number[]>();
  booths.forEach((b, i) => {
    const [x, y] = middleOf(b.outline);
    const key = `${Math.floor(x / chunk)},${Math.floor(y / chunk)}`;
    squares.set(key, [...(squares.get(key) ?? []), i]);
  });
  const near = (list: number[]): number =>
    Math.min(
      ...list.map((i) => {
        const [x, y] = middleOf(booths[i]?.outline ?? []);
        return Math.hypot(x - start[0], y - start[1]);
      }),
    );
  return [...squares.values()].toSorted((a, b) => near(b) - near(a));
};

/** Builds the booths square by square, the nearest first: one walks while those behind are being built. */
export const makeSquares = (house: House, booths: readonly Booth[], start: Point) => {
  const waiting = squaresOf(booths, start);
  return {
    /** Builds the next square; false where all are built. */
    next: (): boolean => {
      const list = waiting.pop();
      if (!list) return false;
      const pieces = new Pieces();
      for (const i of list) {
        const b = booths[i];
        if (b) buildBooth(pieces, b, b.name ? house.signAt(i) : null);
      }
      house.put(pieces);
      return true;
    },
    get left() {
      return waiting.length;
    },
  };
};
