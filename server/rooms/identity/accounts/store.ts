import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { standing } from '#server/platform/database/index.ts';
import { holdOwnRow, taking } from '#server/platform/locks.ts';
import { users } from '../tables.ts';

const { passwordHash: _, ...columns } = getTableColumns(users);
/** Columns of a person as everything reads them; the digest of the password is read by `password-store.ts` alone. */
export const personColumns = columns;
export type User = Omit<typeof users.$inferSelect, 'passwordHash'>;
/** A row begins without rights; `settle-rights.ts` gives them. */
export type NewUser = Omit<typeof users.$inferInsert, 'userType' | 'roles' | 'authStatus'>;

export const findUsersByIds = (ctx: Ctx, ids: string[]): Promise<User[]> =>
  ids.length ? ctx.db.select(personColumns).from(users).where(inArray(users.id, ids)) : Promise.resolve([]);

const seatOf = standing((db) =>
  db
    .select({
      userType: users.userType,
      entId: users.entId,
      companyRole: users.companyRole,
      removedAt: users.removedAt,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('seat_of'),
);
/** Where somebody sits now. */
export const findSeatNow = async (ctx: Ctx, id: string) => (await seatOf(ctx.db).execute({ id }))[0];

export const findUsersOfCompanies = (ctx: Ctx, entIds: string[]): Promise<User[]> =>
  entIds.length ? ctx.db.select(personColumns).from(users).where(inArray(users.entId, entIds)) : Promise.resolve([]);

/** Who sits in companies, by what their seat follows from; the suspended sit nowhere. */
export const findSeated = (
  ctx: Ctx,
  entIds: string[],
): Promise<(Pick<User, 'entId' | 'userType' | 'companyRole'> & { ids: string[] })[]> =>
  entIds.length
    ? ctx.db
        .select({
          entId: users.entId,
          userType: users.userType,
          companyRole: users.companyRole,
          ids: sql<string[]>`json_agg(${users.id} order by ${users.id})`,
        })
        .from(users)
        .where(and(inArray(users.entId, entIds), isNull(users.suspendedAt)))
        .groupBy(users.entId, users.userType, users.companyRole)
    : Promise.resolve([]);

export const findUserBy = async (
  ctx: Ctx,
  column: 'phone' | 'email' | 'username',
  value: string,
): Promise<User | undefined> => {
  const [row] = await ctx.db.select(personColumns).from(users).where(eq(users[column], value));
  return row;
};

/** People by id and everybody of companies, under row locks; `lockPeople` locks their companies first. */
export const lockUsers = async (tx: Ctx, o: { people: string[]; companies: string[] }): Promise<User[]> => {
  const ids = [...new Set([...o.people, ...(await findUsersOfCompanies(tx, o.companies)).map((u) => u.id)])];
  taking(tx, 'person', ids);
  return ids.length
    ? tx.db.select(personColumns).from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('no key update')
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
  const [row] = await ctx.db.insert(users).values(user).onConflictDoNothing().returning(personColumns);
  if (row) holdOwnRow(ctx, 'person', row.id);
  return row;
};
