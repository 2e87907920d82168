import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Bindings } from './api.ts';
import { ifModified } from './conditional.ts';

const folders = ['/assets/*', '/pictures/*', '/fonts/*'] as const;
/** What browsers and phones ask for at the root, by these names. */
const single = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
];

/** Files of the build: kept for good where their name changes with them, else for a week; what is missing is a short 404. */
export const serveFiles = (app: Hono<{ Bindings: Bindings }>, root: string): void => {
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) =>
      c.header(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=604800',
      ),
  });
  for (const path of [...folders, ...single]) app.use(path, ifModified, files);
  // A page that says so would cost a rendering, and who asked for a picture can't read it.
  for (const path of folders) app.all(path, (c) => c.text('404', 404, { 'cache-control': 'no-store' }));
};

const packed = compress();
/** Answers with tokens or keys stay as they are: packed beside what a stranger can send, their length would tell of them. */
const secret = /^\/api\/(auth|code|captcha|admin\/client|operator\/login)(\/|$)/;
/** Who takes nothing packed is not worth a look at the answer. */
const takesPacked = (c: Context): boolean => /gzip|deflate/i.test(c.req.header('accept-encoding') ?? '');
export const compressCalls: MiddlewareHandler = (c, next) =>
  takesPacked(c) && !secret.test(c.req.path) ? packed(c, next) : next();
