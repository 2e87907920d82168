import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { deviceKey } from '../sessions/asker.ts';
import { forgetDevices } from '../sessions/device-store.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { checkPassword } from '../accounts/new-password.ts';
import { hashPassword, verifyPassword } from '../accounts/password.ts';
import { findPasswordHash, writePassword } from '../accounts/password-store.ts';
import { tellSecurity } from '../accounts/tell-security.ts';
import { findUsersByIds, type User } from '../accounts/store.ts';

const wrong = () => refuse(common.invalid, {}, { oldPassword: { code: 'oldPassword' } });

/** The person of the session with the digest of the password, which has been given once more. @throws as `confirmedMe` */
const confirmed = async (ctx: Ctx, oldPassword: string): Promise<{ user: User; hash: string | undefined }> => {
  const [user] = await findUsersByIds(ctx, [me(ctx).userId]);
  if (!user) throw refuse(common.login);
  const hash = await findPasswordHash(ctx, user.id);
  if (!(await verifyPassword(hash, oldPassword))) throw wrong();
  return { user, hash };
};

/** The person of the session, after the password has been given once more. @throws Refused invalid at `oldPassword` */
export const confirmedMe = async (ctx: Ctx, oldPassword: string): Promise<User> =>
  (await confirmed(ctx, oldPassword)).user;

/** A new password by the old one; the session that asks goes on, every other ends (security 17). */
export const changePassword = async (ctx: Ctx, asked: { oldPassword: string; password: string }): Promise<null> => {
  const { user, hash } = await confirmed(ctx, asked.oldPassword);
  checkPassword(asked.password, user.phone, user.email, user.username);
  const passwordHash = await hashPassword(asked.password);
  const set = async (tx: Ctx) => {
    if (!(await writePassword(tx, user.id, passwordHash, hash))) throw wrong();
    await forgetDevices(tx, user.id, deviceKey(ctx));
    await tellSecurity(tx, user.id, 'Password');
  };
  await endSessionsOf(ctx, user.id, set, me(ctx).sessionId);
  return null;
};
