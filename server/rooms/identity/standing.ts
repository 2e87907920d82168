import { common } from '#contract/core/errors.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { closeAppeals } from './appeal-store.ts';
import { accountKey } from './rules.ts';
import { no } from './refusals.ts';
import { tellEnded } from './end-sessions.ts';
import { deleteSessionsOf } from './session-store.ts';
import { setSuspended } from './standing-store.ts';
import { findUserBy, lockUser, type User } from './store.ts';
import { useCode } from './use-code.ts';

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
