import { eq, sql } from 'drizzle-orm';
import type { AvatarLook } from '#contract/fairs/avatar.ts';
import type { Ctx } from '#server/platform/context.ts';
import { personAvatars } from './tables.ts';

/** What somebody made, as it is kept; a look of an earlier version may not be read any more. */
export const findAvatar = async (ctx: Ctx, userId: string): Promise<unknown> =>
  (await ctx.db.select({ look: personAvatars.look }).from(personAvatars).where(eq(personAvatars.userId, userId)))[0]
    ?.look;

/** One a person: the later one takes the place of the earlier. */
export const writeAvatar = async (ctx: Ctx, userId: string, look: AvatarLook): Promise<void> => {
  await ctx.db
    .insert(personAvatars)
    .values({ userId, look })
    .onConflictDoUpdate({ target: personAvatars.userId, set: { look, updatedAt: sql`clock_timestamp()` } });
};

export const deleteAvatar = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(personAvatars).where(eq(personAvatars.userId, userId));
};
