import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { atLeast, known } from './checks.ts';

/** Counters of the rate limiter; the shape is rate-limiter-flexible's. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** Human numbers such as XJ20261120-0327: one counter a kind and day. */
export const counters = pgTable(
  'counters',
  { kind: text('kind').notNull(), day: date('day').notNull(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.day] })],
);

/** Mails and short messages of demo mode, read by the outbox page. */
export const outbox = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    data: jsonb('data'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('outbox_messages_created').on(t.createdAt), known(t.kind, ['mail', 'sms'])],
);

/** Addresses that the mail server refused for good; nothing but what somebody asks for at the moment is sent there. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    address: text('address').primaryKey(),
    /** What the mail server said, without addresses and numbers. */
    answer: text('answer').notNull(),
    refusals: integer('refusals').notNull().default(1),
    since: timestamp('since', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [index('refused_addresses_last').on(t.lastAt), atLeast(t.refusals, 1)],
);
