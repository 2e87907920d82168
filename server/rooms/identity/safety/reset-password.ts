import { isPhone } from '#contract/identity/phones.ts';
import { isEmail } from '#contract/identity/rules.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { deviceKey } from '../sessions/asker.ts';
import { forgetDevices } from '../sessions/device-store.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { checkPassword } from '../accounts/new-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { writePassword } from '../accounts/password-store.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { accountKey } from '../rules.ts';
import { findUserBy } from '../accounts/store.ts';
import { tellSecurity } from '../accounts/tell-security.ts';
import { useCode } from '../codes/use-code.ts';

type Asked = { target: string; code: string; password: string };

/**
 * A forgotten password is set anew by who holds the account's phone or mail; every session ends. Unknown accounts meet the
 * refusal of a wrong code, as nothing was ever sent to them (security 10).
 */
export const resetPassword = async (ctx: Ctx, { target, code, password }: Asked): Promise<null> => {
  checkPassword(password, target);
  if (!(await useCode(ctx, target, 'reset', code))) throw refuse(identityErrors.code, {}, { code: { code: 'code' } });
  const key = accountKey(target, !isPhone(target) && !isEmail(target));
  const user = key ? await findUserBy(ctx, key.column, key.value) : undefined;
  if (!user || user.suspendedAt) throw refuse(identityErrors.code, {}, { code: { code: 'code' } });
  const passwordHash = await hashPassword(password);
  const set = async (tx: Ctx) => {
    await writePassword(tx, user.id, passwordHash);
    await forgetDevices(tx, user.id, deviceKey(ctx));
    await tellSecurity(tx, user.id, 'Password');
  };
  await endSessionsOf(ctx, user.id, set);
  return null;
};
