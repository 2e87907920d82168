import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { User } from './store.ts';
import { users } from './tables.ts';

/** Customer-service accounts of a company that were not taken away. */
export const findStaffPage = async (
  ctx: Ctx,
  entId: string,
  q: { current: number; size: number },
): Promise<{ rows: User[]; total: number }> => {
  const where = and(eq(users.entId, entId), eq(users.userType, 4), isNull(users.removedAt));
  const [rows, [n]] = await Promise.all([
    ctx.db
      .select()
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(q.size)
      .offset((q.current - 1) * q.size),
    ctx.db.select({ n: count() }).from(users).where(where),
  ]);
  return { rows, total: n?.n ?? 0 };
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
