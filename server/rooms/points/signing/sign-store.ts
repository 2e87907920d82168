import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { pointSignIns } from '../tables.ts';

const s = pointSignIns;

/** @returns whether the day was not signed before */
export const insertSignIn = async (tx: Ctx, userId: string, day: string, countersigned: boolean): Promise<boolean> => {
  const made = await tx.db.insert(s).values({ userId, day, countersigned }).onConflictDoNothing().returning();
  return made.length > 0;
};

/** Signed days between two days, both included. */
export const findSigned = (
  ctx: Ctx,
  userId: string,
  from: string,
  to: string,
): Promise<{ day: string; countersigned: boolean }[]> =>
  ctx.db
    .select({ day: s.day, countersigned: s.countersigned })
    .from(s)
    .where(and(eq(s.userId, userId), gte(s.day, from), lte(s.day, to)))
    .orderBy(asc(s.day));

/** How many days in a row are signed up to a day; 0 where that day is not. */
export const countStreak = async (ctx: Ctx, userId: string, day: string): Promise<number> => {
  const rows = await ctx.db
    .select({ day: s.day })
    .from(s)
    .where(and(eq(s.userId, userId), lte(s.day, day)))
    .orderBy(desc(s.day))
    .limit(400);
  let n = 0;
  while (rows[n]?.day === dayBefore(day, n)) n += 1;
  return n;
};

/** The calendar day so many days before another. */
export const dayBefore = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - n * 86_400_000).toISOString().slice(0, 10);

/** How often somebody has signed later in the month of a day, by when they did it. */
export const countCountersigned = async (ctx: Ctx, userId: string, month: string): Promise<number> => {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(s)
    .where(
      and(
        eq(s.userId, userId),
        eq(s.countersigned, true),
        sql`to_char(${s.at} at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}`,
      ),
    );
  return row?.n ?? 0;
};

export const deleteSignIns = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(s).where(eq(s.userId, userId));
};
