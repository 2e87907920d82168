import { isPhone } from '#contract/identity/phones.ts';
import { emailPattern, isEmail, normalAccount, usernamePattern } from '#contract/identity/rules.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { useVerification } from '#server/rooms/captcha/index.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { limits } from '../rules.ts';
import { findUserBy } from '../accounts/store.ts';

type Proof = { randomStr?: string | undefined; code?: string | undefined };

/** A few checks are free; beyond them a captcha stands before each (accounts 10, security 11). @throws Refused captcha */
const pass = async (ctx: Ctx, proof: Proof) => {
  const wait = await ctx.platform.limits.take(limits.check, ctx.address);
  if (wait && !(proof.code && (await useVerification(ctx, proof.code, proof.randomStr))))
    throw refuse(identityErrors.captcha);
};

export const checkMobile = async (ctx: Ctx, q: Proof & { mobile: string }): Promise<boolean> => {
  await pass(ctx, q);
  return isPhone(normalAccount(q.mobile));
};

export const checkEmail = async (ctx: Ctx, q: Proof & { email: string }): Promise<boolean> => {
  await pass(ctx, q);
  return emailPattern.test(q.email.trim());
};

/** User names are no secret of a person's, so this one tells whether it is free. */
export const checkName = async (ctx: Ctx, q: Proof & { name: string }): Promise<boolean> => {
  await pass(ctx, q);
  const name = normalAccount(q.name);
  if (!usernamePattern.test(name) || isPhone(name) || isEmail(name)) return false;
  return !(await findUserBy(ctx, 'username', name));
};
