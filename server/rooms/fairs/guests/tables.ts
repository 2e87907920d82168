import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type VisitMode, visitModes } from '#contract/fairs/visit-modes.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';
import { fairBooths } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Members who visited a booth, once a day of China. Of who is not recorded there is none. */
export const boothVisits = pgTable(
  'booth_visits',
  {
    boothId: uuid('booth_id')
      .notNull()
      .references(() => fairBooths.id),
    visitorId: uuid('visitor_id').notNull(),
    day: date('day').notNull(),
    /** How they came the last time. */
    mode: text('mode').$type<VisitMode>().notNull(),
    firstAt: at('first_at').notNull().defaultNow(),
    lastAt: at('last_at').notNull().defaultNow(),
    times: integer('times').notNull().default(1),
    /** How often they took its brochure along. */
    brochures: integer('brochures').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.boothId, t.visitorId, t.day] }),
    index('booth_visits_visitor').on(t.visitorId, t.day),
    known(t.mode, visitModes),
    atLeast(t.times, 1),
    atLeast(t.brochures, 0),
  ],
);

/** Who hid an entry: the exhibitor, who may show it again, or the desk. */
export const hiders = ['exhibitor', 'desk'] as const;

/** What guests wrote at a booth, with what the exhibitor says to it. */
export const guestEntries = pgTable(
  'guest_entries',
  {
    id: uuid('id').primaryKey(),
    boothId: uuid('booth_id')
      .notNull()
      .references(() => fairBooths.id),
    userId: uuid('user_id').notNull(),
    /** The company that they wrote for. */
    entId: uuid('ent_id'),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    hider: text('hider').$type<(typeof hiders)[number]>(),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    answeredBy: uuid('answered_by'),
  },
  (t) => [
    index('guest_entries_newest').on(t.boothId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('guest_entries_user').on(t.userId),
    index('guest_entries_ent').on(t.entId),
    index('guest_entries_answered_by').on(t.answeredBy),
    known(t.hider, hiders),
    together(t.answer, t.answeredAt, t.answeredBy),
    check('guest_entries_text', sql`length(${t.text}) > 0`),
  ],
);
