import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { digestKinds } from '#contract/notices/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { notices } from './tables.ts';

/** What is older than two days is told by no mail any more. */
const due = and(
  inArray(notices.kind, [...digestKinds]),
  isNull(notices.mailedAt),
  isNull(notices.readAt),
  gt(notices.createdAt, sql<string>`now() - interval '2 days'`),
);

export const findDigestReaders = async (ctx: Ctx): Promise<string[]> =>
  (await ctx.db.selectDistinct({ userId: notices.userId }).from(notices).where(due)).map((r) => r.userId);

export const findDigest = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, userId), due));

export const markAllMailed = async (ctx: Ctx, ids: string[]): Promise<void> => {
  if (ids.length)
    await ctx.db
      .update(notices)
      .set({ mailedAt: sql`clock_timestamp()` })
      .where(inArray(notices.id, ids));
};
