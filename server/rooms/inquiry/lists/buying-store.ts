import { and, asc, count, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { columns, flat, type InquiryRecord, ofSide, stateNow } from '../inquiries/inquiry-store.ts';
import { inquiries, inquiryLines, quotations } from '../tables.ts';
import { pageOfRows } from '#server/platform/database/page.ts';

type Side = { userId: string; entId: string | null };

const waits = sql`exists (select 1 from ${quotations} q where q.inquiry_id = ${inquiries.id} and q.state = 'submitted')`;
/** Still under way: takes quotations, has some to decide, or closed or was awarded in the last days. */
const underWay = (days: number): SQL | undefined =>
  and(
    inArray(stateNow, ['quoting', 'outOfDate', 'awarded']),
    or(
      sql`${stateNow} = 'quoting'`,
      and(sql`${stateNow} = 'outOfDate'`, waits),
      gt(inquiries.updatedAt, sql`now() - make_interval(days => ${days}::int)`),
      gt(inquiries.deadline, sql`now() - make_interval(days => ${days}::int)`),
    ),
  );

/** A side's inquiries under way: what takes quotations by its deadline, then what waits for an award, then what is awarded. */
export const findUnderWay = async (ctx: Ctx, side: Side, o: { days: number; most: number }): Promise<InquiryRecord[]> =>
  flat(
    await ctx.db
      .select(columns)
      .from(inquiries)
      .where(and(ofSide(side), underWay(o.days)))
      .orderBy(
        sql`array_position(array['quoting', 'outOfDate', 'awarded'], ${stateNow})`,
        asc(inquiries.deadline),
        asc(inquiries.id),
      )
      .limit(o.most),
  );

/** All that a side's own list holds, drafts too, and how many of them are drafts. */
export const countOwn = async (ctx: Ctx, side: Side): Promise<{ all: number; drafts: number }> => {
  const [row] = await ctx.db
    .select({ all: count(), drafts: sql<number>`(count(*) filter (where ${inquiries.state} = 'draft'))::int` })
    .from(inquiries)
    .where(ofSide(side));
  return row ?? { all: 0, drafts: 0 };
};

/** A side's drafts of inquiries, the latest saved first. */
export const findDrafts = (ctx: Ctx, side: Side, most: number): Promise<InquiryRecord[]> =>
  ctx.db
    .select()
    .from(inquiries)
    .where(and(ofSide(side), eq(inquiries.buyerId, side.userId), eq(inquiries.state, 'draft')))
    .orderBy(desc(inquiries.updatedAt), desc(inquiries.id))
    .limit(most);

/** Of each inquiry: quotations that wait for a decision, sealed ones not yet, since when, and the first and last day their prices hold. */
export type Undecided = { n: number; since: string; firstEnd: string | null; lastEnd: string };
export const findUndecided = async (ctx: Ctx, ids: string[], today: string): Promise<Map<string, Undecided>> => {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select({
      id: quotations.inquiryId,
      n: count(),
      since: sql<string>`min(${quotations.updatedAt})`,
      firstEnd: sql<string | null>`min(${quotations.validUntil}) filter (where ${quotations.validUntil} >= ${today})`,
      lastEnd: sql<string>`max(${quotations.validUntil})`,
    })
    .from(quotations)
    .where(and(inArray(quotations.inquiryId, ids), eq(quotations.state, 'submitted'), eq(quotations.sealed, false)))
    .groupBy(quotations.inquiryId);
  return new Map(rows.map(({ id, ...r }) => [id, r]));
};

/** One page of the lines of a side's published inquiries. */
export const findOwnLines = async (ctx: Ctx, side: Side, o: { current: number; size: number }) => {
  const where = and(ofSide(side), ne(inquiries.state, 'draft'), isNull(inquiryLines.removedIn));
  const [n] = await ctx.db
    .select({ n: count() })
    .from(inquiryLines)
    .innerJoin(inquiries, eq(inquiries.id, inquiryLines.inquiryId))
    .where(where);
  return pageOfRows(
    ctx.db
      .select({ line: inquiryLines, inquiry: inquiries, state: stateNow })
      .from(inquiryLines)
      .innerJoin(inquiries, eq(inquiries.id, inquiryLines.inquiryId))
      .where(where)
      .orderBy(desc(inquiries.publishedAt), desc(inquiries.id), asc(inquiryLines.no)),
    o,
    Promise.resolve(n?.n ?? 0),
  );
};
