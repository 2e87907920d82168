import { createAdaptorServer } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { RequestListener, Server } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { systemContext } from '#server/platform/context.ts';
import { type Bindings, createApi } from '#server/platform/http/api.ts';
import { compressCalls, serveFiles } from '#server/platform/http/files.ts';
import { headersOfAll } from '#server/platform/http/headers.ts';
import { createPages } from '#server/platform/pages/index.ts';
import { limitConnections, serverOptions } from '#server/platform/http/listening.ts';
import { attachSockets } from '#server/platform/http/sockets.ts';
import { inTurns } from '#server/platform/http/turns.ts';
import { loggedPath } from '#server/platform/http/request.ts';
import { newId } from '#server/platform/ids.ts';
import type { Platform } from '#server/platform/index.ts';
import { authenticate } from '#server/rooms/identity/index.ts';
import { rooms } from '#server/rooms/index.ts';
import { openApiText, asyncApiText } from '#server/rooms/reference/index.ts';

type Site = {
  server: Server;
  api: ReturnType<typeof createApi>;
  closeSockets: () => void;
  /** How many sockets are open of `node`, `address A` or `person P`. */
  openSockets: (key: string) => number;
};
/** Vite's middleware and module loader in development. */
type Dev = { middleware: (req: never, res: never, next: () => void) => void; load: () => Promise<ServerBuild> };

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
const serverBuild = () =>
  import(
    pathToFileURL(fileURLToPath(new URL('../build/server/index.js', import.meta.url))).href
  ) as Promise<ServerBuild>;

/** Numbers each request, gives its answer the headers of all, and writes it into the log. */
const logged = (platform: Platform): MiddlewareHandler<{ Bindings: Bindings }> => {
  const everywhere = Object.entries(headersOfAll(platform.config));
  return async (c, next) => {
    const started = performance.now();
    const requestId = c.req.header('x-request-id')?.slice(0, 64) ?? newId();
    c.env = { ...c.env, requestId };
    await next();
    c.res.headers.set('x-request-id', requestId);
    for (const [name, value] of everywhere) c.res.headers.set(name, value);
    platform.log.debug(
      {
        requestId,
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
};

const reachesDatabase = (platform: Platform): Promise<boolean> =>
  platform.pool.query('select 1').then(
    () => true,
    () => false,
  );

/** The whole platform on one port: health, API, files of the build, pages. */
export const createSite = (platform: Platform, state: { ready: () => boolean }, dev?: Dev): Site => {
  const api = createApi(
    platform,
    rooms.flatMap((r) => r.routes ?? []),
    authenticate,
  );
  const app = new Hono<{ Bindings: Bindings }>();

  app.use(logged(platform));
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const ok = state.ready() && (await reachesDatabase(platform));
    return c.text(ok ? 'ready' : 'not ready', ok ? 200 : 503);
  });
  app.use('/api/*', compressCalls);
  app.get('/api/openapi.json', (c) =>
    c.body(openApiText(platform.config.baseUrl), 200, { 'content-type': 'application/json' }),
  );
  app.get('/api/asyncapi.json', (c) =>
    c.body(asyncApiText(platform.config.baseUrl), 200, { 'content-type': 'application/json' }),
  );
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env));

  if (!dev) {
    app.use(compress());
    serveFiles(app, clientFolder);
  }
  for (const d of rooms.flatMap((r) => r.documents ?? []))
    app.get(d.path, async (c) => (await d.answer(systemContext(platform), c.req.param())) ?? c.text('404', 404));
  const pages = createPages(platform, api, dev ? dev.load : serverBuild, Boolean(dev));
  app.all('*', (c) => pages(c));
  app.onError((err, c) => {
    platform.log.error({ err: err.message, stack: err.stack, path: loggedPath(c.req.path) }, 'a page failed');
    return c.text('500', 500);
  });

  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  limitConnections(server, platform.config);
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const ours = inTurns(handle as RequestListener, platform.config.trustedProxies);
  server.on('request', (req, res) => {
    if (!dev || req.url?.startsWith('/api/')) ours(req, res);
    else dev.middleware(req as never, res as never, () => ours(req, res));
  });
  const sockets = attachSockets(
    server,
    platform,
    rooms.flatMap((r) => r.sockets ?? []),
    authenticate,
  );
  return { server, api, closeSockets: sockets.close, openSockets: sockets.open };
};
