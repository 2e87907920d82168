import { type Ctx, me } from '#server/platform/context.ts';
import { readable } from './read-file.ts';
import { type FileRow, findFilesOf } from './store.ts';

/** Files that the person of the session uploaded and may read now, the oldest first. */
export const readableFiles = async (ctx: Ctx): Promise<FileRow[]> =>
  readable(ctx, await findFilesOf(ctx, me(ctx).userId));
