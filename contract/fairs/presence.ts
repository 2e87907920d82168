/**
 * Who is in a hall with one another: `/api/halls/ws/{hallId}`. Positions travel as binary frames (`positions.ts`), all else as
 * JSON. Members are hidden until they show themselves; visitors look on.
 */
import * as z from 'zod/mini';
import { id, text } from '../core/schemas.ts';
import { avatarLook } from './avatar.ts';

/** Positions are sent on so many times a second; what somebody sends besides is left out. */
export const movesASecond = 5;
/** How far words carry, in metres. */
export const earshot = 8;
/** Letters of something said in a hall. */
export const mostSaid = 200;
/** What one may say in a span of milliseconds. */
export const saidAtOnce = { most: 5, within: 15_000 } as const;

/** Somebody who is in the hall and shows themselves, as others meet them. `n` is their number in this hall, for positions. */
const hallPerson = z.object({
  n: z.int(),
  userId: id,
  name: z.string(),
  company: text,
  /** The booth of this hall that they look after. */
  boothId: z.nullable(id),
  /** The figure as they made it; without one it follows from their id. */
  look: z.optional(avatarLook),
});
export type HallPerson = z.infer<typeof hallPerson>;

/** What a client sends as JSON. */
export const hallUpstream = z.discriminatedUnion('method', [
  z.object({ method: z.literal('show'), visible: z.boolean() }),
  z.object({ method: z.literal('say'), text: z.string().check(z.trim(), z.minLength(1), z.maxLength(mostSaid)) }),
  z.object({ method: z.literal('ping') }),
]);
export type HallUpstream = z.infer<typeof hallUpstream>;

/** Why a frame had no effect. */
const hallFaults = ['unknown', 'login', 'incomplete', 'hidden', 'tooOften'] as const;
export type HallFault = (typeof hallFaults)[number];

/** What the server sends as JSON. */
export const hallDownstream = z.discriminatedUnion('method', [
  /** After the opening, and when it changes: one's own number, and whether others see one; null for visitors. */
  z.object({ method: z.literal('here'), n: z.int(), visible: z.nullable(z.boolean()) }),
  /** How many people are in the hall, hidden ones among them, and which booths have staff there. */
  z.object({ method: z.literal('count'), people: z.int(), staffed: z.array(id) }),
  /** Who the numbers of positions are; each is told once. */
  z.object({ method: z.literal('people'), people: z.array(hallPerson) }),
  z.object({ method: z.literal('said'), n: z.int(), userId: id, name: z.string(), text: z.string() }),
  z.object({ method: z.literal('pong') }),
  z.object({ method: z.literal('fault'), fault: z.enum(hallFaults) }),
]);
export type HallDownstream = z.infer<typeof hallDownstream>;
