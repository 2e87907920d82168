import type { Ctx } from '#server/platform/context.ts';
import { type FileRow, findFiles } from './store.ts';

/** A file that a record holds: its room has judged the reader. */
export const heldFile = async (
  ctx: Ctx,
  id: string,
  subject: { kind: string; id: string },
): Promise<FileRow | undefined> => {
  const [f] = await findFiles(ctx, [id]);
  return f?.subjectKind === subject.kind && f.subjectId === subject.id ? f : undefined;
};

/** The bytes of such a file. @throws where they are gone */
export const bytesOfHeld = async (ctx: Ctx, f: Pick<FileRow, 'key'>): Promise<Buffer> => {
  const { stream } = await ctx.platform.storage.open(f.key);
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
