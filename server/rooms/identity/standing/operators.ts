import type { OperatorLevel } from '#contract/core/access.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { checkPassword } from '../accounts/new-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { writePassword } from '../accounts/password-store.ts';
import { writeJoined } from '../accounts/person-store.ts';
import { settleRights } from '../accounts/settle-rights.ts';
import { findUserBy, type User } from '../accounts/store.ts';
import { forgetDevices } from '../sessions/device-store.ts';
import { publishSessionsEnded } from '../sessions/end-sessions.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';

/** The operator of this user name, deactivated ones too. */
export const operatorByName = async (ctx: Ctx, username: string): Promise<User | undefined> => {
  const user = await findUserBy(ctx, 'username', username.trim().toLowerCase());
  return user?.userType === 9 ? user : undefined;
};

/** Another level for an operator under their lock; sockets that it no longer opens close after the commit. */
export const setOperatorLevel = (ctx: Ctx, id: string, level: OperatorLevel): Promise<User[]> =>
  inTransaction(ctx, async (tx) => {
    await writeJoined(tx, id, ['operator', level]);
    return settleRights(tx, { people: [id] });
  });

/** Ends every session of a person, with its sockets on every node after the commit. @returns how many there were */
export const signOutEverywhere = async (tx: Ctx, userId: string): Promise<number> => {
  const ended = await deleteSessionsOf(tx, [userId]);
  await publishSessionsEnded(tx, ended);
  return ended.length;
};

/** Another password for an operator, who is signed out everywhere and known by no device any more. */
export const giveOperatorPassword = async (tx: Ctx, userId: string, password: string): Promise<void> => {
  await writePassword(tx, userId, await hashPassword(password));
  await forgetDevices(tx, userId, '');
  await signOutEverywhere(tx, userId);
};

/** @throws Refused common.invalid, at the field `password`, for a password that an operator can't choose */
export const checkOperatorPassword = (user: User, password: string): void =>
  checkPassword(password, user.username, user.name);

/** The password that an operator chose in place of a one-time one. */
export const writeOperatorPassword = async (tx: Ctx, userId: string, password: string): Promise<void> => {
  await writePassword(tx, userId, await hashPassword(password));
};
