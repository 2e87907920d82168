import { type Ctx, me } from '#server/platform/context.ts';
import { readable } from './read-file.ts';
import { sealedType } from './sealed/closed-upload.ts';
import { type FileRow, findFilesOf } from './store.ts';

/** Files that the person of the session uploaded and may read now, the oldest first; not what rests closed. */
export const readableFiles = async (ctx: Ctx): Promise<FileRow[]> =>
  readable(
    ctx,
    (await findFilesOf(ctx, me(ctx).userId)).filter((f) => f.type !== sealedType),
  );
