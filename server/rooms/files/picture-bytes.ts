import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import { fileLimit, filesErrors } from '#contract/files/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { openFile } from './claim-files.ts';
import { cleanPicture } from './clean-picture.ts';
import { isPicture, kindOf } from './formats/kinds.ts';
import { bytesOfHeld } from './held-file.ts';
import { readUpload } from './read-upload.ts';
import { type FileRow, findFiles } from './store.ts';

const pixelsOf = async (ctx: Ctx, f: FileRow | undefined): Promise<Buffer> => {
  if (!f) throw refuse(common.notFound);
  if (!f.type.startsWith('image/')) throw refuse(filesErrors.wrongType);
  return bytesOfHeld(ctx, f);
};

/** Pixels of an own upload, for a room that reads them. @throws Refused common.notFound, files.wrongType for a document */
export const ownPicture = async (ctx: Ctx, id: string): Promise<Buffer> => {
  const [f] = await findFiles(ctx, [id]);
  return pixelsOf(ctx, f?.ownerId === me(ctx).userId ? f : undefined);
};

/** The same of an upload without a session, for who holds its ticket. */
export const openPicture = async (ctx: Ctx, id: string, ticket: string): Promise<Buffer> =>
  pixelsOf(ctx, await openFile(ctx, id, ticket));

/** Pixels of a picture in the request that is not kept. @throws Refused as an upload would be */
export const uploadedPicture = async (http: Context): Promise<Buffer> => {
  const given = await readUpload(http, fileLimit);
  const kind = await kindOf(given.bytes, given.name, given.type);
  if (!kind || !isPicture(kind)) throw refuse(filesErrors.wrongType);
  return cleanPicture(kind, given.bytes);
};
