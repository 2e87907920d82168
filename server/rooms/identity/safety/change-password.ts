import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { deviceKey } from '../sessions/asker.ts';
import { forgetDevices } from '../sessions/device-store.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { checkPassword } from '../accounts/new-password.ts';
import { hashPassword, verifyPassword } from '../accounts/password.ts';
import { writePassword } from '../accounts/person-store.ts';
import { tellSecurity } from '../accounts/tell-security.ts';
import { findUsersByIds, type User } from '../accounts/store.ts';

/** The person of the session, after the password has been given once more. @throws Refused invalid at `oldPassword` */
export const confirmedMe = async (ctx: Ctx, oldPassword: string): Promise<User> => {
  const [user] = await findUsersByIds(ctx, [me(ctx).userId]);
  if (!user) throw refuse(common.login);
  if (!(await verifyPassword(user.passwordHash, oldPassword)))
    throw refuse(common.invalid, {}, { oldPassword: { code: 'oldPassword' } });
  return user;
};

/** A new password by the old one; the session that asks goes on, every other ends (security 17). */
export const changePassword = async (ctx: Ctx, asked: { oldPassword: string; password: string }): Promise<null> => {
  const user = await confirmedMe(ctx, asked.oldPassword);
  checkPassword(asked.password, user.phone, user.email, user.username);
  const passwordHash = await hashPassword(asked.password);
  const set = async (tx: Ctx) => {
    if (!(await writePassword(tx, user.id, passwordHash, user.passwordHash)))
      throw refuse(common.invalid, {}, { oldPassword: { code: 'oldPassword' } });
    await forgetDevices(tx, user.id, deviceKey(ctx));
    await tellSecurity(tx, user.id, 'Password');
  };
  await endSessionsOf(ctx, user.id, set, me(ctx).sessionId);
  return null;
};
