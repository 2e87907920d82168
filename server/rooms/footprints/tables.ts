import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type SearchKind, searchKinds } from '#contract/search/kinds.ts';
import { type FootprintKind, footprintKinds } from '#contract/footprints/calls.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** What somebody looked at and how long; of visitors without an account nothing says who they were. */
export const footprints = pgTable(
  'footprints',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id'),
    kind: text('kind').$type<FootprintKind>().notNull(),
    /** The id of a record, or the words of a search. */
    subject: text('subject').notNull(),
    /** What a search looked for; none of searches from before this was kept. */
    scope: text('scope').$type<SearchKind>(),
    /** The company whose page or product it is; none for its own people, who count nowhere. */
    entId: uuid('ent_id'),
    /** The day of China. */
    day: date('day').notNull(),
    seconds: integer('seconds').notNull().default(0),
    endedAt: at('ended_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('footprints_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('footprints_old').on(t.createdAt),
    index('footprints_ent')
      .on(t.entId, t.createdAt)
      .where(sql`ent_id is not null`),
    known(t.kind, footprintKinds),
    known(t.scope, searchKinds),
    check('footprints_scope_of_search', sql`${t.scope} is null or ${t.kind} = 'search'`),
    atLeast(t.seconds, 0),
  ],
);

/** Members who looked at a company or one of its products, once a day and thing. */
export const visits = pgTable(
  'visits',
  {
    id: uuid('id').primaryKey(),
    entId: uuid('ent_id').notNull(),
    visitorId: uuid('visitor_id').notNull(),
    day: date('day').notNull(),
    /** None for the company itself. */
    productId: uuid('product_id'),
    times: integer('times').notNull().default(1),
    /** The last look that counted. */
    lastAt: at('last_at').notNull().defaultNow(),
  },
  (t) => [
    unique('visits_once').on(t.entId, t.visitorId, t.day, t.productId).nullsNotDistinct(),
    index('visits_day').on(t.entId, t.day),
    index('visits_visitor').on(t.visitorId),
    index('visits_old').on(t.day),
    atLeast(t.times, 1),
  ],
);

/** What people chose; who chose nothing is recorded for themselves and named to nobody. */
export const footprintSettings = pgTable('footprint_settings', {
  userId: uuid('user_id').primaryKey(),
  recording: boolean('recording').notNull().default(true),
  named: boolean('named').notNull().default(false),
});
