import { common } from '#contract/core/errors.ts';
import { codeProof, normalAccount } from '#contract/identity/rules.ts';
import { type Ctx, type FieldError, refuse } from '#server/platform/context.ts';
import { useVerification } from '#server/rooms/captcha/index.ts';
import { appealToken } from '../standing/appeal.ts';
import { deviceKey } from '../sessions/asker.ts';
import { isKnownDevice } from '../sessions/device-store.ts';
import { findPasswordHash } from '../accounts/password-store.ts';
import { verifyPassword } from '../accounts/password.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { accountKey, limits } from '../rules.ts';
import { findUserBy, type User } from '../accounts/store.ts';
import { useCode } from '../codes/use-code.ts';

export type Credentials = {
  account: string;
  password: string;
  ent: boolean;
  randomStr: string | undefined;
  code: string | undefined;
};

const checkFields = (c: Credentials) => {
  const fields: Record<string, FieldError> = {};
  if (!c.account) fields['username'] = { code: 'required' };
  if (!c.password) fields['password'] = { code: 'required' };
  if (Object.keys(fields).length) throw refuse(common.invalid, {}, fields);
};

const prove = async (ctx: Ctx, c: Credentials) => {
  if (c.randomStr === codeProof) {
    if (!(await useCode(ctx, normalAccount(c.account), 'login', c.code ?? ''))) throw refuse(identityErrors.code);
  } else if (!(await useVerification(ctx, c.code, c.randomStr))) throw refuse(identityErrors.captcha);
};

/** Where wrong tries are counted, to be cleared by a right one. */
type Counted = {
  rule: typeof limits.loginPair | typeof limits.loginDevice | typeof limits.loginAccount;
  key: string;
}[];

/**
 * Throttles before the password is looked at. A device that the account is known by has a count of its own, which no
 * stranger reaches. Strange addresses share the account's limit; when that is used up, a code to the account's phone or mail
 * still lets its owner in from anywhere (security 8).
 * @throws Refused common.tooMany, identity.proveByCode
 */
const throttle = async (ctx: Ctx, c: Credentials, account: string, user: User | undefined): Promise<Counted> => {
  const { take } = ctx.platform.limits;
  const place = deviceKey(ctx);
  const known = user !== undefined && (await isKnownDevice(ctx, user.id, place));
  const near = known
    ? { rule: limits.loginDevice, key: `${account} ${place}` }
    : { rule: limits.loginPair, key: `${account} ${ctx.address}` };
  const wait = await take(near.rule, near.key);
  if (wait) throw refuse(common.tooMany, { seconds: wait });
  if (known) return [near];
  const all = await take(limits.loginAccount, account);
  if (all && c.randomStr !== codeProof) throw refuse(identityErrors.proveByCode, { seconds: all });
  return [near, { rule: limits.loginAccount, key: account }];
};

/** Why this person may not log in, and how to answer; for who gave the right password. */
const suspension = (ctx: Ctx, user: User) => {
  const { suspendedReason: reason } = user;
  if (!reason) return refuse(identityErrors.disabled);
  return refuse(identityErrors.suspended, { reason, data: { reason, appeal: appealToken(ctx, user) } });
};

/** Captcha or code, limits, password; one message and one timing for unknown and wrong (security 10). */
export const logIn = async (ctx: Ctx, c: Credentials): Promise<User> => {
  checkFields(c);
  const wait = await ctx.platform.limits.take(limits.loginAddress, ctx.address);
  if (wait) throw refuse(common.tooMany, { seconds: wait });
  await prove(ctx, c);
  const key = accountKey(c.account, c.ent);
  const user = key ? await findUserBy(ctx, key.column, key.value) : undefined;
  const account = `${c.ent ? 'ent ' : ''}${key?.value ?? normalAccount(c.account)}`;
  const counted = await throttle(ctx, c, account, user);
  const right = await verifyPassword(await findPasswordHash(ctx, user?.id), c.password);
  // Operators have a door of their own, with a second factor.
  if (!user || !right || user.removedAt || user.userType === 9) throw refuse(identityErrors.badCredentials);
  if (user.suspendedAt) throw suspension(ctx, user);
  for (const { rule, key: at } of counted) await ctx.platform.limits.clear(rule, at);
  return user;
};
