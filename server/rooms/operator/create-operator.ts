import type { Ctx } from '#server/platform/context.ts';
import { newSecret } from '#server/platform/ids.ts';
import { createPerson } from '#server/rooms/identity/index.ts';

/**
 * A new operator with a password made here and told once; the second factor is enrolled at the first login.
 * @throws Refused identity.registered where the user name is taken
 */
export const createOperator = async (ctx: Ctx, username: string, name: string): Promise<{ password: string }> => {
  const password = newSecret().slice(0, 20);
  await createPerson(ctx, {
    joinedAs: ['operator'],
    username,
    name,
    isFinish: true,
    userLevel: 5,
    password,
  });
  return { password };
};
