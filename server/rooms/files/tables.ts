import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { atLeast, together } from '#server/platform/database/checks.ts';

/**
 * Files. `subjectKind`/`subjectId` name the record that claimed the file; `key` is its place in the storage. A file sent
 * without a session has no owner but a ticket, until a registration claims it. `givenSize`/`givenKind` are what was sent,
 * before a picture was drawn anew.
 */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id'),
    ticketHash: text('ticket_hash'),
    key: text('key').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    givenSize: integer('given_size'),
    givenKind: text('given_kind'),
    sha256: text('sha256').notNull(),
    subjectKind: text('subject_kind'),
    subjectId: uuid('subject_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('files_owner').on(t.ownerId),
    index('files_subject').on(t.subjectKind, t.subjectId),
    index('files_ticket').on(t.ticketHash),
    together(t.subjectKind, t.subjectId),
    atLeast(t.size, 0),
    atLeast(t.givenSize, 0),
  ],
);
