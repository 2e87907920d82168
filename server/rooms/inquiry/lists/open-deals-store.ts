import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries, quotations } from '../tables.ts';

type Deal = { id: string; number: string | null };
type Who = { userId: string; entId: string | null };

/** Inquiries that still wait for an award, of a company, or of a person who asks for themselves. */
export const findOpenInquiries = (ctx: Ctx, who: Who): Promise<Deal[]> =>
  ctx.db
    .select({ id: inquiries.id, number: inquiries.number })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.state, 'quoting'),
        who.entId ? eq(inquiries.entId, who.entId) : eq(inquiries.buyerId, who.userId),
      ),
    )
    .orderBy(desc(inquiries.id))
    .limit(20);

/** Quotations of a company that a buyer may still accept. */
export const findOpenQuotations = async (ctx: Ctx, who: Who): Promise<Deal[]> =>
  who.entId
    ? ctx.db
        .select({ id: quotations.inquiryId, number: quotations.number })
        .from(quotations)
        .innerJoin(inquiries, eq(inquiries.id, quotations.inquiryId))
        .where(
          and(
            eq(quotations.entId, who.entId),
            eq(quotations.state, 'submitted'),
            inArray(inquiries.state, ['quoting', 'outOfDate']),
          ),
        )
        .orderBy(desc(quotations.id))
        .limit(20)
    : [];
