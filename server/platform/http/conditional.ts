import type { MiddlewareHandler } from 'hono';

/** Whether a client's If-None-Match names this ETag; compared weakly, as RFC 9110 (13.1.2) wants for it. */
export const isKnown = (header: string | undefined, etag: string): boolean => {
  const bare = (t: string) => t.trim().replace(/^W\//, '');
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(/,(?=\s*(?:W\/)?")/).some((t) => bare(t) === bare(etag)))
  );
};

/** Answers 304 where a file has not changed since the client's copy; an If-None-Match would go before (RFC 9110, 13.2.2). */
export const ifModified: MiddlewareHandler = async (c, next) => {
  await next();
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  const changed = Date.parse(c.res.headers.get('last-modified') ?? '');
  if (c.res.status !== 200 || c.req.header('if-none-match') || !(changed <= since)) return;
  await c.res.body?.cancel();
  const headers = new Headers(c.res.headers);
  for (const name of ['content-length', 'content-encoding', 'content-type']) headers.delete(name);
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};
