import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { handOver, policyOf, publicPolicyOf } from './policy.ts';
import { bytesOfHeld } from './held-file.ts';
import { rangeOf } from './range.ts';
import { openUpload, sealedType } from './sealed/closed-upload.ts';
import { isSigned, signLink } from './sign-link.ts';
import { type FileRow, findFiles } from './store.ts';

/** Those of these files that the person of the session may read, each room asked once for all of its own. */
export const readable = async (ctx: Ctx, files: FileRow[]): Promise<FileRow[]> => {
  const kinds = new Set(files.flatMap((f) => f.subjectKind ?? []));
  const allowed = new Map<string, Set<string>>();
  for (const kind of kinds) {
    const ids = files.flatMap((f) => (f.subjectKind === kind && f.subjectId ? f.subjectId : []));
    const policy = policyOf(ctx, kind);
    if (policy) allowed.set(kind, new Set(await policy(ctx, [...new Set(ids)])));
  }
  // Once a record has claimed it, its room alone decides: who left a company reads its files no more.
  return files.filter((f) => {
    const ofRoom = f.subjectKind && f.subjectId ? allowed.get(f.subjectKind) : undefined;
    return ofRoom ? ofRoom.has(f.subjectId ?? '') : f.ownerId === me(ctx).userId;
  });
};

const mayRead = async (ctx: Ctx, f: FileRow): Promise<boolean> => (await readable(ctx, [f])).length === 1;

const sandbox = "default-src 'none'; sandbox";

/** RFC 6266 and 5987: an ASCII name for old readers, the true one beside it. */
export const disposition = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const utf8 = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
};

/** Bytes that were opened in memory, as an attachment. */
export const sendOpened = ({ name, type }: { name: string; type: string }, bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': disposition(name),
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': sandbox,
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'private, no-store',
    },
  });

/** Streams a file, whole or the range asked for. @throws Refused common.notFound where its bytes are gone */
const stream = async (
  ctx: Ctx,
  http: Context,
  f: FileRow,
  own: { disposition: string; caching: string; policy?: string },
): Promise<Response> => {
  // The bytes of a file never change: its id is their mark. A part is of the file that the reader has, or it is no part.
  const etag = `"${f.id}"`;
  const asked = http.req.header('if-range');
  const range = asked && asked !== etag ? null : rangeOf(http.req.header('range'), f.size);
  const headers: Record<string, string> = {
    'content-type': f.type,
    'content-disposition': own.disposition,
    'x-content-type-options': 'nosniff',
    'content-security-policy': own.policy ?? sandbox,
    'cross-origin-resource-policy': 'same-site',
    'cache-control': own.caching,
    'accept-ranges': 'bytes',
    // What may not be kept has no mark by which it could be asked for again.
    ...(!own.caching.includes('no-store') && { etag }),
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
  // An upload that rests closed, for who sent it.
  if (f.type === sealedType) {
    const { file, bytes } = openUpload(ctx.platform.seal, id, await bytesOfHeld(ctx, f));
    return sendOpened(file, bytes);
  }
  await handOver(ctx, f, 'read');
  return stream(ctx, http, f, { disposition: disposition(f.name), caching: 'private, no-store' });
};

/** A signed link to a file that I may read. @throws Refused common.notFound */
export const linkToFile = async (ctx: Ctx, id: string, anyone: boolean): Promise<{ url: string; until: string }> => {
  const [f] = await findFiles(ctx, [id]);
  if (!f || f.type === sealedType || !(await mayRead(ctx, f))) throw refuse(common.notFound);
  if (anyone) await handOver(ctx, f, 'anyone');
  const { url, until } = signLink(ctx, id, anyone ? null : me(ctx).userId);
  return { url, until: until.toISOString() };
};

const inPlace = (f: FileRow) => f.type.startsWith('image/') || f.type === 'application/pdf';
/** A browser's PDF viewer doesn't start in a sandbox; without one its document still can't load or run anything. */
const viewer = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** @throws Refused common.notFound where the link is not ours, too old, or another person's */
export const readSigned = async (
  ctx: Ctx,
  http: Context,
  id: string,
  q: { until: number; bound?: string | undefined; sig: string },
): Promise<Response> => {
  const [f] = isSigned(ctx, id, q) ? await findFiles(ctx, [id]) : [];
  // A link to one person opens what that person may still read.
  if (!f || (q.bound && !(await mayRead(ctx, f)))) throw refuse(common.notFound);
  if (q.bound) await handOver(ctx, f, 'read');
  return stream(ctx, http, f, {
    disposition: inPlace(f) ? disposition(f.name).replace('attachment', 'inline') : disposition(f.name),
    caching: 'private, no-store',
    ...(f.type === 'application/pdf' && { policy: viewer }),
  });
};

/** A picture whose record is shown to everybody; its bytes never change. @throws Refused common.notFound */
export const readPublic = async (ctx: Ctx, http: Context, id: string): Promise<Response> => {
  const [f] = await findFiles(ctx, [id]);
  const isShown = f?.subjectKind ? publicPolicyOf(ctx, f.subjectKind) : undefined;
  if (!f?.subjectId || !f.type.startsWith('image/') || !(await isShown?.(ctx, f.subjectId)))
    throw refuse(common.notFound);
  return stream(ctx, http, f, { disposition: 'inline', caching: 'public, max-age=31536000, immutable' });
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

/** Shows a private picture in place, or hands over a document: the calling room has judged, and recorded, the reader. */
export const sendPrivate = async (ctx: Ctx, http: Context, id: string): Promise<Response> => {
  const [f] = await findFiles(ctx, [id]);
  if (!f) throw refuse(common.notFound);
  const shown = f.type.startsWith('image/') ? 'inline' : disposition(f.name);
  return stream(ctx, http, f, { disposition: shown, caching: 'private, no-store' });
};

/** Shows a film or a picture in place: the calling room has judged the reader. */
export const sendShown = (ctx: Ctx, http: Context, f: FileRow, caching: string): Promise<Response> =>
  stream(ctx, http, f, { disposition: 'inline', caching });

/** Hands over a document that the calling room shows to everybody. @throws Refused common.notFound */
export const sendDocument = async (ctx: Ctx, http: Context, id: string): Promise<Response> => {
  const [f] = await findFiles(ctx, [id]);
  if (!f) throw refuse(common.notFound);
  return stream(ctx, http, f, { disposition: disposition(f.name), caching: 'public, max-age=86400' });
};
