import { type Ctx, emitAll, refuse } from '#server/platform/context.ts';
import { accountReinstated } from '../events.ts';
import { closeAppeals } from './appeal-store.ts';
import { accountKey } from '../rules.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { publishSessionsEnded } from '../sessions/end-sessions.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';
import { setSuspended } from './standing-store.ts';
import { findUserBy, type User } from '../accounts/store.ts';
import { useCode } from '../codes/use-code.ts';

/**
 * No login any more, and why, which they are told, for people under their locks; every session ends, with its sockets on every
 * node after the commit.
 */
export const suspendPeople = async (tx: Ctx, ids: string[], reason: string): Promise<void> => {
  await setSuspended(tx, ids, reason);
  await publishSessionsEnded(tx, await deleteSessionsOf(tx, ids));
};

/** They can log in again, and are told why; their open appeals are answered by it. */
export const reinstatePeople = async (tx: Ctx, ids: string[], reason: string): Promise<void> => {
  await setSuspended(tx, ids, null);
  await closeAppeals(tx, ids);
  await emitAll(
    tx,
    accountReinstated,
    ids.map((userId) => ({ userId, reason })),
  );
};

/** The account that a code to its phone or mail proves. @throws Refused identity.code */
export const proveAccount = async (ctx: Ctx, account: string, code: string): Promise<User> => {
  const key = accountKey(account, false);
  const proved = key && (await useCode(ctx, key.value, 'login', code));
  const user = key && proved ? await findUserBy(ctx, key.column, key.value) : undefined;
  if (!user || user.suspendedAt) throw refuse(identityErrors.code);
  return user;
};
