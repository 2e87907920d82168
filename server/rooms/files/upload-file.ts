import type { Context } from 'hono';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { type FileKind, fileKinds, fileLimit, type files, limitFor } from '#contract/files/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { annexLimits } from './annex-limits.ts';
import { readUpload } from './read-upload.ts';
import { takeFile } from './take-file.ts';

/**
 * Takes one file; it belongs to its uploader until a record claims it. `as` holds it to a kind from its first byte on.
 * @throws Refused files.tooLarge, files.empty, and those of `takeFile`
 */
export const uploadFile = async (ctx: Ctx, http: Context, as?: FileKind): Promise<AnswerOf<typeof files.upload>> => {
  const owner = { ownerId: me(ctx).userId };
  if (as !== 'drawing') {
    const given = await readUpload(http, as ? fileKinds[as].limit : fileLimit);
    return takeFile(ctx, given, owner, { allowed: as && fileKinds[as].extensions, sealed: as === 'sealed' });
  }
  const limits = await annexLimits(ctx);
  const given = await readUpload(http, Math.max(...Object.values(limits)));
  const { extensions: allowed } = fileKinds[as];
  return takeFile(ctx, given, owner, { allowed, limitOf: (kind) => limitFor(`.${kind}`, as, limits) });
};
