import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inviteLinks, users } from '../tables.ts';

/** The code of a person's link: the one there is, else this one. */
export const keepLink = async (ctx: Ctx, userId: string, code: string): Promise<string | undefined> => {
  await ctx.db.insert(inviteLinks).values({ userId, code }).onConflictDoNothing();
  const [row] = await ctx.db.select().from(inviteLinks).where(eq(inviteLinks.userId, userId));
  return row?.code;
};

export const findInviter = async (ctx: Ctx, code: string): Promise<string | undefined> =>
  (await ctx.db.select({ userId: inviteLinks.userId }).from(inviteLinks).where(eq(inviteLinks.code, code)))[0]?.userId;

export const findInvited = async (ctx: Ctx, userId: string, q: { current: number; size: number }) => {
  const where = eq(users.inviterId, userId);
  const [rows, [n]] = await Promise.all([
    ctx.db
      .select({ name: users.name, isFinish: users.isFinish, createdAt: users.createdAt })
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(q.size)
      .offset((q.current - 1) * q.size),
    ctx.db
      .select({
        all: count(),
        finished: sql<number>`count(*) filter (where ${users.isFinish})::int`,
        recent: sql<number>`count(*) filter (where ${users.createdAt} > now() - interval '30 days')::int`,
      })
      .from(users)
      .where(and(where)),
  ]);
  return { rows, total: n?.all ?? 0, finished: n?.finished ?? 0, recent: n?.recent ?? 0 };
};
