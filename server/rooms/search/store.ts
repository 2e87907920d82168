import { and, desc, eq, sql } from 'drizzle-orm';
import type { Lang } from '#contract/core/langs.ts';
import type { SearchScope } from '#contract/search/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysCounted, daysKept, leastShown, shownAtMost, termsADay } from './rules.ts';
import { searchTerms } from './tables.ts';

export type NewTerm = typeof searchTerms.$inferInsert;
const today = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** Counts one search; a term that is new today only while the day has room for it. */
export const countTerm = async (ctx: Ctx, t: { lang: Lang; scope: SearchScope; term: string }): Promise<void> => {
  await ctx.db.execute(sql`
    insert into ${searchTerms} (day, lang, scope, term)
    select ${today}, ${t.lang}, ${t.scope}, ${t.term}
    where (select count(*) from ${searchTerms} where day = ${today} and lang = ${t.lang}) < ${termsADay}
       or exists (select 1 from ${searchTerms}
                  where day = ${today} and lang = ${t.lang} and scope = ${t.scope} and term = ${t.term})
    on conflict (day, lang, scope, term) do update set count = ${searchTerms}.count + 1`);
};

/** The most sought of the last days, most first. */
export const findHot = (ctx: Ctx, lang: Lang, scope: SearchScope | undefined) => {
  const n = sql<number>`sum(${searchTerms.count})::int`;
  return ctx.db
    .select({ term: searchTerms.term, scope: searchTerms.scope, n })
    .from(searchTerms)
    .where(
      and(
        sql`${searchTerms.day} > ${today} - ${daysCounted}::int`,
        eq(searchTerms.lang, lang),
        scope ? eq(searchTerms.scope, scope) : undefined,
      ),
    )
    .groupBy(searchTerms.term, searchTerms.scope)
    .having(sql`sum(${searchTerms.count}) >= ${leastShown}`)
    .orderBy(desc(n), searchTerms.term)
    .limit(shownAtMost);
};

export const dropOld = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(searchTerms).where(sql`${searchTerms.day} < ${today} - ${daysKept}::int`);
};

export const insertTerms = async (ctx: Ctx, rows: NewTerm[]): Promise<void> => {
  if (rows.length) await ctx.db.insert(searchTerms).values(rows).onConflictDoNothing();
};
