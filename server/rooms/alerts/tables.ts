import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { HallWish } from '#contract/inquiry/hall-filters.ts';

/** Searches of the hall whose new inquiries somebody wants to hear of. */
export const inquiryAlerts = pgTable(
  'inquiry_alerts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<HallWish>().notNull(),
    /** Group, category or leaf; most alerts name one, so that few are tried for an inquiry. */
    category: text('category'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('inquiry_alerts_wish').on(t.userId, t.query), index('inquiry_alerts_category').on(t.category)],
);
