import { common } from '#contract/core/errors.ts';
import { codeProof, normalAccount } from '#contract/identity-rules.ts';
import { type Ctx, type FieldError, refuse } from '#server/platform/context.ts';
import { useVerification } from '#server/rooms/captcha/index.ts';
import { verifyPassword } from './password.ts';
import { no } from './refusals.ts';
import { accountKey, limits } from './rules.ts';
import { findUserBy, hasSessionFrom, type User } from './store.ts';
import { useCode } from './use-code.ts';

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
    if (!(await useCode(ctx, normalAccount(c.account), 'login', c.code ?? ''))) throw refuse(no.code);
  } else if (!(await useVerification(ctx, c.code, c.randomStr))) throw refuse(no.captcha);
};

/**
 * Throttles before the password is looked at. The limit of the account over all addresses spares familiar places and who
 * proved to hold its phone or mail, so that a stranger's guessing locks nobody out (security 8).
 */
const throttle = async (ctx: Ctx, c: Credentials, account: string, user: User | undefined) => {
  const pair = await ctx.platform.limits.take(limits.loginPair, `${account} ${ctx.address}`);
  if (pair) throw refuse(common.tooMany, { seconds: pair });
  const all = await ctx.platform.limits.take(limits.loginAccount, account);
  if (!all || c.randomStr === codeProof || (user && (await hasSessionFrom(ctx, user.id, ctx.address)))) return;
  throw refuse(common.tooMany, { seconds: all });
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
  await throttle(ctx, c, account, user);
  const right = await verifyPassword(user?.passwordHash, c.password);
  // Operators have a door of their own, with a second factor.
  if (!user || !right || user.suspendedAt || user.userType === 9) throw refuse(no.badCredentials);
  await ctx.platform.limits.clear(limits.loginPair, `${account} ${ctx.address}`);
  await ctx.platform.limits.clear(limits.loginAccount, account);
  return user;
};
