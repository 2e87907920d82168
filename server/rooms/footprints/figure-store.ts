import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { footprints as f, footprintSettings as s } from './tables.ts';

/** People who count nowhere at a company, by company: its own. */
type Staff = readonly { entId: string | null; id: string }[];
/** What companies' figures are read of: from a moment (ISO) on. */
export type Of = { entIds: string[]; since: string; staff: Staff };

/** Members who are recorded today and are no people of the company: who switches recording off is in no figure from then on. */
const counted = ({ entIds, since, staff }: Of) => sql`
  ${f.entId} = any(${sql.param(entIds)}::uuid[]) and ${f.createdAt} >= ${since}::timestamptz and ${f.userId} is not null
  and not exists (select 1 from ${s} where ${s.userId} = ${f.userId} and not ${s.recording})
  and (${f.entId}, ${f.userId}) not in (
    select * from unnest(${sql.param(staff.map((p) => p.entId))}::uuid[], ${sql.param(staff.map((p) => p.id))}::uuid[]))`;

/** How often companies and their products were opened, and by how many members. */
export const countOpened = async (ctx: Ctx, of: Of): Promise<{ entId: string; opened: number; visitors: number }[]> =>
  (
    await ctx.db.execute<{ entId: string; opened: number; visitors: number }>(sql`
      select "entId", sum(n)::int as opened, count(*)::int as visitors from (
        select ${f.entId} as "entId", ${f.userId}, count(*) as n from ${f} where ${counted(of)} group by 1, 2) as by_person
      group by 1`)
  ).rows;

/** The same of one company by weeks, numbered from the first day of the zone. */
export const countOpenedByWeek = async (
  ctx: Ctx,
  of: Of & { firstDay: string; zone: string },
): Promise<{ week: number; opened: number; visitors: number }[]> =>
  (
    await ctx.db.execute<{ week: number; opened: number; visitors: number }>(sql`
      select week, sum(n)::int as opened, count(*)::int as visitors from (
        select ((${f.createdAt} at time zone ${of.zone})::date - ${of.firstDay}::date) / 7 as week, ${f.userId}, count(*) as n
        from ${f} where ${counted(of)} group by 1, 2) as by_person
      group by 1 order by 1`)
  ).rows;

/** Products by how many members opened them, at least so many, the most first. */
export const findMostOpened = async (
  ctx: Ctx,
  of: Of & { least: number; most: number },
): Promise<{ id: string; n: number }[]> =>
  (
    await ctx.db.execute<{ id: string; n: number }>(sql`
      select ${f.subject} as id, count(distinct ${f.userId})::int as n from ${f}
      where ${counted(of)} and ${f.kind} = 'product'
      group by 1 having count(distinct ${f.userId}) >= ${of.least} order by 2 desc, 1 limit ${of.most}`)
  ).rows;
