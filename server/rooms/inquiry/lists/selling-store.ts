import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { columns, type InquiryRecord, notHidden, stateNow } from '../inquiries/inquiry-store.ts';
import { inquiryDeclines } from '../suppliers/tables.ts';
import { inquiries, inquiryMatches, quotations } from '../tables.ts';

type Supplier = { entId: string; userId: string };

const matchOf = (entId: string) => and(eq(inquiryMatches.inquiryId, inquiries.id), eq(inquiryMatches.entId, entId));
const mineOf = (entId: string) => and(eq(quotations.inquiryId, inquiries.id), eq(quotations.entId, entId));
const notOwn = (s: Supplier): SQL | undefined =>
  and(or(isNull(inquiries.entId), ne(inquiries.entId, s.entId)), ne(inquiries.buyerId, s.userId));

/** Inquiries that a company was told of or is invited to, still takes quotations and close within `days`, without its own. */
export const findClosing = async (
  ctx: Ctx,
  s: Supplier,
  o: { days: number; most: number },
): Promise<{ record: InquiryRecord; toldAt: string | null }[]> => {
  const rows = await ctx.db
    .select({ ...columns, toldAt: inquiryMatches.toldAt })
    .from(inquiries)
    .leftJoin(inquiryMatches, matchOf(s.entId))
    .leftJoin(quotations, mineOf(s.entId))
    .where(
      and(
        sql`${stateNow} = 'quoting'`,
        lte(inquiries.deadline, sql`now() + make_interval(days => ${o.days}::int)`),
        sql`${inquiries.quotations} < ${inquiries.maxQuotations}`,
        isNull(quotations.id),
        notHidden,
        sql`not exists (select 1 from ${inquiryDeclines} d where d.inquiry_id = ${inquiries.id} and d.ent_id = ${s.entId})`,
        or(
          and(eq(inquiries.visibility, 'public'), isNotNull(inquiryMatches.toldAt)),
          sql`${s.entId}::uuid = any(${inquiries.invited})`,
        ),
        notOwn(s),
      ),
    )
    .orderBy(asc(inquiries.deadline), asc(inquiries.id))
    .limit(o.most);
  return rows.map(({ record, state, toldAt }) => ({ record: { ...record, state }, toldAt }));
};

/** Quotations of a company that stand for an earlier version of an inquiry than the one that takes quotations. */
export const findUnconfirmed = async (ctx: Ctx, entId: string, most: number) =>
  ctx.db
    .select({
      inquiryId: inquiries.id,
      number: quotations.number,
      title: inquiries.title,
      deadline: inquiries.deadline,
      updatedAt: inquiries.updatedAt,
    })
    .from(quotations)
    .innerJoin(inquiries, eq(inquiries.id, quotations.inquiryId))
    .where(
      and(
        eq(quotations.entId, entId),
        eq(quotations.state, 'submitted'),
        sql`${stateNow} = 'quoting'`,
        lt(quotations.forVersion, inquiries.version),
      ),
    )
    .orderBy(asc(inquiries.deadline), asc(quotations.id))
    .limit(most);

/** Quotations of a company that wait for their buyer while the inquiry takes revisions, and whose prices end by `day`. */
export const findEnding = async (ctx: Ctx, entId: string, o: { day: string; most: number }) =>
  ctx.db
    .select({
      inquiryId: inquiries.id,
      number: quotations.number,
      title: inquiries.title,
      // A sealed one says nothing of it here.
      validUntil: sql<string>`${quotations.validUntil}`,
      updatedAt: quotations.updatedAt,
    })
    .from(quotations)
    .innerJoin(inquiries, eq(inquiries.id, quotations.inquiryId))
    .where(
      and(
        eq(quotations.entId, entId),
        eq(quotations.state, 'submitted'),
        sql`${stateNow} = 'quoting'`,
        lte(quotations.validUntil, o.day),
      ),
    )
    .orderBy(asc(quotations.validUntil), asc(quotations.id))
    .limit(o.most);
