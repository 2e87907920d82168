import { and, desc, eq, gte, lt, max, type SQL, sql } from 'drizzle-orm';
import type { ViewKind } from '#contract/inquiry/confidential.ts';
import type { Ctx } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { isAdmitted, mayTake } from '../inquiries/access-store.ts';
import { inquiries } from '../tables.ts';
import { inquiryViews } from './tables.ts';

export type ViewRecord = typeof inquiryViews.$inferSelect;
type Seen = {
  inquiryId: string;
  entId: string;
  userId: string;
  file: { id: string; name: string };
  kind: ViewKind;
  page: number | null;
};

/**
 * Records that an annex is shown or handed over, where the company may read it at this very moment: what is not recorded is not shown.
 * Looks of a quarter of an hour are one row. @returns whether it may be
 */
export const recordView = async (ctx: Ctx, v: Seen): Promise<boolean> => {
  const pages = v.page === null ? sql`array[]::int[]` : sql`array[${v.page}]::int[]`;
  const { rows } = await ctx.db.execute(sql`
    insert into ${inquiryViews} (id, inquiry_id, ent_id, user_id, file_id, file_name, kind, slot, pages, at, until)
    select ${newId()}::uuid, ${inquiries.id}, ${v.entId}::uuid, ${v.userId}::uuid, ${v.file.id}::uuid, ${v.file.name}::text,
      ${v.kind}::text, floor(extract(epoch from clock_timestamp()) / 900)::int, ${pages}, clock_timestamp(), clock_timestamp()
    from ${inquiries} where ${inquiries.id} = ${v.inquiryId} and ${v.kind === 'download' ? mayTake(v.entId) : isAdmitted(v.entId)}
    on conflict (file_id, user_id, ent_id, kind, slot) do update set
      pages = (select coalesce(array_agg(distinct p order by p), '{}') from unnest(${inquiryViews.pages} || excluded.pages) p),
      times = ${inquiryViews.times} + 1, until = excluded.until
    returning 1`);
  return rows.length > 0;
};

/** A day of China, from its first moment. */
const beginOf = (day: string): SQL => sql`${`${day}T00:00:00+08:00`}::timestamptz`;

type Filters = {
  company?: string | undefined;
  file?: string | undefined;
  kind?: ViewKind | undefined;
  from?: string | undefined;
  until?: string | undefined;
};
/** The log of an inquiry, the newest first. */
export const findViews = (
  ctx: Ctx,
  inquiryId: string,
  { company, file, kind, from, until, ...page }: Filters & { current: number; size: number },
): Promise<{ rows: ViewRecord[]; total: number }> => {
  const where = and(
    eq(inquiryViews.inquiryId, inquiryId),
    company ? eq(inquiryViews.entId, company) : undefined,
    file ? eq(inquiryViews.fileId, file) : undefined,
    kind ? eq(inquiryViews.kind, kind) : undefined,
    from ? gte(inquiryViews.at, beginOf(from)) : undefined,
    until ? lt(inquiryViews.at, sql`${beginOf(until)} + interval '1 day'`) : undefined,
  );
  return pageOfRows(
    ctx.db.select().from(inquiryViews).where(where).orderBy(desc(inquiryViews.at), desc(inquiryViews.id)),
    page,
    ctx.db.$count(inquiryViews, where),
  );
};

/** How often each company looked at annexes of an inquiry and took them, and when last. */
export const countViews = (ctx: Ctx, inquiryId: string) =>
  ctx.db
    .select({
      entId: inquiryViews.entId,
      kind: inquiryViews.kind,
      n: sql<number>`sum(${inquiryViews.times})::int`,
      last: max(inquiryViews.until),
    })
    .from(inquiryViews)
    .where(eq(inquiryViews.inquiryId, inquiryId))
    .groupBy(inquiryViews.entId, inquiryViews.kind);
