import type { ReactElement } from 'react';
import type { EntryContext, ServerBuild } from 'react-router';
import { assemble } from '#server/assemble.ts';
import { readConfig } from '#server/platform/config/index.ts';
import { createApi } from '#server/platform/http/api.ts';
import { createLog } from '#server/platform/log.ts';
import { ownOf, withOwnRoutes } from '#server/platform/pages/own-routes.ts';
import { authenticate } from '#server/rooms/identity/index.ts';
import { rooms } from '#server/rooms/index.ts';

/** The platform on the database that the bench names, its calls, and the pages as they were built. */
export const built = await assemble({
  config: readConfig(process.env),
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  log: createLog('error'),
});
export const api = createApi(
  built.platform,
  rooms.flatMap((r) => r.routes ?? []),
  authenticate,
);
type Entry = { hostContext: never; pageTree: (request: Request, entry: EntryContext) => Promise<ReactElement> };
const file = new URL('../../../build/server/index.js', import.meta.url).href;
export const build = (await import(file)) as ServerBuild;
/** The build as the platform has it for an address: with the routes of its page. */
export const buildFor = (path: string): ServerBuild => {
  const own = ownOf(path.replace(/\?.*/, ''));
  return own ? withOwnRoutes(build, own) : build;
};
export const entry = build.entry.module as unknown as Entry;
