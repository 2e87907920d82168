import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries, quotations } from '../tables.ts';

type Side = { userId: string; entId: string | null };

/** The most inquiries of so many buyers that are read, the first of each side among them. */
const most = 5_000;

/**
 * Inquiries of these buyers that one company was invited to or has quoted, the oldest first: what it knows of them as a supplier. A
 * confidential one counts from its quotation on, since an invitation does not name the buyer.
 */
export const findDealsOfBuyers = async (ctx: Ctx, supplier: string, sides: Side[]) => {
  const companies = sides.flatMap((s) => s.entId ?? []);
  const people = sides.flatMap((s) => (s.entId ? [] : s.userId));
  if (!sides.length) return [];
  const asks = sql<boolean>`${inquiries.invited} @> array[${supplier}]::uuid[] and not ${inquiries.confidential} and ${inquiries.hiddenAt} is null`;
  return ctx.db
    .select({
      inquiryId: inquiries.id,
      userId: inquiries.buyerId,
      entId: inquiries.entId,
      askedAt: sql<string | null>`case when ${asks} or ${quotations.id} is not null then ${inquiries.publishedAt} end`,
      quotedAt: quotations.createdAt,
    })
    .from(inquiries)
    .leftJoin(quotations, and(eq(quotations.inquiryId, inquiries.id), eq(quotations.entId, supplier)))
    .where(
      and(
        isNotNull(inquiries.publishedAt),
        or(asks, isNotNull(quotations.id)),
        or(
          companies.length ? inArray(inquiries.entId, [...new Set(companies)]) : undefined,
          people.length ? and(isNull(inquiries.entId), inArray(inquiries.buyerId, people)) : undefined,
        ),
      ),
    )
    .orderBy(asc(inquiries.publishedAt), asc(inquiries.id))
    .limit(most);
};
