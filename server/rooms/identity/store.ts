import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/index.ts';
import { sessions, users } from './tables.ts';

export type User = typeof users.$inferSelect;
export type Session = typeof sessions.$inferSelect;

export const findSession = async (db: Db, tokenHash: string): Promise<{ session: Session; user: User } | undefined> => {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
  return row;
};

/** Slides the two hours, at most once a minute and never past the absolute end. */
export const slideSession = async (db: Db, id: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ expiresAt: sql`least(now() + interval '2 hours', ${sessions.endsAt})` })
    .where(
      and(
        eq(sessions.id, id),
        sql`${sessions.expiresAt} < now() + interval '119 minutes'`,
        eq(sessions.keepOnline, false),
      ),
    );
};

export const findUsersByIds = (ctx: Ctx, ids: string[]): Promise<User[]> =>
  ids.length ? ctx.db.select().from(users).where(inArray(users.id, ids)) : Promise.resolve([]);

export const findUsersOfCompanies = (ctx: Ctx, entIds: string[]): Promise<User[]> =>
  entIds.length ? ctx.db.select().from(users).where(inArray(users.entId, entIds)) : Promise.resolve([]);
