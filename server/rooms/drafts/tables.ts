import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { atLeast } from '#server/platform/database/checks.ts';

/** Half-filled forms by person; `content` is what was typed, as it was typed; of a quotation it rests closed. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    userId: uuid('user_id').notNull(),
    form: text('form').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    revision: integer('revision').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.form] }),
    index('form_drafts_saved').on(t.savedAt),
    atLeast(t.revision, 1),
  ],
);
