import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { operatorFactors as factors } from '../tables.ts';

export type Factor = typeof factors.$inferSelect;

/** How long what an administrator gave lets its holder in. */
const onceDays = 7;
const until = sql`clock_timestamp() + make_interval(days => ${onceDays})`;

export const findFactor = async (ctx: Ctx, userId: string): Promise<Factor | undefined> =>
  (await ctx.db.select().from(factors).where(eq(factors.userId, userId)))[0];

export const findFactors = (ctx: Ctx, userIds: string[]): Promise<Factor[]> =>
  userIds.length ? ctx.db.select().from(factors).where(inArray(factors.userId, userIds)) : Promise.resolve([]);

/** Of these operators those who have an authenticator, and so can be at the desk. */
export const findConfirmed = async (ctx: Ctx, userIds: string[]): Promise<string[]> =>
  userIds.length
    ? (
        await ctx.db
          .select({ id: factors.userId })
          .from(factors)
          .where(and(inArray(factors.userId, userIds), isNotNull(factors.confirmedAt)))
      ).map((f) => f.id)
    : [];

const moment = (at: string | null | undefined): string => new Date(at ?? 0).toISOString();

/**
 * The first secret stays until it is confirmed: who reloads the page scans the same one.
 * @returns until when the one-time password holds, where there is one
 */
export const insertFactor = async (
  ctx: Ctx,
  userId: string,
  secret: string,
  entry: 'oncePassword' | 'ownPassword',
): Promise<string> => {
  const given = entry === 'oncePassword' && { mustChange: true, onceUntil: until };
  const [made] = await ctx.db
    .insert(factors)
    .values({ userId, secret, ...given })
    .onConflictDoNothing()
    .returning({ until: factors.onceUntil });
  return moment(made?.until);
};

/** Another secret that is to be confirmed, with the one-time code that opens its enrolment. @returns until when that holds */
export const resetFactor = async (tx: Ctx, userId: string, secret: string, onceHash: string): Promise<string> => {
  const fresh = { secret, onceHash, onceUntil: until, confirmedAt: null, lastStep: 0, recovery: [] };
  const [row] = await tx.db
    .insert(factors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: factors.userId, set: fresh })
    .returning({ until: factors.onceUntil });
  return moment(row?.until);
};

/** The password is a one-time one from here on. @returns until when it holds */
export const markGivenPassword = async (tx: Ctx, userId: string, secret: string): Promise<string> => {
  const given = { mustChange: true, onceUntil: until };
  const [row] = await tx.db
    .insert(factors)
    .values({ userId, secret, ...given })
    .onConflictDoUpdate({ target: factors.userId, set: given })
    .returning({ until: factors.onceUntil });
  return moment(row?.until);
};

/** What was given for one login has done its work. */
export const closeOnce = async (tx: Ctx, userId: string): Promise<void> => {
  await tx.db
    .update(factors)
    .set({ mustChange: false, onceHash: null, onceUntil: null })
    .where(eq(factors.userId, userId));
};

/** True once for a step: of two logins with the same digits one succeeds. */
export const takeStep = async (ctx: Ctx, userId: string, step: number): Promise<boolean> =>
  (
    await ctx.db
      .update(factors)
      .set({ lastStep: step })
      .where(and(eq(factors.userId, userId), lt(factors.lastStep, step)))
      .returning({ id: factors.userId })
  ).length === 1;

/** @returns false where another secret is to be confirmed by now: somebody reset it meanwhile */
export const confirmFactor = async (tx: Ctx, { userId, secret }: Factor, recovery: string[]): Promise<boolean> =>
  (
    await tx.db
      .update(factors)
      .set({ confirmedAt: sql`now()`, recovery })
      .where(and(eq(factors.userId, userId), eq(factors.secret, secret)))
      .returning({ id: factors.userId })
  ).length === 1;

/** Spends a recovery code; of two uses at once one succeeds. */
export const takeRecovery = async (ctx: Ctx, userId: string, hash: string): Promise<boolean> =>
  (
    await ctx.db
      .update(factors)
      .set({ recovery: sql`array_remove(${factors.recovery}, ${hash})` })
      .where(and(eq(factors.userId, userId), sql`${hash} = any(${factors.recovery})`))
      .returning({ id: factors.userId })
  ).length === 1;
