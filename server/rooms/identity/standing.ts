import type { RoleCode, UserType } from '#contract/core/access.ts';
import type { Seat } from '#contract/core/seats.ts';
import { common } from '#contract/core/errors.ts';
import { standingChanged } from '#server/platform/bus/topics.ts';
import { afterCommit, type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { closeAppeals } from './appeal-store.ts';
import { accountKey } from './rules.ts';
import { no } from './refusals.ts';
import { tellEnded } from './end-sessions.ts';
import { deleteSessionsOf } from './session-store.ts';
import { setSuspended } from './standing-store.ts';
import { findUserBy, lockUser, updateUser, type User } from './store.ts';
import { useCode } from './use-code.ts';

/** What a decision changes of a person; the next request sees it, for roles are read with the session. */
export type Standing = {
  userType?: UserType;
  roles?: RoleCode[];
  authStatus?: 0 | 1;
  entId?: string;
  companyRole?: Seat;
};

/** Whether somebody may less than before: sockets that were opened with it must not live on. */
const isLess = (was: User, is: User): boolean =>
  was.userType !== is.userType ||
  was.entId !== is.entId ||
  was.companyRole !== is.companyRole ||
  was.roles.some((r) => !is.roles.includes(r));

/**
 * Sets a person's standing from what it is, in the caller's transaction. The sessions go on; who may less than before has
 * every socket closed on every node after the commit, and opens it anew with what holds (security 6).
 * @throws Refused common.notFound
 */
export const changeStanding = async (tx: Ctx, userId: string, change: (now: User) => Standing): Promise<User> => {
  const was = await lockUser(tx, userId);
  if (!was) throw refuse(common.notFound);
  const is = await updateUser(tx, userId, change(was));
  if (isLess(was, is)) await afterCommit(tx, () => tx.platform.bus.publish(standingChanged, { userId }));
  return is;
};

/** No login any more, and why, which the person is told; every session ends, with its sockets on every node after the commit. */
export const suspendPerson = (ctx: Ctx, userId: string, reason: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await lockUser(tx, userId))) throw refuse(common.notFound);
    await setSuspended(tx, userId, reason);
    await tellEnded(tx, userId, await deleteSessionsOf(tx, userId));
  });

export const reinstatePerson = (ctx: Ctx, userId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await lockUser(tx, userId))) throw refuse(common.notFound);
    await setSuspended(tx, userId, null);
    await closeAppeals(tx, userId);
  });

/** The account that a code to its phone or mail proves. @throws Refused identity.code */
export const proveAccount = async (ctx: Ctx, account: string, code: string): Promise<User> => {
  const key = accountKey(account, false);
  const proved = key && (await useCode(ctx, key.value, 'login', code));
  const user = key && proved ? await findUserBy(ctx, key.column, key.value) : undefined;
  if (!user || user.suspendedAt) throw refuse(no.code);
  return user;
};
