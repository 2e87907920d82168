import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { at } from '../tables.ts';

/** Half-filled inquiries that a company, or a person who buys for themselves, begins new ones with. */
export const inquiryTemplates = pgTable(
  'inquiry_templates',
  {
    id: uuid('id').primaryKey(),
    entId: uuid('ent_id'),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('inquiry_templates_of_company')
      .on(t.entId, t.name)
      .where(sql`ent_id is not null`),
    uniqueIndex('inquiry_templates_of_person')
      .on(t.userId, t.name)
      .where(sql`ent_id is null`),
    index('inquiry_templates_user').on(t.userId),
  ],
);
