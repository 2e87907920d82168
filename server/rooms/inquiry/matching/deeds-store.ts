import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { peopleOfCompanies } from '#server/rooms/identity/index.ts';
import { inquiryDeclines } from '../suppliers/tables.ts';
import { inquiries, inquiryMatches, quotations } from '../tables.ts';

type Row = { ent_id: string; asked: number; askers: number; answered: number; hours: number | null };

/**
 * How suppliers answered the inquiries that they were told of. One that is still open, or that ended before its deadline, counts
 * only where they have quoted or declined; so does one that was full. What their own people asked for counts never (sites 15).
 */
export const answeredSince = async (ctx: Ctx, entIds: string[], since: Date) => {
  const own = await peopleOfCompanies(ctx, entIds);
  const { rows } = await ctx.db.execute<Row>(sql`
    select m.ent_id, count(*)::int as asked, count(distinct coalesce(i.ent_id, i.buyer_id))::int as askers,
      count(coalesce(q.ent_id, d.ent_id))::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from q.created_at - m.told_at) / 3600)
        filter (where q.id is not null) as hours
    from ${inquiryMatches} m
    join ${inquiries} i on i.id = m.inquiry_id
    left join ${quotations} q on q.inquiry_id = m.inquiry_id and q.ent_id = m.ent_id and q.created_at <= i.deadline
    left join ${inquiryDeclines} d on d.inquiry_id = m.inquiry_id and d.ent_id = m.ent_id
    where m.ent_id = any(${sql.param(entIds)}::uuid[]) and m.told_at >= ${since.toISOString()}::timestamptz
      and i.ent_id is distinct from m.ent_id
      and (m.ent_id, i.buyer_id) not in (
        select * from unnest(${sql.param(own.map((u) => u.entId))}::uuid[], ${sql.param(own.map((u) => u.id))}::uuid[]))
      and (q.id is not null or d.ent_id is not null or (i.deadline <= now() and i.state in ('quoting', 'outOfDate') and i.hidden_at is null and i.quotations < i.max_quotations))
    group by m.ent_id`);
  // A tenth of an hour, so that what is counted again is the same.
  const tenth = (h: number | null) => (h === null ? null : Math.max(0, Math.round(h * 10) / 10));
  return new Map(rows.map(({ ent_id, hours, ...r }) => [ent_id, { ...r, hours: tenth(hours) }]));
};
