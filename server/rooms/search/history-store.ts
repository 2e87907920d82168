import { and, desc, eq, sql } from 'drizzle-orm';
import { historyShown, type SearchScope } from '#contract/search/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysKept } from './rules.ts';
import { searchHistory } from './tables.ts';

/** Notes a search of a person; the same again counts up and comes first. */
export const noteSearch = async (ctx: Ctx, s: { userId: string; scope: SearchScope; term: string }): Promise<void> => {
  await ctx.db
    .insert(searchHistory)
    .values(s)
    .onConflictDoUpdate({
      target: [searchHistory.userId, searchHistory.scope, searchHistory.term],
      set: { count: sql`${searchHistory.count} + 1`, lastAt: sql`now()` },
    });
};

export const findHistory = (ctx: Ctx, userId: string, scope?: SearchScope) =>
  ctx.db
    .select({ term: searchHistory.term, scope: searchHistory.scope, n: searchHistory.count, at: searchHistory.lastAt })
    .from(searchHistory)
    .where(and(eq(searchHistory.userId, userId), scope ? eq(searchHistory.scope, scope) : undefined))
    .orderBy(desc(searchHistory.lastAt), searchHistory.term)
    .limit(historyShown);

export const deleteHistory = async (
  ctx: Ctx,
  userId: string,
  o: { scope?: SearchScope | undefined; term?: string | undefined } = {},
): Promise<void> => {
  await ctx.db
    .delete(searchHistory)
    .where(
      and(
        eq(searchHistory.userId, userId),
        o.scope ? eq(searchHistory.scope, o.scope) : undefined,
        o.term === undefined ? undefined : eq(searchHistory.term, o.term),
      ),
    );
};

export const dropOldHistory = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(searchHistory).where(sql`${searchHistory.lastAt} < now() - make_interval(days => ${daysKept})`);
};
