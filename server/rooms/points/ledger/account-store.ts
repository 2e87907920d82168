import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { pointAccounts } from '../tables.ts';

const a = pointAccounts;
export type Account = typeof a.$inferSelect;

const empty = (userId: string): Account => ({ userId, available: 0, pending: 0, claim: 0, lifetime: 0, entries: 0 });

export const findAccount = async (ctx: Ctx, userId: string): Promise<Account> =>
  (await ctx.db.select().from(a).where(eq(a.userId, userId)))[0] ?? empty(userId);

/** Whoever writes somebody's ledger takes turns, on every node; the account is opened with the first line. */
export const lockAccount = async (tx: Ctx, userId: string): Promise<Account> => {
  taking(tx, 'pointAccount', [userId]);
  const find = async () => (await tx.db.select().from(a).where(eq(a.userId, userId)).for('no key update'))[0];
  const there = await find();
  if (there) return there;
  await tx.db.insert(a).values({ userId }).onConflictDoNothing();
  return (await find()) ?? empty(userId);
};

type Change = Pick<Account, 'available' | 'pending' | 'claim' | 'lifetime'>;

/** What a line of the ledger does to an account, under its lock. @returns the account after it */
export const changeAccount = async (tx: Ctx, userId: string, by: Change): Promise<Account> => {
  const [row] = await tx.db
    .update(a)
    .set({
      available: sql`${a.available} + ${by.available}`,
      pending: sql`${a.pending} + ${by.pending}`,
      claim: sql`${a.claim} + ${by.claim}`,
      lifetime: sql`greatest(0, ${a.lifetime} + ${by.lifetime})`,
      entries: sql`${a.entries} + 1`,
    })
    .where(eq(a.userId, userId))
    .returning();
  if (!row) throw new Error('no account to change');
  return row;
};
