import { date, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ProductWish } from '#contract/catalogue/search-filters.ts';
import type { SupplierWish } from '#contract/enterprise/supplier-filters.ts';
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

/** Searches of products whose new ones somebody wants to hear of. */
export const productAlerts = pgTable(
  'product_alerts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<ProductWish>().notNull(),
    /** Group, category or leaf; a search that names none is tried for every product. */
    category: text('category'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('product_alerts_wish').on(t.userId, t.query), index('product_alerts_category').on(t.category)],
);

/** What a search found on a day (China): one notice counts them, however late and often each is told. */
export const productAlertHits = pgTable(
  'product_alert_hits',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => productAlerts.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    productId: uuid('product_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.alertId, t.day, t.productId] }), index('product_alert_hits_day').on(t.day)],
);

/** Searches of suppliers whose new ones somebody wants to hear of. */
export const supplierAlerts = pgTable(
  'supplier_alerts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<SupplierWish>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('supplier_alerts_wish').on(t.userId, t.query)],
);

/** Companies that a search has found: each is told of once. Without a day it was there when the search was kept. */
export const supplierAlertHits = pgTable(
  'supplier_alert_hits',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => supplierAlerts.id, { onDelete: 'cascade' }),
    entId: uuid('ent_id').notNull(),
    day: date('day'),
  },
  (t) => [primaryKey({ columns: [t.alertId, t.entId] })],
);
