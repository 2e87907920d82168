import type { Context } from 'hono';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { type FileKind, fileKinds, fileLimit, type files } from '#contract/files/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { readUpload } from './read-upload.ts';
import { takeFile } from './take-file.ts';

/**
 * Takes one file; it belongs to its uploader until a record claims it. `as` holds it to a kind from its first byte on.
 * @throws Refused files.tooLarge, files.empty, and those of `takeFile`
 */
export const uploadFile = async (ctx: Ctx, http: Context, as?: FileKind): Promise<AnswerOf<typeof files.upload>> => {
  const given = await readUpload(http, as ? fileKinds[as].limit : fileLimit);
  return takeFile(ctx, given, { ownerId: me(ctx).userId }, as && fileKinds[as].extensions);
};
