import type { Ctx } from './context.ts';
import type { Mounted } from './http/route.ts';
import type { SocketServer } from './http/sockets.ts';

/** A document outside the pages and calls (a sitemap, a picture); null answers 404. Patterns as Hono's: `/sitemap/:part`. */
export type Document = {
  path: string;
  answer: (ctx: Ctx, params: Record<string, string>) => Promise<Response | null>;
};

/** What a room hands to main: its calls, what it does on events, by the clock, on sockets, and its part of the demo world. */
export type Room = {
  name: string;
  /** Its jobs change nothing on public pages. */
  quiet?: boolean;
  routes?: Mounted[];
  /** `run` may be called twice with one `jobId`. */
  subscribers?: { name: string; event: string; run: (ctx: Ctx, payload: never, jobId: string) => Promise<void> }[];
  periodic?: { name: string; cron: string; run: (ctx: Ctx) => Promise<void> }[];
  documents?: Document[];
  sockets?: SocketServer[];
};
