import type { Readable } from 'node:stream';
import type { Ctx } from '#server/platform/context.ts';
import { handOver } from './policy.ts';
import { readable } from './read-file.ts';
import { type FileRow, findFiles } from './store.ts';

/** Those of these files that the person of the session may take, in the order asked; not what they may only look at. */
export const takeableFiles = async (ctx: Ctx, ids: string[]): Promise<FileRow[]> => {
  const rows = new Map((await readable(ctx, await findFiles(ctx, ids))).map((f) => [f.id, f]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** Hands such a file over, which its record's room may note, or refuse; null where it does, and where the bytes are gone. */
export const takeFile = async (ctx: Ctx, f: FileRow): Promise<Readable | null> => {
  try {
    await handOver(ctx, f, 'read');
    return (await ctx.platform.storage.open(f.key)).stream;
  } catch {
    return null;
  }
};
