import { sql } from 'drizzle-orm';
import { atOneThing, type FootprintKind } from '#contract/footprints/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { footprints as f, footprintSettings as s, visits as v } from './tables.ts';

/** A look of a member as it is kept; `entId` is the company whose visit it is, none for its own people. */
export type KeptLook = {
  id: string;
  userId: string;
  kind: FootprintKind;
  subject: string;
  entId: string | null;
  visitId: string;
};

/**
 * Keeps looks of members and counts those at a company as its visits, all by one statement: none of who is not recorded, and so many of
 * one person at one thing in ten minutes (footprints 2, 3, 5). @param day of China @returns the ids of those that are kept
 */
export const insertLooks = async (ctx: Ctx, looks: KeptLook[], day: string): Promise<Set<string>> => {
  const column = (key: keyof KeptLook) => sql.param(looks.map((l) => l[key]));
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with asked as (
      select * from unnest(${column('id')}::uuid[], ${column('userId')}::uuid[], ${column('kind')}::text[],
        ${column('subject')}::text[], ${column('entId')}::uuid[], ${column('visitId')}::uuid[])
        with ordinality as a (id, user_id, kind, subject, ent_id, visit_id, n)
      where not exists (select 1 from ${s} where ${s.userId} = a.user_id and not ${s.recording})),
    numbered as (
      select a.*, row_number() over (partition by a.user_id, a.kind, lower(a.subject) order by a.n) + (
        select count(*) from ${f} where ${f.userId} = a.user_id and ${f.createdAt} > now() - make_interval(secs => ${atOneThing.seconds})
          and ${f.kind} = a.kind and lower(${f.subject}) = lower(a.subject)) as nth
      from asked a),
    few as (select * from numbered where nth <= ${atOneThing.points}),
    kept as (
      insert into ${f} (id, user_id, kind, subject, ent_id, day)
      select id, user_id, kind, subject, ent_id, ${day}::date from few),
    visited as (
      select distinct on (ent_id, user_id, product_id) visit_id, ent_id, user_id, product_id from (
        select *, case when kind = 'product' then subject::uuid end as product_id from few where ent_id is not null) as x
      order by ent_id, user_id, product_id),
    counted as (
      insert into ${v} (id, ent_id, visitor_id, day, product_id)
      select visit_id, ent_id, user_id, ${day}::date, product_id from visited
      on conflict (ent_id, visitor_id, day, product_id) do update
        set times = least(${v.times} + 1, 1000), last_at = clock_timestamp()
        where ${v.lastAt} <= clock_timestamp() - interval '10 minutes')
    select id from few`);
  return new Set(rows.map((r) => r.id));
};
