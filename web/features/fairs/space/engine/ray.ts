import { isInside } from '#contract/fairs/geometry.ts';
import type { Outline } from '#contract/fairs/plan.ts';

/** A point or a direction of the room: metres to the right, up, and towards the entrance. */
export type Spot = readonly [x: number, up: number, y: number];
type Standing = { id: string; outline: Outline };

/** How far one points, how high booths are, and how fine the ray is followed, in metres. */
const [reach, tallest, step] = [40, 4.2, 0.1];

/** The booth that a ray meets first; null where it meets none. */
export const boothOnRay = (booths: readonly Standing[], from: Spot, to: Spot): string | null => {
  const long = Math.hypot(...to) || 1;
  for (let s = 0; s < reach; s += step) {
    const [x, up, y] = from.map((v, i) => v + ((to[i] ?? 0) * s) / long) as [number, number, number];
    if (up < 0) return null;
    const met = up <= tallest && booths.find((b) => isInside(b.outline, [x, y]));
    if (met) return met.id;
  }
  return null;
};

/** How sticks are pushed, turned into the direction of the head: a stick's own ahead is where one looks. */
export const pushOf = (stick: { x: number; y: number }, yaw: number): { ahead: number; aside: number } => {
  const still = 0.15;
  const [aside, ahead] = [stick.x, -stick.y].map((v) => (Math.abs(v) < still ? 0 : v)) as [number, number];
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  return { ahead: ahead * c - aside * s, aside: ahead * s + aside * c };
};
