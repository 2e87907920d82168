import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { sendDocument } from '#server/rooms/files/index.ts';
import { pictureKey } from './import-issue.ts';
import { readableIssue } from './read-journals.ts';

/** A page of an issue as a picture, which never changes. @throws Refused common.notFound */
export const sendPage = async (ctx: Ctx, id: string, no: number, width: number): Promise<Response> => {
  await readableIssue(ctx, id);
  const { size, stream } = await ctx.platform.storage.open(pictureKey(id, no, width)).catch(() => {
    throw refuse(common.notFound);
  });
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(size),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
};

/** The PDF of an edition, where its editors let readers take it (content 21). @throws Refused common.notFound */
export const sendIssue = async (ctx: Ctx, http: Context, id: string): Promise<Response> => {
  const { fileId, media } = await readableIssue(ctx, id);
  if (!(media as { download?: boolean }).download) throw refuse(common.notFound);
  return sendDocument(ctx, http, fileId);
};
