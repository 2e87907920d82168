import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { openings } from '#contract/inquiry/sealing.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';
import { at, ofInquiry, quotations } from '../tables.ts';

/**
 * Every revision of a sealed quotation, closed: `box` is its nonce and content under a data key, `wrapped` that key under the key
 * `keyId`, which lies outside of the database. With the opening the revision in force shows `nonce` and `content`; earlier ones never.
 */
export const sealedQuotations = pgTable(
  'sealed_quotations',
  {
    id: uuid('id').primaryKey(),
    inquiryId: ofInquiry(),
    quotationId: uuid('quotation_id')
      .notNull()
      .references(() => quotations.id),
    revision: integer('revision').notNull(),
    clientKey: uuid('client_key').notNull(),
    userId: uuid('user_id').notNull(),
    keyId: text('key_id').notNull(),
    wrapped: text('wrapped').notNull(),
    box: text('box').notNull(),
    commitment: text('commitment').notNull(),
    nonce: text('nonce'),
    content: text('content'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('sealed_quotations_no').on(t.quotationId, t.revision),
    uniqueIndex('sealed_quotations_key').on(t.clientKey),
    index('sealed_quotations_inquiry').on(t.inquiryId),
    atLeast(t.revision, 1),
    together(t.nonce, t.content),
  ],
);

/** The chain of an inquiry: one line a sealed revision, in the order in which they came. A trigger refuses to change or delete any. */
export const sealEntries = pgTable(
  'seal_entries',
  {
    inquiryId: ofInquiry(),
    seq: integer('seq').notNull(),
    sealedId: uuid('sealed_id')
      .notNull()
      .references(() => sealedQuotations.id),
    commitment: text('commitment').notNull(),
    previous: text('previous').notNull(),
    /** As it is hashed: whole milliseconds. */
    at: at('at').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.seq] }), atLeast(t.seq, 1)],
);

/** How the quotations of an inquiry were opened: by its deadline, or earlier by two people of the buyer's company. */
export const inquiryOpenings = pgTable(
  'inquiry_openings',
  {
    inquiryId: ofInquiry().primaryKey(),
    how: text('how', { enum: openings }).notNull(),
    firstBy: uuid('first_by'),
    secondBy: uuid('second_by'),
    at: at('at').notNull(),
  },
  (t) => [known(t.how, openings), together(t.firstBy, t.secondBy)],
);

/** Who of the buyer's company wants an inquiry opened before its deadline. */
export const openingConsents = pgTable(
  'opening_consents',
  { inquiryId: ofInquiry(), userId: uuid('user_id').notNull(), at: at('at').notNull() },
  (t) => [primaryKey({ columns: [t.inquiryId, t.userId] })],
);
