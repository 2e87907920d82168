import type { Readable } from 'node:stream';
import type { Ctx } from '#server/platform/context.ts';
import { handOver } from './policy.ts';
import { readable } from './read-file.ts';
import { sealedType } from './sealed/closed-upload.ts';
import { type FileRow, findFiles } from './store.ts';

/** Those of these files that the person of the session may take, in the order asked; not what they may only look at. */
export const takeableFiles = async (ctx: Ctx, ids: string[]): Promise<FileRow[]> => {
  const rows = new Map((await readable(ctx, await findFiles(ctx, ids))).map((f) => [f.id, f]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** These files, in the order asked, for a reader whom the calling room has judged; nothing that rests closed. */
export const heldFiles = async (ctx: Ctx, ids: string[]): Promise<FileRow[]> => {
  const rows = new Map((await findFiles(ctx, ids)).map((f) => [f.id, f]));
  return ids.flatMap((id) => rows.get(id) ?? []).filter((f) => f.type !== sealedType);
};

/** Opens such a file; null where its bytes are gone. */
export const openHeld = async (ctx: Ctx, f: FileRow): Promise<Readable | null> =>
  (await ctx.platform.storage.open(f.key).catch(() => null))?.stream ?? null;

/** Hands such a file over, which its record's room may note, or refuse; null where it does, and where the bytes are gone. */
export const takeFile = async (ctx: Ctx, f: FileRow): Promise<Readable | null> => {
  try {
    await handOver(ctx, f, 'read');
    return (await ctx.platform.storage.open(f.key)).stream;
  } catch {
    return null;
  }
};
