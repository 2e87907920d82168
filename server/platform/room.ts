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
  /** The same for several jobs that wait; where it fails, each is run by itself. */
  runAll?: ((ctx: Ctx, data: unknown[]) => Promise<void>) | undefined;
  /** What of the public facts it may change. */
  touches: readonly PublicFact[];
  /** Its jobs are emitted with `startAfter` and wanted at that moment. */
  timed: boolean;
  /** What of the event concerns it, asked as it is emitted; everything where there is none. */
  only?: ((payload: object) => boolean) | undefined;
};

/**
 * Subscribes a room to an event. `name` is the subscriber's own within the room and stands in the name of its queue: it is
 * not changed while jobs may wait there. `run` may be called twice with one `jobId`, and never with what the schema refuses.
 * For what `only` says no to, no job is written.
 */
export const on = <E extends Heard>(
  event: E,
  name: string,
  run: (ctx: Ctx, payload: Payload<E>, jobId: string) => Promise<void>,
  o: { touches?: readonly PublicFact[]; timed?: boolean; only?: (payload: Payload<E>) => boolean } = {},
): Subscriber => ({
  name,
  event,
  touches: o.touches ?? [],
  timed: o.timed ?? false,
  only: o.only as Subscriber['only'],
  run: async (ctx, data, jobId) => run(ctx, payloadOf(event, data), jobId),
});

/**
 * Subscribes a room to an event that comes many times at once: `runAll` gets what waits together, so that its statements are sent
 * once for all. Where it fails, each payload comes again by itself; what was done already is done no second time.
 */
export const onMany = <E extends Heard>(
  event: E,
  name: string,
  runAll: (ctx: Ctx, payloads: Payload<E>[]) => Promise<void>,
  o: { only?: (payload: Payload<E>) => boolean } = {},
): Subscriber => ({
  ...on(event, name, (ctx, payload) => runAll(ctx, [payload]), o),
  runAll: async (ctx, data) =>
    runAll(
      ctx,
      data.map((d) => payloadOf(event, d)),
    ),
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
