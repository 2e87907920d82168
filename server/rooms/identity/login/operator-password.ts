import { common } from '#contract/core/errors.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { useVerification } from '#server/rooms/captcha/index.ts';
import { deviceKey } from '../sessions/asker.ts';
import { isKnownDevice } from '../sessions/device-store.ts';
import { findPasswordHash } from '../accounts/password-store.ts';
import { verifyPassword } from '../accounts/password.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { limits } from '../rules.ts';
import { findUserBy, type User } from '../accounts/store.ts';

/** A solved captcha, or `shown` where the caller knows that there was one. */
type Proof = { randomStr: string; code: string } | 'shown' | undefined;

/** The limit over all addresses spares devices that this operator is known by: nobody's guessing shuts the desk. */
const throttle = async (ctx: Ctx, account: string, user: User | undefined) => {
  const pair = await ctx.platform.limits.take({ ...limits.loginPair, points: 12 }, `${account} ${ctx.address}`);
  if (pair) throw refuse(common.tooMany, { seconds: pair });
  const all = await ctx.platform.limits.take(limits.loginAccount, account);
  if (!all || (user && (await isKnownDevice(ctx, user.id, deviceKey(ctx))))) return;
  throw refuse(common.tooMany, { seconds: all });
};

/**
 * An operator by user name and password: captcha and limits as at every login, one message and one timing for unknown and
 * wrong.
 * @throws Refused identity.captcha, identity.badCredentials, common.tooMany
 */
export const operatorByPassword = async (ctx: Ctx, username: string, password: string, proof: Proof): Promise<User> => {
  const wait = await ctx.platform.limits.take(limits.loginAddress, ctx.address);
  if (wait) throw refuse(common.tooMany, { seconds: wait });
  if (proof !== 'shown' && !(await useVerification(ctx, proof?.code, proof?.randomStr)))
    throw refuse(identityErrors.captcha);
  const name = username.trim().toLowerCase();
  const user = await findUserBy(ctx, 'username', name);
  await throttle(ctx, `operator ${name}`, user);
  const right = await verifyPassword(await findPasswordHash(ctx, user?.id), password);
  if (!user || !right || user.suspendedAt || user.userType !== 9) throw refuse(identityErrors.badCredentials);
  return user;
};
