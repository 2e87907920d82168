import { createHash } from 'node:crypto';
import type { Ctx } from '#server/platform/context.ts';
import { extname } from 'node:path';
import { typeOf } from './formats/kinds.ts';
import { files } from './tables.ts';

/** A picture (`.jpg`), document (`.pdf`, `.xlsx`) or film (`.webm`) of the demo world, bound to the record that shows it. */
export type SeedPicture = {
  id: string;
  ownerId: string;
  name: string;
  bytes: Buffer;
  subject: { kind: string; id: string };
};

export const insertPictures = async (ctx: Ctx, pictures: SeedPicture[]): Promise<void> => {
  for (const { id, ownerId, name, bytes, subject } of pictures) {
    const given = extname(name).slice(1);
    const kind = given === 'pdf' || given === 'xlsx' || given === 'webm' ? given : 'jpg';
    const key = `${id.slice(0, 8)}/${id}.${kind}`;
    await ctx.platform.storage.put(key, bytes);
    await ctx.db.insert(files).values({
      id,
      ownerId,
      key,
      name,
      type: typeOf(kind),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      subjectKind: subject.kind,
      subjectId: subject.id,
    });
  }
};
