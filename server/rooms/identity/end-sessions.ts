import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { deleteOwnSession, deleteSessionsOf } from './session-store.ts';

const tell = (ctx: Ctx, userId: string, ids: string[]) =>
  Promise.all(ids.map((sessionId) => ctx.platform.bus.publish('session.ended', { userId, sessionId })));

/**
 * Does `change` to a person's account and ends the sessions, all or all but one; open sockets on every node close when
 * that is committed (security 17).
 */
export const endSessionsOf = async <T>(
  ctx: Ctx,
  userId: string,
  change: (tx: Ctx) => Promise<T>,
  except?: string,
): Promise<T> => {
  const { done, ended } = await inTransaction(ctx, async (tx) => ({
    done: await change(tx),
    ended: await deleteSessionsOf(tx, userId, except),
  }));
  await tell(ctx, userId, ended);
  return done;
};

/** @throws Refused common.notFound for a session that isn't mine */
export const endOwnSession = async (ctx: Ctx, id: string): Promise<null> => {
  const { userId } = me(ctx);
  if (!(await deleteOwnSession(ctx, userId, id))) throw refuse(common.notFound);
  await tell(ctx, userId, [id]);
  return null;
};

/** @returns how many others ended */
export const endOtherSessions = async (ctx: Ctx): Promise<number> => {
  const { userId, sessionId } = me(ctx);
  const ended = await deleteSessionsOf(ctx, userId, sessionId);
  await tell(ctx, userId, ended);
  return ended.length;
};
