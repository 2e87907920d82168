import type { Point } from '#contract/fairs/plan.ts';
import type { SvgReason } from '#contract/operator/fairs.ts';

/** Scale and shift; `turned` where a drawing is rotated or skewed, which no booth is. */
export type Matrix = { sx: number; sy: number; dx: number; dy: number; turned: boolean };
const plain: Matrix = { sx: 1, sy: 1, dx: 0, dy: 0, turned: false };

export const through = (m: Matrix, [x, y]: Point): Point => [x * m.sx + m.dx, y * m.sy + m.dy];
/** What is done to a shape inside of another. */
export const within = (outer: Matrix = plain, inner: Matrix = plain): Matrix => ({
  sx: outer.sx * inner.sx,
  sy: outer.sy * inner.sy,
  dx: outer.sx * inner.dx + outer.dx,
  dy: outer.sy * inner.dy + outer.dy,
  turned: outer.turned || inner.turned,
});

const figures = (s: string): number[] => (s.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** `translate(4 2) scale(0.5)`: what is given first is done last. */
export const readTransform = (text: string): Matrix => {
  let m = plain;
  for (const [, name = '', args = ''] of text.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 1, e = 0, f = 0] = figures(args);
    if (name === 'translate') m = within(m, { ...plain, dx: a, dy: b ?? 0 });
    else if (name === 'scale') m = within(m, { ...plain, sx: a, sy: b ?? a });
    else if (name === 'matrix') m = within(m, { sx: a, sy: d, dx: e, dy: f, turned: Boolean(b) || Boolean(c) });
    else m = { ...m, turned: true };
  }
  return m;
};

export const pointsOf = (text: string): Point[] => {
  const all = figures(text);
  return Array.from({ length: Math.floor(all.length / 2) }, (_, i): Point => [all[i * 2] ?? 0, all[i * 2 + 1] ?? 0]);
};

/** Corners of a path of straight lines that is closed once. */
export const pathPoints = (d: string): { points: Point[]; why: SvgReason | null } => {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let closed = false;
  for (const [, sign = '', args = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:e[-+]?\d+[^a-zA-Z]*)*)/g)) {
    const kind = sign.toUpperCase();
    const own = sign !== kind;
    const n = figures(args);
    if (kind === 'Z') closed = true;
    else if (closed) return { points, why: 'kind' };
    else if (kind === 'H' || kind === 'V') {
      for (const v of n) {
        at = kind === 'H' ? [own ? at[0] + v : v, at[1]] : [at[0], own ? at[1] + v : v];
        points.push(at);
      }
    } else if (kind === 'M' || kind === 'L') {
      if (kind === 'M' && points.length) return { points, why: 'kind' };
      for (let i = 0; i + 1 < n.length; i += 2) {
        const [x, y] = [n[i] ?? 0, n[i + 1] ?? 0];
        at = own ? [at[0] + x, at[1] + y] : [x, y];
        if (kind === 'M' && i === 0) start = at;
        points.push(at);
      }
    } else return { points, why: 'curve' };
  }
  const last = points.at(-1);
  const meets = last && last[0] === start[0] && last[1] === start[1] && points.length > 3;
  return { points: meets ? points.slice(0, -1) : points, why: closed || meets ? null : 'open' };
};
