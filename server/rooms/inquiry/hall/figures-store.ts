import { and, isNull, count, eq, sql } from 'drizzle-orm';
import type { InquiryState } from '#contract/inquiry/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { closingDay, type HallSearch, hallWhere } from './hall-store.ts';
import { stateNow } from '../inquiries/inquiry-store.ts';
import { readerOf, readsNeeds } from '../inquiries/reader-store.ts';
import { inquiries, inquiryLines } from '../tables.ts';

/** Inquiries of the hall a product of their lines: ids, since one may name several products of a category. */
export const idsByProduct = async (ctx: Ctx, o: HallSearch): Promise<Map<string, string[]>> => {
  const rows = await ctx.db
    .selectDistinct({ id: inquiries.id, product: inquiryLines.product })
    .from(inquiries)
    .innerJoin(inquiryLines, and(eq(inquiryLines.inquiryId, inquiries.id), isNull(inquiryLines.removedIn)))
    .where(hallWhere(ctx, o));
  return new Map([...Map.groupBy(rows, (r) => r.product)].map(([p, list]) => [p, list.map((r) => r.id)]));
};

/** Of the inquiries that a reader may read these of. */
export const countSlugs = async (
  ctx: Ctx,
  column: 'certificates' | 'processes',
  o: HallSearch,
): Promise<{ slug: string; n: number }[]> =>
  ctx.db
    .select({ slug: sql<string>`unnest(${inquiries[column]})`, n: count() })
    .from(inquiries)
    .where(and(hallWhere(ctx, o), readsNeeds(ctx, readerOf(ctx))))
    .groupBy(sql`1`);

/** Inquiries of the hall by a column of one value; the field of use where the reader may read it. */
export const countValues = async (
  ctx: Ctx,
  column: 'tradeTerm' | 'field' | 'deliveryRegion',
  o: HallSearch,
): Promise<{ slug: string; n: number }[]> => {
  const rows = await ctx.db
    .select({ slug: inquiries[column], n: count() })
    .from(inquiries)
    .where(and(hallWhere(ctx, o), column === 'field' ? readsNeeds(ctx, readerOf(ctx)) : undefined))
    .groupBy(inquiries[column]);
  return rows.flatMap(({ slug, n }) => (slug ? [{ slug, n }] : []));
};

export const countStates = async (ctx: Ctx, o: HallSearch): Promise<Map<InquiryState, number>> => {
  const rows = await ctx.db
    .select({ state: stateNow, n: count() })
    .from(inquiries)
    .where(hallWhere(ctx, o))
    .groupBy(sql`1`);
  return new Map(rows.map((r) => [r.state, r.n]));
};

export const countHall = async (ctx: Ctx, o: HallSearch): Promise<number> =>
  (await ctx.db.select({ n: count() }).from(inquiries).where(hallWhere(ctx, o)))[0]?.n ?? 0;

/** Inquiries still quoting that close on each of the next `days` days of China, by the database's clock. */
export const countClosing = async (ctx: Ctx, o: HallSearch, days: number): Promise<{ day: string; n: number }[]> => {
  const rows = await ctx.db
    .select({ day: closingDay, n: count() })
    .from(inquiries)
    .where(and(hallWhere(ctx, { ...o, until: undefined }), sql`${stateNow} = 'quoting'`))
    .groupBy(sql`1`);
  const known = new Map(rows.map((r) => [r.day, r.n]));
  const next = await ctx.db.execute<{ day: string }>(
    sql`select to_char((now() at time zone 'Asia/Shanghai')::date + g, 'YYYY-MM-DD') as day from generate_series(0, ${days - 1}::int) g`,
  );
  return next.rows.map(({ day }) => ({ day, n: known.get(day) ?? 0 }));
};

/** Public inquiries by the month of China in which they were published, the last `months` months, empty ones included. */
export const countMonths = async (
  ctx: Ctx,
  months: number,
): Promise<{ month: string; published: number; awarded: number }[]> => {
  const { rows } = await ctx.db.execute<{ month: string; published: number; awarded: number }>(sql`
    with span as (
      select to_char(date_trunc('month', now() at time zone 'Asia/Shanghai') - make_interval(months => g), 'YYYY-MM') as month
      from generate_series(0, ${months - 1}::int) g
    ), counted as (
      select to_char(${inquiries.publishedAt} at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
        count(*)::int as published, count(*) filter (where ${inquiries.state} = 'awarded')::int as awarded
      from ${inquiries} where ${hallWhere(ctx, {})} group by 1
    )
    select span.month, coalesce(published, 0) as published, coalesce(awarded, 0) as awarded
    from span left join counted using (month) order by span.month`);
  return rows.map(({ month, published, awarded }) => ({ month, published, awarded }));
};

/** Hours from publishing to the first quotation, over public inquiries of the last `days` days. */
export const measureResponse = async (
  ctx: Ctx,
  days: number,
): Promise<{ n: number; none: number; median: number | null; p90: number | null }> => {
  const { rows } = await ctx.db.execute<{ n: number; none: number; median: number | null; p90: number | null }>(sql`
    with first as (
      select extract(epoch from (
        select min(q.created_at) from quotations q where q.inquiry_id = ${inquiries.id}
      ) - ${inquiries.publishedAt})::float8 / 3600 as hours
      from ${inquiries}
      where ${hallWhere(ctx, {})} and ${inquiries.publishedAt} > now() - make_interval(days => ${days}::int)
    )
    select count(hours)::int as n, (count(*) - count(hours))::int as none,
      percentile_cont(0.5) within group (order by hours) as median,
      percentile_cont(0.9) within group (order by hours) as p90
    from first`);
  const [row] = rows;
  return row ?? { n: 0, none: 0, median: null, p90: null };
};
