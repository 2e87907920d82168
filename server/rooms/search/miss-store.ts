import { sql } from 'drizzle-orm';
import type { Lang } from '#contract/core/langs.ts';
import type { SearchScope } from '#contract/search/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysKept, termsADay } from './rules.ts';
import { searchMisses, searchPlaces } from './tables.ts';

export type NewMiss = typeof searchMisses.$inferInsert;
const today = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** Counts one search that found nothing; a term that is new today only while the day has room for it. */
export const countMiss = async (ctx: Ctx, t: { lang: Lang; scope: SearchScope; term: string }): Promise<void> => {
  await ctx.db.execute(sql`
    insert into ${searchMisses} (day, lang, scope, term)
    select ${today}, ${t.lang}, ${t.scope}, ${t.term}
    where (select count(*) from ${searchMisses} where day = ${today} and lang = ${t.lang}) < ${termsADay}
       or exists (select 1 from ${searchMisses}
                  where day = ${today} and lang = ${t.lang} and scope = ${t.scope} and term = ${t.term})
    on conflict (day, lang, scope, term) do update set count = ${searchMisses}.count + 1`);
};

/** What was sought among products since a day of China and found nothing, at least so often, the most first. */
export const findMissed = async (
  ctx: Ctx,
  o: { since: string; least: number; most: number },
): Promise<{ term: string; n: number }[]> =>
  (
    await ctx.db.execute<{ term: string; n: number }>(sql`
      select term, sum(count)::int as n from ${searchMisses}
      where scope = 'products' and day >= ${o.since}::date
      group by term having sum(count) >= ${o.least} order by 2 desc, 1 limit ${o.most}`)
  ).rows;

/** How often companies stood on the first page of a search since a day of China. */
export const countShown = async (ctx: Ctx, entIds: string[], since: string): Promise<{ entId: string; n: number }[]> =>
  (
    await ctx.db.execute<{ entId: string; n: number }>(sql`
      select ent_id as "entId", sum(shown)::int as n from ${searchPlaces}
      where ent_id = any(${sql.param(entIds)}::uuid[]) and day >= ${since}::date group by 1`)
  ).rows;

export const dropOldMisses = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(searchMisses).where(sql`${searchMisses.day} < ${today} - ${daysKept}::int`);
};

export const insertMisses = async (ctx: Ctx, rows: NewMiss[]): Promise<void> => {
  if (rows.length) await ctx.db.insert(searchMisses).values(rows).onConflictDoNothing();
};
