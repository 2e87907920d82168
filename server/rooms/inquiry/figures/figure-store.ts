import { sql } from 'drizzle-orm';
import type { LostReason, PriceThird } from '#contract/figures/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import {
  exchangeRates,
  inquiries as i,
  inquiryLines,
  inquiryMatches as m,
  quotations as q,
  quotationTotals,
} from '../tables.ts';

type Staff = readonly { entId: string | null; id: string }[];
/** What companies' figures are read of: from a moment (ISO) on. */
type Of = { entIds: string[]; since: string; staff: Staff };

/** What the companies' own people ask for counts nowhere. */
const notOwn = (entId: typeof m.entId | typeof q.entId, staff: Staff) => sql`
  ${i.entId} is distinct from ${entId} and (${entId}, ${i.buyerId}) not in (
    select * from unnest(${sql.param(staff.map((p) => p.entId))}::uuid[], ${sql.param(staff.map((p) => p.id))}::uuid[]))`;
/** Matches as everybody may know them: of a confidential inquiry by its teaser alone. */
const matched = ({ entIds, since, staff }: Of) => sql`
  ${m.entId} = any(${sql.param(entIds)}::uuid[]) and ${i.publishedAt} >= ${since}::timestamptz and ${i.state} <> 'draft' and ${i.hiddenAt} is null
  and case when ${i.confidential} then coalesce((${m.teaser}->>'score')::int, 0) else ${m.score} end > 0
  and (${i.visibility} = 'public' or ${m.entId} = any(${i.invited})) and ${notOwn(m.entId, staff)}`;
const quoted = ({ entIds, since, staff }: Of) => sql`
  ${q.entId} = any(${sql.param(entIds)}::uuid[]) and ${q.createdAt} >= ${since}::timestamptz and ${notOwn(q.entId, staff)}`;

/** How many inquiries matched companies. */
export const countMatched = async (ctx: Ctx, of: Of): Promise<{ entId: string; n: number }[]> =>
  (
    await ctx.db.execute<{ entId: string; n: number }>(sql`
      select ${m.entId} as "entId", count(*)::int as n from ${m} join ${i} on ${i.id} = ${m.inquiryId}
      where ${matched(of)} group by 1`)
  ).rows;

/** For how many they quoted, and the median hours from being told, or the publishing, to the first quotation. */
export const countQuoted = async (ctx: Ctx, of: Of): Promise<{ entId: string; n: number; hours: number | null }[]> =>
  (
    await ctx.db.execute<{ entId: string; n: number; hours: number | null }>(sql`
      select ${q.entId} as "entId", count(*)::int as n,
        (percentile_cont(0.5) within group (order by
          greatest(0, extract(epoch from ${q.createdAt} - coalesce(${m.toldAt}, ${i.publishedAt}))) / 3600))::float8 as hours
      from ${q} join ${i} on ${i.id} = ${q.inquiryId}
      left join ${m} on ${m.inquiryId} = ${q.inquiryId} and ${m.entId} = ${q.entId}
      where ${quoted(of)} group by 1`)
  ).rows;

type Weeks = { week: number; n: number }[];
/** Both of one company by weeks, numbered from the first day of the zone. */
export const countInquiryWeeks = async (
  ctx: Ctx,
  of: Of & { firstDay: string; zone: string },
): Promise<{ matched: Weeks; quoted: Weeks }> => {
  const week = (at: typeof i.publishedAt | typeof q.createdAt) =>
    sql`((${at} at time zone ${of.zone})::date - ${of.firstDay}::date) / 7`;
  const [byMatch, byQuote] = await Promise.all([
    ctx.db.execute<Weeks[number]>(sql`
      select ${week(i.publishedAt)} as week, count(*)::int as n from ${m} join ${i} on ${i.id} = ${m.inquiryId}
      where ${matched(of)} group by 1`),
    ctx.db.execute<Weeks[number]>(sql`
      select ${week(q.createdAt)} as week, count(*)::int as n from ${q} join ${i} on ${i.id} = ${q.inquiryId}
      where ${quoted(of)} group by 1`),
  ]);
  return { matched: byMatch.rows, quoted: byQuote.rows };
};

type Third = { third: PriceThird; n: number; won: number };
/**
 * In which third of the offers a company's price stood, by what the first tier comes to in yuan at the newest rates: ended
 * inquiries alone, with at least so many companies that have a price. Nothing of another's price leaves the database.
 */
export const findPricePlaces = async (ctx: Ctx, of: Of & { least: number }): Promise<Third[]> =>
  (
    await ctx.db.execute<Third>(sql`
      with mine as (
        select ${q.inquiryId} as id from ${q} join ${i} on ${i.id} = ${q.inquiryId}
        where ${quoted(of)} and ${i.state} in ('awarded', 'outOfDate') and ${i.deadline} <= now()),
      rates as (select distinct on (currency) currency, cny from ${exchangeRates} order by currency, day desc),
      placed as (
        select q.inquiry_id, q.ent_id, q.state,
          rank() over (partition by q.inquiry_id order by t.total * case when q.currency = 'CNY' then 1 else r.cny end) as place,
          count(*) over (partition by q.inquiry_id) as offers
        from ${q} q
        join mine on mine.id = q.inquiry_id
        join ${quotationTotals} t on t.quotation_id = q.id and t.revision = q.revision and t.tier = 1 and t.total is not null
        left join rates r on r.currency = q.currency
        where q.state <> 'withdrawn' and not q.sealed and (q.currency = 'CNY' or r.cny is not null))
      select (array['low', 'middle', 'high'])[ceil(3.0 * place / offers)::int] as third,
        count(*)::int as n, (count(*) filter (where state = 'accepted'))::int as won
      from placed
      where ent_id = any(${sql.param(of.entIds)}::uuid[]) and offers >= ${of.least}
      group by 1`)
  ).rows;

/** How quotations of the period came to nothing. */
export const countLost = async (ctx: Ctx, of: Of): Promise<{ reason: LostReason; n: number }[]> =>
  (
    await ctx.db.execute<{ reason: LostReason; n: number }>(sql`
      select reason, count(*)::int as n from (
        select case
          when ${q.state} = 'withdrawn' then 'takenBack'
          when ${i.state} = 'withdrawn' then 'withdrawnByBuyer'
          when ${q.state} = 'refused' and (${q.refusedReason} <> '' or ${q.refusedWhy} <> 'filled') then 'refused'
          when ${q.state} = 'refused' or ${i.state} = 'awarded' then 'otherChosen'
          when ${i.state} = 'outOfDate' then 'expired' end as reason
        from ${q} join ${i} on ${i.id} = ${q.inquiryId}
        where ${quoted(of)} and ${q.state} <> 'accepted') as ended
      where reason is not null group by 1 order by 2 desc, 1`)
  ).rows;

/** Buyers whose inquiries matched, with field and place of delivery of each; of confidential inquiries nothing. */
export const findBuyers = async (
  ctx: Ctx,
  of: Of,
): Promise<{ buyer: string; field: string | null; region: string | null }[]> =>
  (
    await ctx.db.execute<{ buyer: string; field: string | null; region: string | null }>(sql`
      select distinct coalesce(${i.entId}, ${i.buyerId}) as buyer, ${i.field} as field, ${i.deliveryRegion} as region
      from ${m} join ${i} on ${i.id} = ${m.inquiryId}
      where ${matched(of)} and not ${i.confidential}`)
  ).rows;

/** What public inquiries asked for: materials by the number of inquiries, the most first. */
export const countNeeds = async (ctx: Ctx, since: string, most: number): Promise<{ slug: string; n: number }[]> =>
  (
    await ctx.db.execute<{ slug: string; n: number }>(sql`
      select ${inquiryLines.product} as slug, count(distinct ${i.id})::int as n
      from ${i} join ${inquiryLines} on ${inquiryLines.inquiryId} = ${i.id} and ${inquiryLines.removedIn} is null
      where ${i.visibility} = 'public' and ${i.hiddenAt} is null and ${i.state} in ('quoting', 'outOfDate', 'awarded')
        and ${i.publishedAt} >= ${since}::timestamptz
      group by 1 order by 2 desc, 1 limit ${most}`)
  ).rows;
