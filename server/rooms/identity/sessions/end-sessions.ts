import { common } from '#contract/core/errors.ts';
import { sessionEnded } from '#server/platform/bus/topics.ts';
import { afterCommit, type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { deleteOwnSession, deleteSessionsOf, type Ended } from './session-store.ts';

/** Closes the sockets of ended sessions on every node (security 6, 17); within a transaction after its commit. */
export const publishSessionsEnded = (ctx: Ctx, ended: Ended[]): Promise<void> =>
  afterCommit(ctx, () => ctx.platform.bus.publishAll(sessionEnded, ended));

/**
 * Does `change` to a person's account and ends the sessions, all or all but one; open sockets on every node close when
 * that is committed (security 17).
 */
export const endSessionsOf = async <T>(
  ctx: Ctx,
  userId: string,
  change: (tx: Ctx) => Promise<T>,
  except?: string,
): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    const done = await change(tx);
    await publishSessionsEnded(tx, await deleteSessionsOf(tx, [userId], except));
    return done;
  });

/** @throws Refused common.notFound for a session that isn't mine */
export const endOwnSession = async (ctx: Ctx, id: string): Promise<null> => {
  const { userId } = me(ctx);
  if (!(await deleteOwnSession(ctx, userId, id))) throw refuse(common.notFound);
  await publishSessionsEnded(ctx, [{ userId, sessionId: id }]);
  return null;
};

/** @returns how many others ended */
export const endOtherSessions = async (ctx: Ctx): Promise<number> => {
  const { userId, sessionId } = me(ctx);
  const ended = await deleteSessionsOf(ctx, [userId], sessionId);
  await publishSessionsEnded(ctx, ended);
  return ended.length;
};
