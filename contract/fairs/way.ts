import { boundsOf, before, isInside } from './geometry.ts';
import type { Box, HallPlan, Placed, Point } from './plan.ts';

/** The size of a cell of the grid that ways are sought on, in metres. */
const cell = 1;
/** The length of a step, in metres. */
const step = 0.75;

const isIn = ({ x, y, width, depth }: Box, [px, py]: Point): boolean =>
  px > x && px < x + width && py > y && py < y + depth;

/** Which cells of a hall nobody can walk on: booths and stages. */
const obstaclesOf = (plan: HallPlan, booths: readonly Placed[]) => {
  const columns = Math.max(1, Math.ceil(plan.width / cell));
  const rows = Math.max(1, Math.ceil(plan.depth / cell));
  const blocked = new Uint8Array(columns * rows);
  const mark = (box: Box, isBlocked: (p: Point) => boolean) => {
    for (let r = Math.floor(box.y / cell); r < Math.min(rows, Math.ceil((box.y + box.depth) / cell)); r += 1)
      for (let c = Math.floor(box.x / cell); c < Math.min(columns, Math.ceil((box.x + box.width) / cell)); c += 1)
        if (isBlocked([(c + 0.5) * cell, (r + 0.5) * cell])) blocked[r * columns + c] = 1;
  };
  for (const b of booths) mark(boundsOf(b.outline), (p) => isInside(b.outline, p));
  for (const s of plan.stages) mark(s, (p) => isIn(s, p));
  return { columns, rows, blocked };
};

type Grid = ReturnType<typeof obstaclesOf>;

const cellOf = (g: Grid, [x, y]: Point): number => {
  const c = Math.min(g.columns - 1, Math.max(0, Math.floor(x / cell)));
  const r = Math.min(g.rows - 1, Math.max(0, Math.floor(y / cell)));
  return r * g.columns + c;
};
const pointOf = (g: Grid, n: number): Point => [
  ((n % g.columns) + 0.5) * cell,
  (Math.floor(n / g.columns) + 0.5) * cell,
];

/** Steps from each cell to the goal, -1 where none leads there: found once, it answers for every beginning. */
const distancesTo = (g: Grid, goal: number): Int32Array => {
  const far = new Int32Array(g.columns * g.rows).fill(-1);
  far[goal] = 0;
  const queue = [goal];
  for (let head = 0; head < queue.length; head += 1) {
    const at = queue[head] ?? 0;
    for (const next of besides(g, at))
      if (far[next] === -1 && !g.blocked[next]) {
        far[next] = (far[at] ?? 0) + 1;
        queue.push(next);
      }
  }
  return far;
};
const besides = (g: Grid, n: number): number[] => {
  const c = n % g.columns;
  const around = [n - g.columns, n + g.columns];
  if (c > 0) around.push(n - 1);
  if (c < g.columns - 1) around.push(n + 1);
  return around.filter((x) => x >= 0 && x < g.columns * g.rows);
};

/** Straight pieces of a way: corners alone. */
const cornersOf = (points: Point[]): Point[] =>
  points.filter((p, i) => {
    const [a, b] = [points[i - 1], points[i + 1]];
    return !a || !b || (b[0] - p[0]) * (p[1] - a[1]) !== (p[0] - a[0]) * (b[1] - p[1]);
  });

/**
 * The way from a point to the front of a booth, around booths and stages, with as few turns as it can be walked with.
 * Empty where none leads there.
 */
export const wayTo = (plan: HallPlan, booths: readonly Placed[], from: Point, to: Placed): Point[] => {
  const grid = obstaclesOf(plan, booths);
  const goal = cellOf(grid, before(to));
  const far = distancesTo(grid, goal);
  let at = cellOf(grid, from);
  if ((far[at] ?? -1) < 0) at = besides(grid, at).find((n) => (far[n] ?? -1) >= 0) ?? at;
  if ((far[at] ?? -1) < 0) return [];
  const way = [pointOf(grid, at)];
  let heading = 0;
  while (at !== goal) {
    const closer = besides(grid, at).filter((n) => far[n] === (far[at] ?? 0) - 1);
    // Straight on while it leads closer: ways with few turns are followed easily.
    const next: number = closer.find((n) => n - at === heading) ?? closer[0] ?? goal;
    heading = next - at;
    at = next;
    way.push(pointOf(grid, at));
  }
  return cornersOf([from, ...way, before(to)]);
};

/** Which booths one can walk to from the door: nobody stands before the others, or only behind what is built. */
export const reachable = (plan: HallPlan, booths: readonly Placed[]): Set<string> => {
  const grid = obstaclesOf(plan, booths);
  const far = distancesTo(grid, cellOf(grid, plan.door));
  return new Set(
    booths.flatMap((b) => {
      const at = cellOf(grid, before(b));
      return !grid.blocked[at] && (far[at] ?? -1) >= 0 ? b.id : [];
    }),
  );
};

/** How many steps a way is long. */
export const stepsOf = (way: readonly Point[]): number => {
  const metres = way.reduce((sum, p, i) => {
    const last = way[i - 1] ?? p;
    return sum + Math.hypot(p[0] - last[0], p[1] - last[1]);
  }, 0);
  return Math.round(metres / step);
};
