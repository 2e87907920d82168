/**
 * The plan of a hall: what the drawing, the walkable hall and the list are made of. Metres; x to the right and y down from
 * the hall's top left corner as the plan shows it, so that the entrance lies at the bottom.
 */
import * as z from 'zod/mini';

const metres = z.number().check(z.gte(0), z.lte(400));
/** A point of the plan, `[x, y]`. */
const point = z.tuple([metres, metres]);
export type Point = z.infer<typeof point>;

export const sides = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof sides)[number];

const box = z.object({ x: metres, y: metres, width: metres, depth: metres });
export type Box = z.infer<typeof box>;

export const hallPlan = z.object({
  width: metres,
  depth: metres,
  /** The middle of the entrance, on a wall. */
  door: point,
  /** Aisles along which rows of booths lie (weft), and those that cross them (warp). */
  aisles: z.array(z.object({ name: z.string().check(z.maxLength(20)), kind: z.enum(['weft', 'warp']), ...box.shape })),
  /** Where talks are held. */
  stages: z.array(box),
});
export type HallPlan = z.infer<typeof hallPlan>;

/** Corners of a booth in their order around it, at least three. */
export const outline = z.array(point).check(z.minLength(3), z.maxLength(24));
export type Outline = z.infer<typeof outline>;

/** What geometry needs to know of a booth. `front` is the side that is open to the aisle. */
export type Placed = { id: string; outline: Outline; front: Side };
