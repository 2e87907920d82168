import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { type files, filesErrors } from '#contract/files.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { cleanPicture } from './clean-picture.ts';
import { cleanName, isPicture, kindOf, typeOf } from './kinds.ts';
import { readUpload } from './read-upload.ts';
import { insertFile } from './store.ts';

/**
 * Takes one file; it belongs to its uploader until a record claims it.
 * @throws Refused files.wrongType, files.tooLarge, files.empty, files.broken, files.tooManyPixels
 */
export const uploadFile = async (ctx: Ctx, http: Context): Promise<AnswerOf<typeof files.upload>> => {
  const given = await readUpload(http);
  const kind = await kindOf(given.bytes, given.name, given.type);
  if (!kind) throw refuse(filesErrors.wrongType);
  const bytes = isPicture(kind) ? await cleanPicture(kind, given.bytes) : given.bytes;
  const id = newId();
  const stored = kind === 'bmp' ? 'png' : kind;
  const key = `${id.slice(0, 8)}/${id}.${stored}`;
  const name = cleanName(given.name, kind);
  await ctx.platform.storage.put(key, bytes);
  await insertFile(ctx, {
    id,
    ownerId: me(ctx).userId,
    key,
    name,
    type: typeOf(stored),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }).catch(async (err: Error) => {
    await ctx.platform.storage.remove(key);
    throw err;
  });
  return { id, url: `/api/busi/busifile/${id}`, name, size: bytes.length, uid: given.uid };
};
