import { type Ctx, me } from '#server/platform/context.ts';
import { publishSessionsEnded } from './end-sessions.ts';
import { deleteSession } from './session-store.ts';

/** Ends the asking session at once, on every node: its open sockets close. */
export const endSession = async (ctx: Ctx): Promise<null> => {
  const { sessionId, userId } = me(ctx);
  if (await deleteSession(ctx, sessionId)) await publishSessionsEnded(ctx, [{ userId, sessionId }]);
  return null;
};
