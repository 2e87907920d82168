import { normalAccount } from '#contract/identity/rules.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { hashPassword } from './password.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { settleRows } from './settle-rights.ts';
import { insertUser, type NewUser, type User } from './store.ts';

/** A person to be made: a password, or the hash of one where many share it (seeds and tests). */
export type NewPerson = Omit<NewUser, 'id' | 'passwordHash' | 'createdAt'> & { id?: string } & (
    | { password: string }
    | { passwordHash: string }
  );

/** @throws Refused registered where phone, e-mail or user name is taken, also by a registration at the same moment */
export const createPerson = async (ctx: Ctx, person: NewPerson): Promise<User> => {
  const { password, passwordHash, ...rest } = person as NewPerson & { password?: string; passwordHash?: string };
  const row = {
    ...rest,
    id: rest.id ?? newId(),
    phone: rest.phone ? normalAccount(rest.phone) : null,
    email: rest.email ? normalAccount(rest.email) : null,
    username: rest.username ? normalAccount(rest.username) : null,
    passwordHash: passwordHash ?? (await hashPassword(password ?? '')),
  };
  return inTransaction(ctx, async (tx) => {
    const made = await insertUser(tx, row);
    const [user] = made ? await settleRows(tx, [made]) : [];
    if (!user) throw refuse(identityErrors.registered);
    return user;
  });
};
