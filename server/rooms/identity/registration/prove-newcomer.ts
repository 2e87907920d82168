import type { Lang } from '#contract/core/langs.ts';
import { isPhone } from '#contract/identity/phones.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { inviterOf } from '../referrals/invite-friends.ts';
import { checkPassword } from '../accounts/new-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { useCode } from '../codes/use-code.ts';

export type Newcomer = {
  target: string;
  code: string;
  password: string;
  name: string;
  lang?: Lang | undefined;
  fromMobile?: string | number | boolean | undefined;
  /** The code of the invitation link that the newcomer came by. */
  inviter?: string | undefined;
};

export const isFromMobile = (v: unknown): boolean => v === 1 || v === '1' || v === true || v === 'true';

/**
 * What every registration asks first: a password that will do, then the code of the phone or mail. The password is looked
 * at first, so that a weak one doesn't cost the code. @returns the account's part of a new person
 */
export const proveNewcomer = async (ctx: Ctx, asked: Newcomer) => {
  const { target, code, password, name } = asked;
  checkPassword(password, target);
  if (!(await useCode(ctx, target, 'register', code)))
    throw refuse(identityErrors.code, {}, { code: { code: 'code' } });
  return {
    name,
    [isPhone(target) ? 'phone' : 'email']: target,
    passwordHash: await hashPassword(password),
    lang: asked.lang ?? ctx.lang,
    ...(await inviterOf(ctx, asked.inviter)),
  };
};
