import { sql } from 'drizzle-orm';
import { atOneThing, type FootprintKind } from '#contract/footprints/calls.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { standing } from '#server/platform/database/index.ts';
import { footprints as f, footprintSettings as s, visits as v } from './tables.ts';

/** A look of a member as it is kept; `entId` is the company whose visit it is, none for its own people. */
export type KeptLook = {
  id: string;
  userId: string;
  kind: FootprintKind;
  subject: string;
  scope: SearchKind | null;
  entId: string | null;
  visitId: string;
};

/** The lists of a statement's looks, each in the order of the others. */
const columns = {
  id: 'uuid',
  userId: 'uuid',
  kind: 'text',
  subject: 'text',
  scope: 'text',
  entId: 'uuid',
  visitId: 'uuid',
} as const;
const list = (key: keyof typeof columns) => sql`${sql.placeholder(key)}::${sql.raw(columns[key])}[]`;
const id = sql<string>`id`.as('id');

/** Asked so often that it is built, read and planned once a connection. */
const keeping = standing((db) => {
  const day = sql`${sql.placeholder('day')}::date`;
  const asked = db.$with('asked', {}).as(sql`
    select * from unnest(${list('id')}, ${list('userId')}, ${list('kind')}, ${list('subject')}, ${list('scope')}, ${list('entId')}, ${list('visitId')})
      with ordinality as a (id, user_id, kind, subject, scope, ent_id, visit_id, n)
    where not exists (select 1 from ${s} where ${s.userId} = a.user_id and not ${s.recording})`);
  const numbered = db.$with('numbered', {}).as(sql`
    select a.*, row_number() over (partition by a.user_id, a.kind, lower(a.subject), a.scope order by a.n) + (
      select count(*) from ${f} where ${f.userId} = a.user_id and ${f.createdAt} > now() - make_interval(secs => ${sql.raw(`${atOneThing.seconds}`)})
        and ${f.kind} = a.kind and lower(${f.subject}) = lower(a.subject) and ${f.scope} is not distinct from a.scope) as nth
    from asked a`);
  const few = db.$with('few', { id }).as(sql`select * from numbered where nth <= ${sql.raw(`${atOneThing.points}`)}`);
  const kept = db.$with('kept', {}).as(sql`
    insert into ${f} (id, user_id, kind, subject, scope, ent_id, day) select id, user_id, kind, subject, scope, ent_id, ${day} from few`);
  const visited = db.$with('visited', {}).as(sql`
    select distinct on (ent_id, user_id, product_id) visit_id, ent_id, user_id, product_id from (
      select *, case when kind = 'product' then subject::uuid end as product_id from few where ent_id is not null) as x
    order by ent_id, user_id, product_id`);
  const counted = db.$with('counted', {}).as(sql`
    insert into ${v} (id, ent_id, visitor_id, day, product_id)
    select visit_id, ent_id, user_id, ${day}, product_id from visited
    on conflict (ent_id, visitor_id, day, product_id) do update
      set times = least(${v.times} + 1, 1000), last_at = clock_timestamp()
      where ${v.lastAt} <= clock_timestamp() - interval '10 minutes'`);
  return db.with(asked, numbered, few, kept, visited, counted).select({ id: few.id }).from(few).prepare('keep_looks');
});

/**
 * Keeps looks of members and counts those at a company as its visits, all by one statement: none of who is not recorded, and so many of
 * one person at one thing in ten minutes (footprints 2, 3, 5). @param day of China @returns the ids of those that are kept
 */
export const insertLooks = async (ctx: Ctx, looks: KeptLook[], day: string): Promise<Set<string>> => {
  const lists = Object.fromEntries(
    Object.keys(columns).map((key) => [key, looks.map((l) => l[key as keyof KeptLook])]),
  );
  const rows = await keeping(ctx.db).execute({ ...lists, day });
  return new Set(rows.map((r) => r.id));
};
