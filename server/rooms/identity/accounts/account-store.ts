import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { personColumns, type User } from './store.ts';
import { users } from '../tables.ts';

/** Customer-service accounts of a company that were not taken away. */
export const findStaffPage = async (
  ctx: Ctx,
  entId: string,
  q: { current: number; size: number },
): Promise<{ rows: User[]; total: number }> => {
  const where = and(eq(users.entId, entId), eq(users.userType, 4), isNull(users.removedAt));
  return pageOfRows(
    ctx.db.select(personColumns).from(users).where(where).orderBy(desc(users.createdAt), desc(users.id)),
    q,
    ctx.db.$count(users, where),
  );
};

/** Notes that somebody is here, at most every 30 seconds. */
export const touchPresence = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db
    .update(users)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(eq(users.id, userId), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, sql`now() - interval '30 seconds'`))),
    );
};
