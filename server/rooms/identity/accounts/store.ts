import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/index.ts';
import { holdOwnRow, taking } from '#server/platform/locks.ts';
import { sessions, users } from '../tables.ts';

export type User = typeof users.$inferSelect;
/** A row begins without rights; `settle-rights.ts` gives them. */
export type NewUser = Omit<typeof users.$inferInsert, 'userType' | 'roles' | 'authStatus'>;
export type Session = typeof sessions.$inferSelect;

export const findSession = async (db: Db, tokenHash: string): Promise<{ session: Session; user: User } | undefined> => {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
  return row;
};

/** Notes the use and slides the two hours, at most once a minute and never past the absolute end. */
export const slideSession = async (db: Db, id: string): Promise<void> => {
  await db
    .update(sessions)
    .set({
      lastUsedAt: sql`now()`,
      expiresAt: sql`case when ${sessions.keepOnline} then ${sessions.expiresAt} else least(now() + interval '2 hours', ${sessions.endsAt}) end`,
    })
    .where(
      and(
        eq(sessions.id, id),
        or(
          lt(sessions.lastUsedAt, sql`now() - interval '1 minute'`),
          and(sql`${sessions.expiresAt} < now() + interval '119 minutes'`, eq(sessions.keepOnline, false)),
        ),
      ),
    );
};

export const insertSession = async (
  ctx: Ctx,
  s: Omit<typeof sessions.$inferInsert, 'expiresAt' | 'endsAt'>,
  days: number,
): Promise<void> => {
  await ctx.db.insert(sessions).values({
    ...s,
    expiresAt: sql`now() + interval '2 hours'`,
    endsAt: sql`now() + make_interval(days => ${days})`,
  });
};

/** Ten days from login, however often it is asked for (security 17). */
export const keepSession = async (ctx: Ctx, id: string, days: number): Promise<Date | undefined> => {
  const end = sql`${sessions.createdAt} + make_interval(days => ${days})`;
  const [row] = await ctx.db
    .update(sessions)
    .set({ keepOnline: true, expiresAt: end, endsAt: end })
    .where(eq(sessions.id, id))
    .returning({ endsAt: sessions.endsAt });
  return row?.endsAt;
};

/** Exchanges a refresh token for new secrets: of any number of parallel exchanges one succeeds. */
export const rotateSession = async (
  ctx: Ctx,
  refreshHash: string,
  next: { tokenHash: string; refreshHash: string },
): Promise<Session | undefined> => {
  const [row] = await ctx.db
    .update(sessions)
    .set({
      ...next,
      expiresAt: sql`case when ${sessions.keepOnline} then ${sessions.endsAt} else least(now() + interval '2 hours', ${sessions.endsAt}) end`,
    })
    .where(and(eq(sessions.refreshHash, refreshHash), gt(sessions.endsAt, sql`now()`)))
    .returning();
  return row;
};

export const deleteSession = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id })).length === 1;

export const deleteEndedSessions = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(sessions).where(lt(sessions.endsAt, sql`now()`));
};

export const findUsersByIds = (ctx: Ctx, ids: string[]): Promise<User[]> =>
  ids.length ? ctx.db.select().from(users).where(inArray(users.id, ids)) : Promise.resolve([]);

export const findUsersOfCompanies = (ctx: Ctx, entIds: string[]): Promise<User[]> =>
  entIds.length ? ctx.db.select().from(users).where(inArray(users.entId, entIds)) : Promise.resolve([]);

export const findUserBy = async (
  ctx: Ctx,
  column: 'phone' | 'email' | 'username',
  value: string,
): Promise<User | undefined> => {
  const [row] = await ctx.db.select().from(users).where(eq(users[column], value));
  return row;
};

/** People by id and everybody of companies, under row locks; `lockPeople` locks their companies first. */
export const lockUsers = async (tx: Ctx, o: { people: string[]; companies: string[] }): Promise<User[]> => {
  const ids = [...new Set([...o.people, ...(await findUsersOfCompanies(tx, o.companies)).map((u) => u.id)])];
  taking(tx, 'person', ids);
  return ids.length
    ? tx.db.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('no key update')
    : [];
};

/** Holds people as they are until the transaction ends; many may at once. */
export const keepUsers = async (tx: Ctx, ids: string[]): Promise<void> => {
  taking(tx, 'person', ids, 'keep');
  if (ids.length)
    await tx.db.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('share');
};

/** For whom people act, read without a lock. */
export const findSeats = (ctx: Ctx, ids: string[]): Promise<{ id: string; entId: string | null }[]> =>
  ids.length
    ? ctx.db.select({ id: users.id, entId: users.entId }).from(users).where(inArray(users.id, ids))
    : Promise.resolve([]);

/** One person alone under a row lock, for what has nothing to do with their company. */
export const lockUser = async (tx: Ctx, id: string): Promise<User | undefined> => {
  const [row] = await lockUsers(tx, { people: [id], companies: [] });
  return row;
};

/** @returns undefined where phone, e-mail or user name is taken */
export const insertUser = async (ctx: Ctx, user: NewUser): Promise<User | undefined> => {
  const [row] = await ctx.db.insert(users).values(user).onConflictDoNothing().returning();
  if (row) holdOwnRow(ctx, 'person', row.id);
  return row;
};
