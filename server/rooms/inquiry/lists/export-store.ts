import { desc, eq, or, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { columns, flat, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import type { StoredRow } from '../quotations/quotation-store.ts';
import { inquiryQuestions } from '../questions/tables.ts';
import { inquiryAgreements, inquiryViews } from '../confidential/tables.ts';
import { inquiries, quotations } from '../tables.ts';

/** Inquiries and drafts that a person wrote, newest first. */
export const findInquiriesBy = async (ctx: Ctx, userId: string): Promise<InquiryRecord[]> =>
  flat(
    await ctx.db
      .select(columns)
      .from(inquiries)
      .where(eq(inquiries.buyerId, userId))
      .orderBy(desc(inquiries.createdAt), desc(inquiries.id)),
  );

/** Quotations that a person submitted, newest first. */
export const findQuotationsBy = (ctx: Ctx, userId: string): Promise<StoredRow[]> =>
  ctx.db
    .select()
    .from(quotations)
    .where(eq(quotations.userId, userId))
    .orderBy(desc(quotations.createdAt), desc(quotations.id));

/** Confidentiality agreements that a person accepted. */
export const findAgreementsBy = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({
      inquiryId: inquiryAgreements.inquiryId,
      version: inquiryAgreements.version,
      person: inquiryAgreements.person,
      company: inquiryAgreements.company,
      text: inquiryAgreements.text,
      at: inquiryAgreements.at,
    })
    .from(inquiryAgreements)
    .where(eq(inquiryAgreements.userId, userId))
    .orderBy(desc(inquiryAgreements.at));

/** Annexes of confidential inquiries that a person looked at or took, as the log of their buyers has it. */
export const findViewsBy = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({
      inquiryId: inquiryViews.inquiryId,
      file: inquiryViews.fileName,
      kind: inquiryViews.kind,
      pages: inquiryViews.pages,
      times: inquiryViews.times,
      at: inquiryViews.at,
      until: inquiryViews.until,
    })
    .from(inquiryViews)
    .where(eq(inquiryViews.userId, userId))
    .orderBy(desc(inquiryViews.at), desc(inquiryViews.id));

/** What a person asked, answered and made clear: only what is theirs of it. */
export const findTalkBy = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({
      inquiryId: inquiryQuestions.inquiryId,
      question: sql<unknown>`case when ${inquiryQuestions.userId} = ${userId} then ${inquiryQuestions.text} end`,
      askedAt: sql<
        string | null
      >`case when ${inquiryQuestions.userId} = ${userId} then ${inquiryQuestions.askedAt} end`,
      answer: sql<unknown>`case when ${inquiryQuestions.answeredBy} = ${userId} then ${inquiryQuestions.answer} end`,
      answeredAt: sql<
        string | null
      >`case when ${inquiryQuestions.answeredBy} = ${userId} then ${inquiryQuestions.answeredAt} end`,
    })
    .from(inquiryQuestions)
    .where(or(eq(inquiryQuestions.userId, userId), eq(inquiryQuestions.answeredBy, userId)))
    .orderBy(desc(inquiryQuestions.askedAt), desc(inquiryQuestions.id));
