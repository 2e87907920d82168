import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { mostPoints } from '#contract/inquiry/deciding/scoring.ts';
import { atLeast } from '#server/platform/database/checks.ts';
import { at, ofInquiry, quotations } from '../tables.ts';

const percent = (name: string) => smallint(name).notNull();
/** How the buyer's side weighs the parts of a score for an inquiry, in whole per cent; read by that side alone. */
export const scoreWeights = pgTable(
  'score_weights',
  {
    inquiryId: ofInquiry().primaryKey(),
    price: percent('price_weight'),
    leadTime: percent('lead_time'),
    conformity: percent('conformity'),
    payment: percent('payment'),
    supplier: percent('supplier'),
    judgement: percent('judgement'),
    userId: uuid('user_id').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    index('score_weights_user').on(t.userId),
    check(
      'score_weights_hundred',
      sql`least(${t.price}, ${t.leadTime}, ${t.conformity}, ${t.payment}, ${t.supplier}, ${t.judgement}) >= 0
        and ${t.price} + ${t.leadTime} + ${t.conformity} + ${t.payment} + ${t.supplier} + ${t.judgement} = 100`,
    ),
  ],
);

/** What people of the buyer's side give a quotation of their own judgement; read by that side alone. */
export const judgementPoints = pgTable(
  'judgement_points',
  {
    quotationId: uuid('quotation_id')
      .notNull()
      .references(() => quotations.id),
    userId: uuid('user_id').notNull(),
    inquiryId: ofInquiry(),
    /** The revision that they were given for. */
    revision: integer('revision').notNull(),
    points: smallint('points').notNull(),
    reason: text('reason').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.quotationId, t.userId] }),
    index('judgement_points_inquiry').on(t.inquiryId),
    index('judgement_points_user').on(t.userId),
    atLeast(t.revision, 1),
    check('judgement_points_range', sql`${t.points} between 0 and ${sql.raw(String(mostPoints))}`),
  ],
);
