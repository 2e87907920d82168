import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { policyOf } from './policy.ts';
import { rangeOf } from './range.ts';
import { type FileRow, findFiles } from './store.ts';

const mayRead = async (ctx: Ctx, f: FileRow): Promise<boolean> => {
  if (f.ownerId === me(ctx).userId) return true;
  if (!f.subjectKind || !f.subjectId) return false;
  return (await policyOf(f.subjectKind)?.(ctx, f.subjectId)) ?? false;
};

/** RFC 6266 and 5987: an ASCII name for old readers, the true one beside it. */
export const disposition = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const utf8 = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
};

/** Streams a file, whole or the range asked for. @throws Refused common.notFound where its bytes are gone */
const stream = async (
  ctx: Ctx,
  http: Context,
  f: FileRow,
  own: { disposition: string; caching: string },
): Promise<Response> => {
  const range = rangeOf(http.req.header('range'), f.size);
  const headers: Record<string, string> = {
    'content-type': f.type,
    'content-disposition': own.disposition,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': own.caching,
    'accept-ranges': 'bytes',
  };
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${f.size}` } });
  const { stream: bytes } = await ctx.platform.storage.open(f.key, range ?? undefined).catch(() => {
    throw refuse(common.notFound);
  });
  const { start, end } = range ?? { start: 0, end: f.size - 1 };
  headers['content-length'] = String(end - start + 1);
  if (range) headers['content-range'] = `bytes ${start}-${end}/${f.size}`;
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { status: range ? 206 : 200, headers });
};

/**
 * Sends a file to its uploader and to those whom its record lets read it.
 * @throws Refused common.notFound for everybody else, as for an absent one
 */
export const readFile = async (ctx: Ctx, http: Context, id: string): Promise<Response> => {
  const [f] = await findFiles(ctx, [id]);
  if (!f || !(await mayRead(ctx, f))) throw refuse(common.notFound);
  return stream(ctx, http, f, { disposition: disposition(f.name), caching: 'private, no-store' });
};

/**
 * Sends a picture that another room shows to everybody: that room has judged the reader. Only pictures, which were drawn
 * anew at upload, are shown in place. @throws Refused common.notFound
 */
export const sendPicture = async (ctx: Ctx, http: Context, id: string): Promise<Response> => {
  const [f] = await findFiles(ctx, [id]);
  if (!f || !f.type.startsWith('image/')) throw refuse(common.notFound);
  return stream(ctx, http, f, { disposition: 'inline', caching: 'public, max-age=3600' });
};
