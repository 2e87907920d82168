import { and, desc, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { anywhere, textHas } from '#server/platform/database/words.ts';
import { notHidden } from '../inquiries/inquiry-store.ts';
import { inquiries, inquiryLines, inquiryMatches, quotations } from '../tables.ts';

/** Everybody may see it and its deadline is ahead, by the database's clock. */
const waiting = sql`${inquiries.state} = 'quoting' and ${inquiries.deadline} > now() and ${inquiries.visibility} = 'public' and ${notHidden}`;

/** `process` null: the material's inquiries whether or not they name a process. */
type WaitingCount = { line: string; process: string | null; n: number };

/**
 * Public inquiries that still take quotations, by line and by the processes they name, in one statement; an inquiry counts
 * once where several of its lines are of one material. What a confidential one names of processes counts for nobody.
 */
export const countWaiting = async (ctx: Ctx, lines: { line: string; slugs: string[] }[]): Promise<WaitingCount[]> => {
  const pairs = lines.flatMap((l) => l.slugs.map((slug) => [l.line, slug] as const));
  const { rows } = await ctx.db.execute<WaitingCount & { all: number }>(sql`
    select m.line, p.process, grouping(p.process) as "all", count(distinct ${inquiries.id})::int as n
    from ${inquiries}
    join ${inquiryLines} on ${inquiryLines.inquiryId} = ${inquiries.id} and ${inquiryLines.removedIn} is null
    join unnest(${sql.param(pairs.map(([line]) => line))}::text[],
                ${sql.param(pairs.map(([, slug]) => slug))}::text[]) as m(line, slug) on m.slug = ${inquiryLines.product}
    left join lateral unnest(${inquiries.processes}) as p(process) on not ${inquiries.confidential}
    where ${waiting}
    group by grouping sets ((m.line), (m.line, p.process))`);
  return rows.filter((r) => r.all === 1 || r.process !== null).map(({ line, process, n }) => ({ line, process, n }));
};

/** Public inquiries published since midnight in China, whatever became of them, apart from those taken back. */
export const countPublishedToday = async (ctx: Ctx): Promise<number> => {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${inquiries}
    where ${inquiries.visibility} = 'public' and ${notHidden} and ${inquiries.state} in ('quoting', 'outOfDate', 'awarded')
      and ${inquiries.publishedAt} >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`);
  return rows[0]?.n ?? 0;
};

/** Of public inquiries of the last 30 days that have a quotation: how many, median hours to the first, quotations of each. */
export const quotingPace = async (ctx: Ctx): Promise<{ cases: number; medianHours: number; each: number }> => {
  const { rows } = await ctx.db.execute<{ cases: number; hours: number | null; each: number | null }>(sql`
    with one as (
      select extract(epoch from min(${quotations.createdAt}) - ${inquiries.publishedAt}) / 3600 as hours, count(*) as n
      from ${inquiries} join ${quotations} on ${quotations.inquiryId} = ${inquiries.id}
      where ${inquiries.visibility} = 'public' and ${notHidden} and ${inquiries.publishedAt} > now() - interval '30 days'
      group by ${inquiries.id})
    select count(*)::int as cases, (percentile_cont(0.5) within group (order by hours))::float8 as hours,
           avg(n)::float8 as each
    from one`);
  const r = rows[0];
  return { cases: r?.cases ?? 0, medianHours: r?.hours ?? 0, each: r?.each ?? 0 };
};

/**
 * Suppliers that make what an inquiry of the last seven days names, and such inquiries of each on average. By the materials
 * alone, which everybody may read: the degree itself would tell of gated requirements.
 */
export const matchingPace = async (ctx: Ctx): Promise<{ cases: number; each: number }> => {
  const { rows } = await ctx.db.execute<{ cases: number; each: number | null }>(sql`
    select count(distinct ${inquiryMatches.entId})::int as cases,
           count(*)::float8 / nullif(count(distinct ${inquiryMatches.entId}), 0) as each
    from ${inquiryMatches} join ${inquiries} on ${inquiries.id} = ${inquiryMatches.inquiryId} and ${notHidden}
    where ${inquiryMatches.createdAt} > now() - interval '7 days' and (${inquiryMatches.reasons} @> '[{"code": "product"}]' or ${inquiryMatches.teaser}->'reasons' @> '[{"code": "product"}]')`);
  return { cases: rows[0]?.cases ?? 0, each: rows[0]?.each ?? 0 };
};

/** Public waiting inquiries by title or number; never by what is gated. */
export const findPublicByTitle = (
  ctx: Ctx,
  q: string,
  most: number,
): Promise<{ id: string; number: string | null; title: Text }[]> =>
  ctx.db
    .select({ id: inquiries.id, number: inquiries.number, title: inquiries.title })
    .from(inquiries)
    .where(and(waiting, or(ilike(inquiries.number, anywhere(q)), textHas(inquiries.title, q))))
    .orderBy(desc(inquiries.publishedAt), desc(inquiries.id))
    .limit(most);

/** Titles of these that were published to everybody. */
export const findPublicTitles = async (ctx: Ctx, ids: string[]): Promise<{ id: string; title: Text }[]> =>
  ids.length
    ? ctx.db
        .select({ id: inquiries.id, title: inquiries.title })
        .from(inquiries)
        .where(
          and(inArray(inquiries.id, ids), eq(inquiries.visibility, 'public'), ne(inquiries.state, 'draft'), notHidden),
        )
    : [];
