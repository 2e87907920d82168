import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { sessions, spentRefreshTokens as spent } from '../tables.ts';

/** Seconds within which a second use is two windows of one browser, and no theft. */
const grace = 10;

/** Goes with its session, after which it proves nothing. */
export const insertSpent = async (tx: Ctx, refreshHash: string, sessionId: string): Promise<void> => {
  await tx.db.insert(spent).values({ refreshHash, sessionId });
};

/** Ends the session that grew out of a refresh token used before. @returns it, or undefined where nothing had to end */
export const endSessionOfReusedToken = async (
  ctx: Ctx,
  refreshHash: string,
): Promise<{ id: string; userId: string } | undefined> => {
  const reused = ctx.db
    .select({ id: spent.sessionId })
    .from(spent)
    .where(and(eq(spent.refreshHash, refreshHash), lt(spent.spentAt, sql`now() - make_interval(secs => ${grace})`)));
  const [row] = await ctx.db
    .delete(sessions)
    .where(inArray(sessions.id, reused))
    .returning({ id: sessions.id, userId: sessions.userId });
  return row;
};
