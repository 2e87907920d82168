import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { identity } from '#contract/identity.ts';
import { type Ctx, emit, inTransaction, me } from '#server/platform/context.ts';
import { rolesWhenComplete } from './rules.ts';
import { updateUser, type User } from './store.ts';

/** Completes a personal member's information: level 5, and a viewer becomes a buyer (decisions 1). */
export const completeInfo = (ctx: Ctx, info: ParsedOf<typeof identity.completeInfo>['body']): Promise<User> =>
  inTransaction(ctx, async (tx) => {
    const person = me(tx);
    const { name, ...profile } = info;
    const user = await updateUser(tx, person.userId, {
      name,
      profile: { ...profile },
      isFinish: true,
      userLevel: Math.max(5, person.userLevel),
      roles: rolesWhenComplete(person.roles),
    });
    if (!person.isFinish) await emit(tx, 'person.completed', { userId: user.id });
    return user;
  });
