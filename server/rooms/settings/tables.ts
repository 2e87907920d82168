import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the operator set; a key that isn't here has its default (defaults.ts). Shapes are in contract/settings.ts. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  /** The operator, or nobody where the demo world set it. */
  updatedBy: uuid('updated_by'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
