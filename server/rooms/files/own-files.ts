import { type Ctx, me } from '#server/platform/context.ts';
import { mayRead } from './read-file.ts';
import { type FileRow, findFilesOf } from './store.ts';

/** Files that the person of the session uploaded and may read now, the oldest first. */
export const readableFiles = async (ctx: Ctx): Promise<FileRow[]> => {
  const readable: FileRow[] = [];
  for (const f of await findFilesOf(ctx, me(ctx).userId)) if (await mayRead(ctx, f)) readable.push(f);
  return readable;
};
