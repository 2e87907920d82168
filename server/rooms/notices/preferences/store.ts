import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NoticeWish } from '#contract/notices/preferences.ts';
import type { Ctx } from '#server/platform/context.ts';
import { noticePreferences } from '../tables.ts';

const p = noticePreferences;

/** What these people have chosen; where they chose nothing there is no row. */
export const findChoices = (ctx: Ctx, userIds: string[]): Promise<(typeof p.$inferSelect)[]> =>
  userIds.length
    ? ctx.db
        .select()
        .from(p)
        .where(inArray(p.userId, [...new Set(userIds)]))
    : Promise.resolve([]);

/** The last of several choices of one place stands. */
export const keepChoices = async (ctx: Ctx, userId: string, wishes: NoticeWish[]): Promise<void> => {
  const last = new Map(wishes.map((w) => [`${w.group} ${w.channel}`, { userId, ...w }]));
  if (last.size)
    await ctx.db
      .insert(p)
      .values([...last.values()])
      .onConflictDoUpdate({ target: [p.userId, p.group, p.channel], set: { choice: sql`excluded.choice` } });
};

export const findChoice = async (ctx: Ctx, o: Pick<NoticeWish, 'group' | 'channel'> & { userId: string }) =>
  (
    await ctx.db
      .select({ choice: p.choice })
      .from(p)
      .where(and(eq(p.userId, o.userId), eq(p.group, o.group), eq(p.channel, o.channel)))
  )[0]?.choice;

export const deleteChoicesOf = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(p).where(eq(p.userId, userId));
};
