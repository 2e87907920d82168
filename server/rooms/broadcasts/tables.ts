import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type BroadcastDraft,
  type BroadcastState,
  broadcastStates,
  type Segment,
} from '#contract/operator/broadcasts.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** What the desk says to a segment of the members. `reached` is the last person, by id, of the batches that are written. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: uuid('id').primaryKey(),
    title: jsonb('title').$type<BroadcastDraft['title']>().notNull(),
    text: jsonb('text').$type<BroadcastDraft['text']>().notNull(),
    link: text('link').notNull(),
    segment: jsonb('segment').$type<Segment>().notNull(),
    binding: boolean('binding').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<BroadcastState>().notNull().default('scheduled'),
    counted: integer('counted').notNull(),
    told: integer('told').notNull().default(0),
    reached: uuid('reached'),
    createdBy: uuid('created_by').notNull(),
    clientKey: uuid('client_key').notNull(),
    dueAt: at('due_at').notNull(),
    endedAt: at('ended_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('broadcasts_key').on(t.createdBy, t.clientKey),
    index('broadcasts_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('broadcasts_reason', sql`not ${t.binding} or ${t.reason} <> ''`),
    known(t.state, broadcastStates),
    atLeast(t.counted, 0),
    atLeast(t.told, 0),
  ],
);
