import { type Ctx, emit, inTransaction } from '#server/platform/context.ts';
import { keepAgreements } from './agree.ts';
import { createPerson } from '../accounts/create-person.ts';
import { personRegistered } from '../events.ts';
import { isFromMobile, type Newcomer, proveNewcomer } from './prove-newcomer.ts';
import type { User } from '../accounts/store.ts';

/**
 * Registers a personal member by a proved phone number or e-mail address. That an account exists is told only to who
 * holds its phone or mail.
 */
export const registerPerson = async (ctx: Ctx, asked: Newcomer): Promise<User> => {
  const account = await proveNewcomer(ctx, asked);
  return inTransaction(ctx, async (tx) => {
    const user = await createPerson(tx, {
      ...account,
      joinedAs: [isFromMobile(asked.fromMobile) ? 'viewer' : 'buyer'],
    });
    await keepAgreements(tx, user.id, user.lang);
    await emit(tx, personRegistered, { userId: user.id });
    return user;
  });
};
