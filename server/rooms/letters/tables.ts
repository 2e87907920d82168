import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Box, boxes } from '#contract/letters/calls.ts';
import { known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Exchanges of letters: side 0 is who began; side 1 a person, the seats of a company, or the desk. */
export const letterThreads = pgTable(
  'letter_threads',
  {
    id: uuid('id').primaryKey(),
    starterId: uuid('starter_id').notNull(),
    userId: uuid('user_id'),
    entId: uuid('ent_id'),
    desk: boolean('desk').notNull().default(false),
    subject: text('subject').notNull(),
    /** Whether the newest letter is one that the desk has to answer. */
    waits: boolean('waits').notNull().default(false),
    lastAt: at('last_at').notNull().defaultNow(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('letter_threads_receiver', sql`num_nonnulls(${t.userId}, ${t.entId}) + ${t.desk}::int = 1`),
    index('letter_threads_desk')
      .on(t.waits.desc(), t.lastAt.desc(), t.id.desc())
      .where(sql`${t.desk}`),
    index('letter_threads_starter').on(t.starterId),
    index('letter_threads_user').on(t.userId),
    index('letter_threads_ent').on(t.entId),
  ],
);

/** Letters; `clientKey` makes one that is sent twice one letter. */
export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => letterThreads.id),
    senderId: uuid('sender_id').notNull(),
    side: smallint('side').notNull(),
    body: text('body').notNull(),
    clientKey: uuid('client_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('letters_key').on(t.senderId, t.clientKey),
    index('letters_thread').on(t.threadId, t.createdAt, t.id),
    known(t.side, [0, 1]),
  ],
);

/** A letter in somebody's box. */
export const letterCopies = pgTable(
  'letter_copies',
  {
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id),
    userId: uuid('user_id').notNull(),
    box: text('box').$type<Box>().notNull(),
    readAt: at('read_at'),
    removedAt: at('removed_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.letterId, t.userId, t.box] }),
    index('letter_copies_box').on(t.userId, t.box, t.createdAt.desc().nullsFirst(), t.letterId.desc().nullsFirst()),
    index('letter_copies_unread')
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.letterId.desc().nullsFirst())
      .where(sql`box = 'inbox' and read_at is null and removed_at is null`),
    known(t.box, boxes),
  ],
);
