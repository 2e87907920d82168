import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity.ts';
import { isMobile } from '#contract/identity-rules.ts';
import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { createPerson } from './create-person.ts';
import { hashPassword, isCommon } from './password.ts';
import { no } from './refusals.ts';
import { isNearName } from './rules.ts';
import type { User } from './store.ts';
import { useCode } from './use-code.ts';

const fromMobile = (v: unknown) => v === 1 || v === '1' || v === true || v === 'true';

/**
 * Registers a personal member by a proved phone number or e-mail address. That an account exists is told only to who
 * holds its phone or mail. The password is looked at first, so that a weak one doesn't cost the code.
 */
export const registerPerson = async (ctx: Ctx, asked: ParsedOf<typeof identity.register>['body']): Promise<User> => {
  const { target, code, password, name } = asked;
  if (isCommon(password)) throw refuse(common.invalid, {}, { password: { code: 'commonPassword' } });
  if (isNearName(password, target)) throw refuse(common.invalid, {}, { password: { code: 'nearName' } });
  if (!(await useCode(ctx, target, 'register', code))) throw refuse(no.code, {}, { code: { code: 'code' } });
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    const user = await createPerson(tx, {
      userType: 2,
      roles: [fromMobile(asked.fromMobile) ? 'ROLE_VIEWER' : 'ROLE_BUYER'],
      name,
      [isMobile(target) ? 'phone' : 'email']: target,
      passwordHash,
      lang: asked.lang ?? ctx.lang,
    });
    await emit(tx, 'person.registered', { userId: user.id });
    return user;
  });
};
