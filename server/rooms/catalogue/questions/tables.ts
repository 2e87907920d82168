import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '#contract/core/schemas.ts';
import { together } from '#server/platform/database/checks.ts';
import { products } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** What members ask about products, each in the language that it was written in, with what the supplier answers. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** A repeated click is the same question. */
    clientKey: uuid('client_key').notNull(),
    text: jsonb('text').$type<Text>().notNull(),
    askedAt: at('asked_at').notNull().defaultNow(),
    answer: jsonb('answer').$type<Text>(),
    answeredBy: uuid('answered_by'),
    answeredAt: at('answered_at'),
    /** Since when the desk keeps it from everybody. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    uniqueIndex('product_questions_key').on(t.userId, t.clientKey),
    index('product_questions_newest').on(t.productId, t.askedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('product_questions_answered_by').on(t.answeredBy),
    // What waits for an answer, for the homes of suppliers.
    index('product_questions_waiting')
      .on(t.productId)
      .where(sql`answered_at is null and hidden_at is null`),
    together(t.answer, t.answeredBy, t.answeredAt),
  ],
);
