import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { maxNote, voteChoices } from '#contract/inquiry/comparing.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';
import { at, ofInquiry, quotations } from '../tables.ts';

/** What people of the buyer's side say of a quotation, one vote each; read by that side alone. */
export const quotationVotes = pgTable(
  'quotation_votes',
  {
    quotationId: uuid('quotation_id')
      .notNull()
      .references(() => quotations.id),
    userId: uuid('user_id').notNull(),
    inquiryId: ofInquiry(),
    /** The revision that it was given for. */
    revision: integer('revision').notNull(),
    choice: text('choice').$type<(typeof voteChoices)[number]>().notNull(),
    reason: text('reason'),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.quotationId, t.userId] }),
    index('quotation_votes_inquiry').on(t.inquiryId),
    index('quotation_votes_user').on(t.userId),
    known(t.choice, voteChoices),
    atLeast(t.revision, 1),
  ],
);

/** What people of the buyer's side note of a quotation for themselves and their colleagues, one text each; read by that side alone. */
export const quotationNotes = pgTable(
  'quotation_notes',
  {
    quotationId: uuid('quotation_id')
      .notNull()
      .references(() => quotations.id),
    userId: uuid('user_id').notNull(),
    inquiryId: ofInquiry(),
    text: text('text').notNull(),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.quotationId, t.userId] }),
    index('quotation_notes_inquiry').on(t.inquiryId, t.at),
    index('quotation_notes_user').on(t.userId),
    check('quotation_notes_text', sql`char_length(${t.text}) between 1 and ${sql.raw(String(maxNote))}`),
  ],
);
