import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the operator set; a key that isn't here has its default (defaults.ts). Shapes are in contract/settings/calls.ts. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  /** Counts the saves: of two who changed what both had seen, the later one is told. */
  version: integer('version').notNull().default(1),
  /** The operator, or nobody where the demo world set it. */
  updatedBy: uuid('updated_by'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
