import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import { type Audience, audiences } from '#contract/inquiry/talk.ts';
import { known, together } from '#server/platform/database/checks.ts';
import { at, inquiryLines, ofInquiry } from '../tables.ts';

/**
 * Questions of suppliers with their answers, and what the buyer made clear unasked: then nobody asked and `text` is empty.
 * `published` is the question as everybody reads it, where its own words would have told who asked.
 */
export const inquiryQuestions = pgTable(
  'inquiry_questions',
  {
    id: uuid('id').primaryKey(),
    inquiryId: ofInquiry(),
    lineId: uuid('line_id').references(() => inquiryLines.id),
    /** A repeated click is the same question. */
    clientKey: uuid('client_key').notNull(),
    entId: uuid('ent_id'),
    userId: uuid('user_id'),
    text: jsonb('text').$type<Text>(),
    published: jsonb('published').$type<Text>(),
    askedAt: at('asked_at').notNull().defaultNow(),
    answer: jsonb('answer').$type<Text>(),
    audience: text('audience').$type<Audience>(),
    answeredBy: uuid('answered_by'),
    answeredAt: at('answered_at'),
  },
  (t) => [
    uniqueIndex('inquiry_questions_key').on(t.clientKey),
    index('inquiry_questions_inquiry').on(t.inquiryId, t.entId),
    index('inquiry_questions_line').on(t.lineId),
    index('inquiry_questions_ent').on(t.entId, t.askedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // What waits for an answer, for the homes of buyers.
    index('inquiry_questions_open')
      .on(t.inquiryId)
      .where(sql`answered_at is null`),
    known(t.audience, audiences),
    together(t.entId, t.userId, t.text),
    together(t.answer, t.audience, t.answeredBy, t.answeredAt),
    check('inquiry_questions_said', sql`${t.text} is not null or (${t.answer} is not null and ${t.audience} = 'all')`),
  ],
);
