import type { RoleCode, UserType } from '#contract/core/access.ts';
import type { Seat } from '#contract/core/seats.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { accountKey, limits } from './rules.ts';
import { verifyPassword } from './password.ts';
import { no } from './refusals.ts';
import { deleteSessionsOf, lockUser, setSuspended } from './standing-store.ts';
import { findUserBy, updateUser, type User } from './store.ts';
import { useCode } from './use-code.ts';

/** What a decision changes of a person; the next request sees it, for roles are read with the session. */
export type Standing = {
  userType?: UserType;
  roles?: RoleCode[];
  authStatus?: 0 | 1;
  entId?: string;
  companyRole?: Seat;
};

/** Sets a person's standing from what it is, in the caller's transaction. @throws Refused common.notFound */
export const changeStanding = async (tx: Ctx, userId: string, change: (now: User) => Standing): Promise<User> => {
  const now = await lockUser(tx, userId);
  if (!now) throw refuse(common.notFound);
  return updateUser(tx, userId, change(now));
};

/** Ends every session of a person; call after the commit, so that sockets close for what holds. */
export const announceEnd = (ctx: Ctx, userId: string): Promise<void> =>
  ctx.platform.bus.publish('session.ended', { userId });

/** No login any more, and every session ends; `announceEnd` closes the sockets after the commit. */
export const suspendPerson = (ctx: Ctx, userId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await lockUser(tx, userId))) throw refuse(common.notFound);
    await setSuspended(tx, userId, true);
    await deleteSessionsOf(tx, userId);
  });

export const reinstatePerson = (ctx: Ctx, userId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (!(await lockUser(tx, userId))) throw refuse(common.notFound);
    await setSuspended(tx, userId, false);
  });

/** The account that a code to its phone or mail proves. @throws Refused identity.code */
export const proveAccount = async (ctx: Ctx, account: string, code: string): Promise<User> => {
  const key = accountKey(account, false);
  const proved = key && (await useCode(ctx, key.value, 'login', code));
  const user = key && proved ? await findUserBy(ctx, key.column, key.value) : undefined;
  if (!user || user.suspendedAt) throw refuse(no.code);
  return user;
};

/**
 * An operator by user name and password: throttled as every login, one message and one timing for unknown and wrong.
 * @throws Refused identity.badCredentials, common.tooMany
 */
export const operatorByPassword = async (ctx: Ctx, username: string, password: string): Promise<User> => {
  const account = `operator ${username.trim().toLowerCase()}`;
  const wait =
    (await ctx.platform.limits.take(limits.loginAddress, ctx.address)) ||
    (await ctx.platform.limits.take({ ...limits.loginPair, points: 12 }, `${account} ${ctx.address}`));
  if (wait) throw refuse(common.tooMany, { seconds: wait });
  const user = await findUserBy(ctx, 'username', username.trim().toLowerCase());
  const right = await verifyPassword(user?.passwordHash, password);
  if (!user || !right || user.suspendedAt || user.userType !== 9) throw refuse(no.badCredentials);
  return user;
};
