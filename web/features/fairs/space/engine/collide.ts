import type { HallPlan, Outline, Placed, Point } from '#contract/fairs/plan.ts';
import { isInside, outlineOf } from '#contract/fairs/geometry.ts';

/** How much room somebody takes, in metres. */
export const girth = 0.32;

const nearestOn = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point => {
  const [dx, dy] = [bx - ax, by - ay];
  const l = dx * dx + dy * dy;
  const t = l ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / l)) : 0;
  return [ax + dx * t, ay + dy * t];
};

/** Pushes a point out of an outline, to a hand's breadth before its nearest edge; a point outside that is too near as well. */
const outOf = (outline: Outline, at: Point): Point => {
  let best: { on: Point; far: number } | null = null;
  outline.forEach((a, i) => {
    const on = nearestOn(a, outline[(i + 1) % outline.length] ?? a, at);
    const far = Math.hypot(at[0] - on[0], at[1] - on[1]);
    if (!best || far < best.far) best = { on, far };
  });
  const near = best as { on: Point; far: number } | null;
  if (!near) return at;
  const isIn = isInside(outline, at);
  if (!isIn && near.far >= girth) return at;
  const [dx, dy] = [at[0] - near.on[0], at[1] - near.on[1]];
  const l = Math.hypot(dx, dy) || 1;
  const by = (isIn ? -girth : girth) / l;
  return [near.on[0] + dx * by, near.on[1] + dy * by];
};

/** What stands in a hall, for feet: the plan's own outlines, nothing that was made for the eye. */
export const makeGround = (plan: HallPlan, booths: readonly Placed[]) => {
  const outlines = [...booths.map((b) => b.outline), ...plan.stages.map(outlineOf)].map((o) => ({
    o,
    x0: Math.min(...o.map((p) => p[0])) - girth,
    x1: Math.max(...o.map((p) => p[0])) + girth,
    y0: Math.min(...o.map((p) => p[1])) - girth,
    y1: Math.max(...o.map((p) => p[1])) + girth,
  }));
  const within = ([x, y]: Point): Point => [
    Math.max(girth, Math.min(plan.width - girth, x)),
    Math.max(girth, Math.min(plan.depth - girth, y)),
  ];
  const settle = (at: Point): Point => {
    let p = within(at);
    // Twice: what pushes out of one may push into its neighbour.
    for (let n = 0; n < 2; n += 1)
      for (const { o, x0, x1, y0, y1 } of outlines)
        if (p[0] > x0 && p[0] < x1 && p[1] > y0 && p[1] < y1) p = outOf(o, p);
    return within(p);
  };
  return {
    /** Where a step leads: along what is in the way, never into it. Long steps are made of short ones. */
    step: (from: Point, by: Point): Point => {
      const parts = Math.max(1, Math.ceil(Math.hypot(...by) / (girth * 0.8)));
      let p = from;
      for (let i = 0; i < parts; i += 1) p = settle([p[0] + by[0] / parts, p[1] + by[1] / parts]);
      return p;
    },
    settle,
    /** Whether something stands between two points. */
    hides: (from: Point, to: Point, except: Outline): boolean => {
      const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
      for (let s = 0.8; s < far - 0.4; s += 0.8) {
        const p: Point = [from[0] + ((to[0] - from[0]) * s) / far, from[1] + ((to[1] - from[1]) * s) / far];
        for (const { o, x0, x1, y0, y1 } of outlines)
          if (
            o !== except &&
            p[0] > x0 + girth &&
            p[0] < x1 - girth &&
            p[1] > y0 + girth &&
            p[1] < y1 - girth &&
            isInside(o, p)
          )
            return true;
      }
      return false;
    },
  };
};
export type Ground = ReturnType<typeof makeGround>;
