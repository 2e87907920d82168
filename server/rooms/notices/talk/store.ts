import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { talkMails } from '../tables.ts';

/** Takes somebody's mail of this hour. @returns false where they had one, or another job is sending it */
export const claimHour = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (
    await ctx.db
      .insert(talkMails)
      .values({ userId, mailedAt: sql`clock_timestamp()` as never })
      .onConflictDoUpdate({
        target: talkMails.userId,
        set: { mailedAt: sql`clock_timestamp()` },
        setWhere: sql`${talkMails.mailedAt} < clock_timestamp() - interval '1 hour'`,
      })
      .returning({ userId: talkMails.userId })
  ).length === 1;

/** Gives it back: nothing was sent. */
export const releaseHour = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(talkMails).where(eq(talkMails.userId, userId));
};
