import { sql } from 'drizzle-orm';
import { check, index, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { inquiryActs, type InquiryAct } from '#contract/inquiry/states.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';
import { at, inquiryLines, ofInquiry, quotations } from '../tables.ts';

/**
 * What orders took of lines: a line in whole, or a share of one of its quantities. A quotation has a line once. The rows of an
 * order go when it is cancelled; what it was is kept by the order.
 */
export const lineAwards = pgTable(
  'line_awards',
  {
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => inquiryLines.id),
    quotationId: uuid('quotation_id')
      .notNull()
      .references(() => quotations.id),
    quantity: numeric('quantity').notNull(),
    /** The quantity of the line that it is a share of; the same for all shares of a line. */
    ofQuantity: numeric('of_quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.lineId] }),
    uniqueIndex('line_awards_line').on(t.lineId, t.quotationId),
    index('line_awards_quotation').on(t.quotationId),
    atLeast(t.quantity, 0),
    check('line_awards_share', sql`${t.quantity} <= ${t.ofQuantity}`),
  ],
);

/** Who did what besides what other records say: read by the own side alone. A repeated act is another row. */
export const inquiryDeeds = pgTable(
  'inquiry_deeds',
  {
    id: uuid('id').primaryKey(),
    inquiryId: ofInquiry(),
    act: text('act').$type<InquiryAct>().notNull(),
    userId: uuid('user_id').notNull(),
    /** The quotation that was refused or taken back. */
    quotationId: uuid('quotation_id').references(() => quotations.id),
    /** The companies that were invited. */
    companies: uuid('companies').array().notNull().default([]),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('inquiry_deeds_inquiry').on(t.inquiryId, t.at),
    index('inquiry_deeds_quotation').on(t.quotationId),
    index('inquiry_deeds_user').on(t.userId),
    known(t.act, inquiryActs),
  ],
);
