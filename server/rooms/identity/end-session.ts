import { type Ctx, me } from '#server/platform/context.ts';
import { deleteSession } from './store.ts';

/** Ends the asking session at once, on every node: open sockets close on `session.ended`. */
export const endSession = async (ctx: Ctx): Promise<null> => {
  const { sessionId, userId } = me(ctx);
  if (await deleteSession(ctx, sessionId)) await ctx.platform.bus.publish('session.ended', { userId, sessionId });
  return null;
};
