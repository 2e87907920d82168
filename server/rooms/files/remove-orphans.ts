import type { Ctx } from '#server/platform/context.ts';
import { deleteUnclaimed } from './store.ts';

/** Removes uploads that no record claimed within 48 hours; the row goes first, so no record can claim a removed file. */
export const removeOrphans = async (ctx: Ctx): Promise<number> => {
  const keys = await deleteUnclaimed(ctx, 48);
  for (const key of keys) await ctx.platform.storage.remove(key);
  return keys.length;
};
