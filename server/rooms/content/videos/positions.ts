import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { findPosition, writePosition } from '../discussion/discussion-store.ts';
import { findShown } from '../reading/reading-store.ts';

const videoOf = async (ctx: Ctx, id: string): Promise<string> => {
  if ((await findShown(ctx, id))?.piece.kind !== 'video') throw refuse(common.notFound);
  return id;
};

/** Where I stopped watching a video; 0 where I have not begun. @throws Refused common.notFound */
export const readPosition = async (ctx: Ctx, id: string): Promise<{ seconds: number }> => ({
  seconds: (await findPosition(ctx, me(ctx).userId, await videoOf(ctx, id))) ?? 0,
});

/** Keeps where I stopped watching (content 23). @throws Refused common.notFound */
export const keepPosition = async (ctx: Ctx, id: string, seconds: number): Promise<null> => {
  await writePosition(ctx, { userId: me(ctx).userId, pieceId: await videoOf(ctx, id), seconds });
  return null;
};
