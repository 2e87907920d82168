import { type Ctx, me } from '#server/platform/context.ts';
import { setShowRead, showsRead } from './member-store.ts';

/** What the person of the session set for all of their conversations. */
export const readSettings = async (ctx: Ctx) => ({ showRead: await showsRead(ctx, me(ctx).userId) });

export const saveSettings = async (ctx: Ctx, { showRead }: { showRead: boolean }): Promise<null> => {
  await setShowRead(ctx, me(ctx).userId, showRead);
  return null;
};
