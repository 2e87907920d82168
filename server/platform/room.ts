import type { Ctx } from './context.ts';
import type { Mounted } from './http/route.ts';
import type { SocketServer } from './http/sockets.ts';

/** What a room hands to main: its calls, what it does on events, by the clock, on sockets, and its part of the demo world. */
export type Room = {
  name: string;
  /** Its jobs change nothing on public pages. */
  quiet?: boolean;
  routes?: Mounted[];
  /** `run` may be called twice with one `jobId`. */
  subscribers?: { name: string; event: string; run: (ctx: Ctx, payload: never, jobId: string) => Promise<void> }[];
  periodic?: { name: string; cron: string; run: (ctx: Ctx) => Promise<void> }[];
  sockets?: SocketServer[];
};
