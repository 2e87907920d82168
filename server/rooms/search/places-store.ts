import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { leastRanked, rankingDays, trendDays } from '#contract/search/trends.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysKept, leastShown } from './rules.ts';
import { searchPlaces, searchTerms } from './tables.ts';

export type NewPlace = typeof searchPlaces.$inferInsert;
const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
/** Terms whose trend is shown. */
const mostTrends = 12;

/** Adds what was counted; in one order everywhere, so that two nodes never wait for each other in a ring. */
export const addPlaces = async (ctx: Ctx, rows: NewPlace[]): Promise<void> => {
  const sorted = rows.toSorted((a, b) =>
    `${a.day} ${a.term} ${a.entId}`.localeCompare(`${b.day} ${b.term} ${b.entId}`),
  );
  for (let i = 0; i < sorted.length; i += 1_000)
    await ctx.db
      .insert(searchPlaces)
      .values(sorted.slice(i, i + 1_000))
      .onConflictDoUpdate({
        target: [searchPlaces.day, searchPlaces.term, searchPlaces.entId],
        set: {
          shown: sql`${searchPlaces.shown} + excluded.shown`,
          sum: sql`${searchPlaces.sum} + excluded.sum`,
          best: sql`least(${searchPlaces.best}, excluded.best)`,
        },
      });
};

/** Named with its table: alone it would be the inner table's own column, and each term would count the searches of all. */
const ofTable = sql.raw('"search_places"."term"');

/** Under which searches a company's products stood, the most frequent first. */
export const findRanking = async (ctx: Ctx, entId: string, o: { current: number; size: number }) => {
  const shown = sql<number>`sum(${searchPlaces.shown})::int`;
  const rows = ctx.db
    .select({
      term: searchPlaces.term,
      shown: shown.as('shown'),
      best: sql<number>`min(${searchPlaces.best})::int`.as('best'),
      average: sql<number>`round(sum(${searchPlaces.sum})::numeric / sum(${searchPlaces.shown}), 1)::float8`.as(
        'average',
      ),
      searches: sql<number>`coalesce((
        select sum(t.count)::int from ${searchTerms} t
        where t.term = ${ofTable} and t.scope = 'products' and t.day > ${today} - ${rankingDays}::int), 0)`.as(
        'searches',
      ),
      lastDay: sql<string>`max(${searchPlaces.day})::text`.as('last_day'),
    })
    .from(searchPlaces)
    .where(and(eq(searchPlaces.entId, entId), sql`${searchPlaces.day} > ${today} - ${rankingDays}::int`))
    .groupBy(searchPlaces.term)
    .having(sql`sum(${searchPlaces.shown}) >= ${leastRanked}`)
    .orderBy(sql`sum(${searchPlaces.shown}) desc`, searchPlaces.term);
  const all = rows.as('ranked');
  const total = await ctx.db.$count(all);
  return {
    rows: await ctx.db
      .select()
      .from(all)
      .limit(o.size)
      .offset((o.current - 1) * o.size),
    total,
  };
};

/** The most sought terms of the last days, each with its count by day. */
export const findTrends = async (ctx: Ctx, lang: Lang) => {
  const recent = and(eq(searchTerms.lang, lang), gt(searchTerms.day, sql<string>`${today} - ${trendDays}::int`));
  const n = sql<number>`sum(${searchTerms.count})::int`;
  return ctx.db
    .select({
      term: searchTerms.term,
      scope: searchTerms.scope,
      n,
      byDay: sql<Record<string, number>>`jsonb_object_agg(${searchTerms.day}, ${searchTerms.count})`,
    })
    .from(searchTerms)
    .where(recent)
    .groupBy(searchTerms.term, searchTerms.scope)
    .having(sql`sum(${searchTerms.count}) >= ${leastShown}`)
    .orderBy(sql`sum(${searchTerms.count}) desc`, searchTerms.term, searchTerms.scope)
    .limit(mostTrends);
};

export const dropOldPlaces = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(searchPlaces).where(lt(searchPlaces.day, sql<string>`${today} - ${daysKept}::int`));
};
