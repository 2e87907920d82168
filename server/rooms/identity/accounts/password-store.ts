import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { users } from '../tables.ts';

/** Nobody's id: who is unknown is looked for as well, so that a login takes as long for them (security 10). */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The digest of a person's password, which no other read of people returns; undefined where there is no such person. */
export const findPasswordHash = async (ctx: Ctx, id: string | undefined): Promise<string | undefined> => {
  const [row] = await ctx.db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id ?? nobody));
  return row?.hash;
};

/** @returns false where another password than `instead` holds meanwhile */
export const writePassword = async (tx: Ctx, id: string, passwordHash: string, instead?: string): Promise<boolean> =>
  (
    await tx.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), instead ? eq(users.passwordHash, instead) : undefined))
      .returning({ id: users.id })
  ).length === 1;
