/**
 * Who is in a hall with one another: `/api/halls/ws/{hallId}`. Positions travel as binary frames of 16 bits an axis, all else as
 * JSON. Members are hidden until they show themselves; visitors look on.
 */
import * as z from 'zod/mini';
import { id } from '../core/schemas.ts';

/** Most positions that somebody sends in a second; more are left out. */
export const movesASecond = 5;
/** How far one sees others, in metres. */
export const sight = 24;
/** How far words carry, in metres. */
export const earshot = 8;
/** Letters of something said in a hall. */
export const mostSaid = 200;

/** Somebody who is in the hall and shows themselves, as others meet them. `n` is their number in this hall, for positions. */
export const hallPerson = z.object({
  n: z.int(),
  userId: id,
  name: z.string(),
  company: z.string(),
  /** The booth that they look after, for staff. */
  boothId: z.nullable(id),
  /** Their figure, as the avatar room keeps it; null for a pawn. */
  avatar: z.nullable(z.unknown()),
});
export type HallPerson = z.infer<typeof hallPerson>;

/** Where somebody is: metres, and where they look in radians, 0 to the north and clockwise. */
export type HallPosition = { x: number; y: number; heading: number; walking: boolean };

/** What a client sends as JSON. */
export const hallUpstream = z.discriminatedUnion('method', [
  z.object({ method: z.literal('show'), visible: z.boolean() }),
  z.object({ method: z.literal('say'), text: z.string().check(z.trim(), z.minLength(1), z.maxLength(mostSaid)) }),
  z.object({ method: z.literal('mute'), userId: id, muted: z.boolean() }),
  /** Asks the staff of a booth to come. */
  z.object({ method: z.literal('call'), boothId: id }),
]);
export type HallUpstream = z.infer<typeof hallUpstream>;

/** What the server sends as JSON. */
export const hallDownstream = z.discriminatedUnion('method', [
  /** After the opening: one's own number, null for visitors, and whether one is shown. */
  z.object({ method: z.literal('here'), n: z.nullable(z.int()), visible: z.boolean() }),
  /** How many people are in the hall on all nodes, hidden ones among them, and which booths have staff there. */
  z.object({ method: z.literal('count'), people: z.int(), staffed: z.array(id) }),
  /** People who came into sight, or changed. */
  z.object({ method: z.literal('seen'), people: z.array(hallPerson) }),
  /** Numbers of those who left the sight. */
  z.object({ method: z.literal('gone'), people: z.array(z.int()) }),
  z.object({ method: z.literal('said'), n: z.int(), userId: id, name: z.string(), text: z.string() }),
  /** A visitor of the hall asks for the staff of a booth. */
  z.object({ method: z.literal('called'), boothId: id, userId: id, name: z.string() }),
  z.object({ method: z.literal('fault'), msg: z.string() }),
]);
export type HallDownstream = z.infer<typeof hallDownstream>;
