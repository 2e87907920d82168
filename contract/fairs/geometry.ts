import type { Box, Outline, Placed, Point, Side } from './plan.ts';

/** The smallest box around an outline. */
export const boundsOf = (outline: Outline): Box => {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y };
};

/** The corners of a box, clockwise from the top left. */
export const outlineOf = ({ x, y, width, depth }: Box): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** The middle of a booth's box, where its marks and labels stand. */
export const middleOf = (outline: Outline): Point => {
  const { x, y, width, depth } = boundsOf(outline);
  return [x + width / 2, y + depth / 2];
};

/** The area in square metres. */
export const areaOf = (outline: Outline): number =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** Whether a point lies within an outline. */
export const isInside = (outline: Outline, [x, y]: Point): boolean => {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const [ax, ay] = outline[i] ?? [0, 0];
    const [bx, by] = outline[j] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** How far in front of a booth somebody stands who looks at it, in metres. */
const lookingDistance = 1.5;

/** Where somebody stands who looks at a booth. */
export const before = ({ outline, front }: Pick<Placed, 'outline' | 'front'>): Point => {
  const { x, y, width, depth } = boundsOf(outline);
  const [mx, my] = [x + width / 2, y + depth / 2];
  const at: Record<Side, Point> = {
    north: [mx, y - lookingDistance],
    south: [mx, y + depth + lookingDistance],
    west: [x - lookingDistance, my],
    east: [x + width + lookingDistance, my],
  };
  return at[front];
};

const ahead: Record<Side, (dx: number, dy: number) => { along: number; aside: number }> = {
  north: (dx, dy) => ({ along: -dy, aside: dx }),
  south: (dx, dy) => ({ along: dy, aside: dx }),
  west: (dx, dy) => ({ along: -dx, aside: dy }),
  east: (dx, dy) => ({ along: dx, aside: dy }),
};
/** Less than this along a direction is not a step in it, in metres: booths of a row don't lie above each other. */
const leastStep = 0.5;

/** The booth that an arrow key leads to: the nearest in that direction, with what lies aside counted thrice; null at the edge. */
export const nextBooth = <B extends Placed>(booths: readonly B[], from: B, side: Side): B | null => {
  const [fx, fy] = middleOf(from.outline);
  let best: { booth: B; cost: number } | null = null;
  for (const booth of booths) {
    if (booth.id === from.id) continue;
    const [x, y] = middleOf(booth.outline);
    const { along, aside } = ahead[side](x - fx, y - fy);
    const cost = along + 3 * Math.abs(aside);
    if (along > leastStep && along >= Math.abs(aside) / 2 && (!best || cost < best.cost)) best = { booth, cost };
  }
  return best?.booth ?? null;
};
