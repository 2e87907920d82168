import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Ctx, me } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { typeOf } from './formats/kinds.ts';
import { ownPicture } from './picture-bytes.ts';
import { publicUrl } from './policy.ts';
import { insertFile, releaseSubject } from './store.ts';

/**
 * Draws a square of `side` px from an own upload and binds it to a record; the upload itself goes with the unclaimed.
 * @returns its id and where everybody reads it, once its kind is registered as public
 * @throws Refused common.notFound, files.wrongType
 */
export const keepSquare = async (
  ctx: Ctx,
  uploadId: string,
  side: number,
  subject: { kind: string; id: string },
): Promise<{ id: string; url: string }> => {
  const bytes = await sharp(await ownPicture(ctx, uploadId))
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer();
  const id = newId();
  const key = `${id.slice(0, 8)}/${id}.jpg`;
  await ctx.platform.storage.put(key, bytes);
  await insertFile(ctx, {
    id,
    ownerId: me(ctx).userId,
    key,
    name: `${subject.kind}.jpg`,
    type: typeOf('jpg'),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    subjectKind: subject.kind,
    subjectId: subject.id,
  });
  return { id, url: publicUrl(id) };
};

/** Lets go of what a record held but for these files: nobody reads it any more, and it is removed with the unclaimed. */
export const releaseFiles = (
  ctx: Ctx,
  { kind, id }: { kind: string; id: string },
  but: readonly string[] = [],
): Promise<void> => releaseSubject(ctx, { kind, ids: [id] }, but);

/** Lets go of all that several records held. */
export const releaseFilesOf = async (ctx: Ctx, kind: string, ids: string[]): Promise<void> => {
  if (ids.length) await releaseSubject(ctx, { kind, ids }, []);
};
