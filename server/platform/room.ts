import type { PublicFact } from '#contract/core/public-facts.ts';
import type { Ctx } from './context.ts';
import { type Heard, type Payload, payloadOf } from './events.ts';
import type { Mounted } from './http/route.ts';
import type { SocketServer } from './http/sockets.ts';
import type { Provided } from './points.ts';

/** A document outside the pages and calls (a sitemap, a picture); null answers 404. Patterns as Hono's: `/sitemap/:part`. */
export type Document = {
  path: string;
  answer: (ctx: Ctx, params: Record<string, string>) => Promise<Response | null>;
};

/** Made by `on`. `run` gets the payload as it lies in the job. */
export type Subscriber = {
  name: string;
  event: Heard;
  run: (ctx: Ctx, data: unknown, jobId: string) => Promise<void>;
  /** What of the public facts it may change. */
  touches: readonly PublicFact[];
  /** Its jobs are emitted with `startAfter` and wanted at that moment. */
  timed: boolean;
};

/**
 * Subscribes a room to an event. `name` is the subscriber's own within the room and stands in the name of its queue: it is
 * not changed while jobs may wait there. `run` may be called twice with one `jobId`, and never with what the schema refuses.
 */
export const on = <E extends Heard>(
  event: E,
  name: string,
  run: (ctx: Ctx, payload: Payload<E>, jobId: string) => Promise<void>,
  o: { touches?: readonly PublicFact[]; timed?: boolean } = {},
): Subscriber => ({
  name,
  event,
  touches: o.touches ?? [],
  timed: o.timed ?? false,
  run: async (ctx, data, jobId) => run(ctx, payloadOf(event, data), jobId),
});

/** What a room hands to main: its calls, what it does on events, by the clock, on sockets, and its part of the demo world. */
export type Room = {
  name: string;
  routes?: Mounted[];
  /** All that its `events.ts` declares. */
  events?: Heard[];
  subscribers?: Subscriber[];
  periodic?: { name: string; cron: string; run: (ctx: Ctx) => Promise<void>; touches?: readonly PublicFact[] }[];
  documents?: Document[];
  sockets?: SocketServer[];
  /** Its answers to what other rooms ask (`points.ts`). */
  provides?: Provided[];
};
