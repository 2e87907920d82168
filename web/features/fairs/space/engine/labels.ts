import type { Point } from '#contract/fairs/plan.ts';

/** Most boards that are shown at once. */
export const mostLabels = 7;

/** What may get a board: its place in the hall, its distance, and about how wide it is drawn, in pixels. */
export type Candidate = {
  key: string;
  kind: 'booth' | 'person';
  id: string;
  far: number;
  wide: number;
  x: number;
  y: number;
  isFirst: boolean;
};
export type Shown = Pick<Candidate, 'key' | 'kind' | 'id' | 'x' | 'y' | 'far' | 'isFirst'>;

const high = 30;
const gap = 6;

/** The nearest first, as many as there is room for, none over another; the chosen one before all. */
export const chooseLabels = (
  all: readonly Candidate[],
  [wide, tall]: Point,
  keepOut: readonly { x0: number; y0: number; x1: number; y1: number }[] = [],
): Shown[] => {
  const taken = [...keepOut];
  const shown: Shown[] = [];
  for (const c of all.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.far - b.far)) {
    if (shown.length >= mostLabels) break;
    const box = {
      x0: c.x - c.wide / 2 - gap,
      x1: c.x + c.wide / 2 + gap,
      y0: c.y - high / 2 - gap,
      y1: c.y + high / 2 + gap,
    };
    if (box.x0 < 0 || box.x1 > wide || box.y0 < 0 || box.y1 > tall) continue;
    if (taken.some((t) => box.x0 < t.x1 && box.x1 > t.x0 && box.y0 < t.y1 && box.y1 > t.y0)) continue;
    taken.push(box);
    shown.push(c);
  }
  return shown;
};
