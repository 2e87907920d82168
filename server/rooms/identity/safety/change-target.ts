import { isPhone } from '#contract/identity/phones.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { isDuplicate } from '#server/platform/database/index.ts';
import { confirmedMe } from './change-password.ts';
import { writeTarget } from '../accounts/person-store.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { findUserBy } from '../accounts/store.ts';
import { tellSecurity } from '../accounts/tell-security.ts';
import { useCode } from '../codes/use-code.ts';

type Asked = { target: string; code: string; oldPassword: string };

/**
 * Sets phone or mail: the password, and a code that the new one received. That it belongs to somebody else is told only to
 * who proved to hold it. @throws Refused taken
 */
export const changeTarget = async (ctx: Ctx, asked: Asked): Promise<{ phone: string | null; email: string | null }> => {
  const before = await confirmedMe(ctx, asked.oldPassword);
  const { target } = asked;
  if (!(await useCode(ctx, target, 'bind', asked.code)))
    throw refuse(identityErrors.code, {}, { code: { code: 'code' } });
  const column = isPhone(target) ? 'phone' : 'email';
  const holder = await findUserBy(ctx, column, target);
  if (holder && holder.id !== me(ctx).userId) throw refuse(identityErrors.taken, {}, { target: { code: 'taken' } });
  const user = await inTransaction(ctx, async (tx) => {
    const formerEmail = column === 'email' ? before.email : null;
    await tellSecurity(tx, before.id, column === 'email' ? 'Email' : 'Phone', { formerEmail });
    return writeTarget(tx, before.id, column, target);
  }).catch((err: unknown) => {
    throw isDuplicate(err) ? refuse(identityErrors.taken, {}, { target: { code: 'taken' } }) : err;
  });
  return { phone: user.phone, email: user.email };
};
