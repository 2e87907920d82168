import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { recordRows } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { RecordOf } from '#server/rooms/identity/index.ts';
import { inquiryQuestions } from '../questions/tables.ts';
import { inquiries, quotations } from '../tables.ts';

/** A person's own, or a company's; drafts are nobody's but theirs. */
const inquiriesOf = (of: RecordOf): SQL | undefined =>
  and(
    of.userId === null ? eq(inquiries.entId, of.entId) : eq(inquiries.buyerId, of.userId),
    ne(inquiries.state, 'draft'),
  );

/** The newest inquiries, and how many. */
export const findRecordInquiries = async (ctx: Ctx, of: RecordOf) => {
  const rows = await ctx.db
    .select({
      id: inquiries.id,
      number: inquiries.number,
      title: inquiries.title,
      state: inquiries.state,
      confidential: inquiries.confidential,
      at: inquiries.publishedAt,
    })
    .from(inquiries)
    .where(inquiriesOf(of))
    .orderBy(desc(inquiries.publishedAt), desc(inquiries.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(inquiries, inquiriesOf(of)) };
};

/** The newest quotations, and how many; nothing of what they say (security 5). */
export const findRecordQuotations = async (ctx: Ctx, of: RecordOf & { entId: string }) => {
  const where = and(eq(quotations.entId, of.entId), of.userId === null ? undefined : eq(quotations.userId, of.userId));
  const rows = await ctx.db
    .select({
      id: quotations.id,
      number: quotations.number,
      state: quotations.state,
      revision: quotations.revision,
      at: quotations.updatedAt,
      inquiry: inquiries.number,
      title: inquiries.title,
      confidential: inquiries.confidential,
    })
    .from(quotations)
    .innerJoin(inquiries, eq(inquiries.id, quotations.inquiryId))
    .where(where)
    .orderBy(desc(quotations.updatedAt), desc(quotations.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(quotations, where) };
};

/** The newest questions that a company asked, or that a person asked for it, and how many. */
export const findRecordQuestions = async (ctx: Ctx, of: RecordOf & { entId: string }) => {
  const where = and(
    eq(inquiryQuestions.entId, of.entId),
    of.userId === null ? undefined : eq(inquiryQuestions.userId, of.userId),
  );
  const rows = await ctx.db
    .select({
      id: inquiryQuestions.id,
      at: inquiryQuestions.askedAt,
      text: inquiryQuestions.text,
      answered: inquiryQuestions.answeredAt,
      inquiry: inquiries.number,
      title: inquiries.title,
      confidential: inquiries.confidential,
    })
    .from(inquiryQuestions)
    .innerJoin(inquiries, eq(inquiries.id, inquiryQuestions.inquiryId))
    .where(where)
    .orderBy(desc(inquiryQuestions.askedAt), desc(inquiryQuestions.id))
    .limit(recordRows);
  return { rows, total: rows.length < recordRows ? rows.length : await ctx.db.$count(inquiryQuestions, where) };
};
