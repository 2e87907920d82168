import type { DrawingLimits } from '#contract/files/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { readSetting } from '#server/rooms/settings/index.ts';

/** Bytes that annexes of inquiries must stay under, as the operator has set them (files 7). */
export const annexLimits = async (ctx: Ctx): Promise<DrawingLimits> => {
  const { document, picture, cad } = await readSetting(ctx, 'files.annexes');
  return { document: document * 1024, picture: picture * 1024, cad: cad * 1024 };
};
