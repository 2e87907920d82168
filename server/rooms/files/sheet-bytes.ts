import type { Readable } from 'node:stream';
import { common } from '#contract/core/errors.ts';
import { filesErrors } from '#contract/files/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { typeOf } from './formats/kinds.ts';
import { findFiles } from './store.ts';

/** An own upload that is a spreadsheet, for a room that reads it. @throws Refused common.notFound, files.wrongType */
export const ownSheet = async (ctx: Ctx, id: string): Promise<{ name: string; stream: Readable }> => {
  const [f] = await findFiles(ctx, [id]);
  if (!f || f.ownerId !== me(ctx).userId || f.subjectId) throw refuse(common.notFound);
  if (f.type !== typeOf('xlsx')) throw refuse(filesErrors.wrongType);
  const { stream } = await ctx.platform.storage.open(f.key);
  return { name: f.name, stream };
};
