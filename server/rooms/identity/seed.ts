import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { NewUser } from './accounts/store.ts';
import { users } from './tables.ts';

export type SeedPerson = NewUser;

/** People of the demo world, in one statement; their rights are settled once all that they follow from is there. */
export const insertPeople = async (ctx: Ctx, rows: SeedPerson[]): Promise<void> => {
  await ctx.db.insert(users).values(rows);
};

/** Whether anybody of the demo world is here. */
export const hasDemoPeople = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.db.select({ id: users.id }).from(users).where(eq(users.demo, true)).limit(1)).length > 0;

/** Nodes that start together seed one after the other; held until the transaction ends. */
export const lockSeeding = async (tx: Ctx): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('demo_world'))`);
};
