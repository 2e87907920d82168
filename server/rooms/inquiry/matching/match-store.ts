import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type MatchSort, supplierFilters, type SupplierFilter } from '#contract/inquiry/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { InquiryRecord } from '../inquiries/inquiry-store.ts';
import { notHidden, stateNow } from '../inquiries/inquiry-store.ts';
import { matchesWords, readerOf } from '../inquiries/reader-store.ts';
import { isAdmitted } from '../inquiries/access-store.ts';
import { inquiries, inquiryMatches, inquiryReads, quotations } from '../tables.ts';

export type MatchRecord = typeof inquiryMatches.$inferSelect;
export type { Degree } from '../tables.ts';

export const writeMatches = async (ctx: Ctx, rows: (typeof inquiryMatches.$inferInsert)[]): Promise<void> => {
  if (!rows.length) return;
  await ctx.db
    .insert(inquiryMatches)
    .values(rows)
    .onConflictDoUpdate({
      target: [inquiryMatches.inquiryId, inquiryMatches.entId],
      set: {
        score: sql`excluded.score`,
        reasons: sql`excluded.reasons`,
        missing: sql`excluded.missing`,
        lines: sql`excluded.lines`,
        teaser: sql`excluded.teaser`,
        toldAt: sql`coalesce(${inquiryMatches.toldAt}, excluded.told_at)`,
      },
    });
};

/** How many companies were told of each inquiry. */
export const countTold = async (ctx: Ctx, ids: string[]): Promise<Map<string, number>> => {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select({ id: inquiryMatches.inquiryId, n: count() })
    .from(inquiryMatches)
    .where(and(inArray(inquiryMatches.inquiryId, ids), isNotNull(inquiryMatches.toldAt)))
    .groupBy(inquiryMatches.inquiryId);
  return new Map(rows.map((r) => [r.id, r.n]));
};

/** Matches of those who were told of an inquiry, the best first. */
export const findToldMatches = (ctx: Ctx, inquiryId: string): Promise<MatchRecord[]> =>
  ctx.db
    .select()
    .from(inquiryMatches)
    .where(and(eq(inquiryMatches.inquiryId, inquiryId), isNotNull(inquiryMatches.toldAt)))
    .orderBy(desc(inquiryMatches.score), asc(inquiryMatches.entId));

export const findMatch = async (ctx: Ctx, inquiryId: string, entId: string): Promise<MatchRecord | undefined> => {
  const [row] = await ctx.db
    .select()
    .from(inquiryMatches)
    .where(and(eq(inquiryMatches.inquiryId, inquiryId), eq(inquiryMatches.entId, entId)));
  return row;
};

export const matchesOf = async (ctx: Ctx, inquiryId: string, entIds: string[]): Promise<Map<string, number>> => {
  if (!entIds.length) return new Map();
  const rows = await ctx.db
    .select()
    .from(inquiryMatches)
    .where(and(eq(inquiryMatches.inquiryId, inquiryId), inArray(inquiryMatches.entId, entIds)));
  return new Map(rows.map((r) => [r.entId, r.score]));
};

export const markRead = async (ctx: Ctx, inquiryId: string, entId: string): Promise<void> => {
  await ctx.db.insert(inquiryReads).values({ inquiryId, entId }).onConflictDoNothing();
};

const conditions: Record<SupplierFilter, SQL> = {
  all: sql`true`,
  quoting: sql`${stateNow} = 'quoting'`,
  outOfDate: sql`${stateNow} = 'outOfDate'`,
  readNotQuoted: sql`${inquiryReads.at} is not null and ${quotations.id} is null`,
  quoted: sql`${quotations.id} is not null`,
  notOffered: sql`${quotations.id} is null and ${stateNow} = 'quoting'`,
  accepted: sql`${quotations.state} = 'accepted'`,
  refused: sql`${quotations.state} = 'refused'`,
  notHandled: sql`${quotations.state} = 'submitted'`,
};

/** What one company may see: published, public or inviting it, not its own. */
const visible = (entId: string, userId: string): SQL | undefined =>
  and(
    ne(inquiries.state, 'draft'),
    or(and(ne(inquiries.state, 'withdrawn'), notHidden), isNotNull(quotations.id)),
    or(eq(inquiries.visibility, 'public'), sql`${entId}::uuid = any(${inquiries.invited})`),
    or(isNull(inquiries.entId), ne(inquiries.entId, entId)),
    ne(inquiries.buyerId, userId),
  );

type Supplier = { entId: string; userId: string };

/** The degree that a company may be shown, as `degreeShown` says it of one match. */
const scoreShown = (entId: string) =>
  sql<number>`case when ${inquiries.confidential} and not ${isAdmitted(entId)}
  then coalesce((${inquiryMatches.teaser}->>'score')::int, 0) else coalesce(${inquiryMatches.score}, 0) end`;

const joins = (entId: string) => ({
  matches: and(eq(inquiryMatches.inquiryId, inquiries.id), eq(inquiryMatches.entId, entId)),
  reads: and(eq(inquiryReads.inquiryId, inquiries.id), eq(inquiryReads.entId, entId)),
  quotes: and(eq(quotations.inquiryId, inquiries.id), eq(quotations.entId, entId)),
});

/** The nine counts of the supplier's list, in one pass. */
export const countByFilter = async (ctx: Ctx, s: Supplier): Promise<Record<SupplierFilter, number>> => {
  const on = joins(s.entId);
  const selection = Object.fromEntries(
    supplierFilters.map((f) => [f, sql<number>`(count(*) filter (where ${conditions[f]}))::int`]),
  ) as Record<SupplierFilter, SQL<number>>;
  const [row] = await ctx.db
    .select(selection)
    .from(inquiries)
    .leftJoin(inquiryReads, on.reads)
    .leftJoin(quotations, on.quotes)
    .where(visible(s.entId, s.userId));
  return row ?? (Object.fromEntries(supplierFilters.map((f) => [f, 0])) as Record<SupplierFilter, number>);
};

type OpportunityRow = {
  record: InquiryRecord;
  state: InquiryRecord['state'];
  match: MatchRecord | null;
  agreed: boolean;
  readAt: string | null;
  mine: typeof quotations.$inferSelect | null;
};

/** One page of the supplier's list. */
export const findOpportunities = async (
  ctx: Ctx,
  s: Supplier,
  o: { filter: SupplierFilter; q?: string | undefined; sort: MatchSort; current: number; size: number },
): Promise<{ rows: OpportunityRow[]; total: number }> => {
  const on = joins(s.entId);
  const where = and(
    visible(s.entId, s.userId),
    conditions[o.filter],
    o.q ? matchesWords(ctx, readerOf(ctx), o.q) : undefined,
  );
  const order = {
    match: [sql`${stateNow} <> 'quoting'`, desc(scoreShown(s.entId)), asc(inquiries.deadline), asc(inquiries.id)],
    deadline: [sql`${stateNow} <> 'quoting'`, asc(inquiries.deadline), asc(inquiries.id)],
    newest: [desc(inquiries.publishedAt), asc(inquiries.id)],
  }[o.sort];
  const [rows, [n]] = await Promise.all([
    ctx.db
      .select({
        record: inquiries,
        state: stateNow,
        match: inquiryMatches,
        agreed: isAdmitted(s.entId),
        readAt: inquiryReads.at,
        mine: quotations,
      })
      .from(inquiries)
      .leftJoin(inquiryMatches, on.matches)
      .leftJoin(inquiryReads, on.reads)
      .leftJoin(quotations, on.quotes)
      .where(where)
      .orderBy(...order)
      .limit(o.size)
      .offset((o.current - 1) * o.size),
    ctx.db
      .select({ n: count() })
      .from(inquiries)
      .leftJoin(inquiryReads, on.reads)
      .leftJoin(quotations, on.quotes)
      .where(where),
  ]);
  return { rows, total: n?.n ?? 0 };
};
