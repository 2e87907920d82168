import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
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
      .onConflictDoUpdate({
        target: [p.userId, p.group, p.channel],
        set: { choice: sql`excluded.choice`, before: null },
      });
};

/** The link of a mail ends mails of a group; what was chosen before is kept, and a second click changes nothing. */
export const endMails = async (ctx: Ctx, userId: string, group: NoticeWish['group']): Promise<void> => {
  await ctx.db
    .insert(p)
    .values({ userId, group, channel: 'mail', choice: 'off' })
    .onConflictDoUpdate({
      target: [p.userId, p.group, p.channel],
      set: { choice: 'off', before: sql`case when ${p.choice} = 'off' then ${p.before} else ${p.choice} end` },
    });
};

/** What held before the link ended it holds again; where nothing was chosen, what is usual. */
export const resumeMails = async (ctx: Ctx, userId: string, group: NoticeWish['group']): Promise<void> => {
  const mine = and(eq(p.userId, userId), eq(p.group, group), eq(p.channel, 'mail'), eq(p.choice, 'off'));
  await ctx.db
    .update(p)
    .set({ choice: sql`${p.before}`, before: null })
    .where(and(mine, isNotNull(p.before)));
  await ctx.db.delete(p).where(mine);
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
