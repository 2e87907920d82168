import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type Lang, langs } from '#contract/core/langs.ts';
import { type SearchScope, searchScopes } from '#contract/search/kinds.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

/** How often a term was sought on a day (China), by readers of which language; nothing says by whom. */
export const searchTerms = pgTable(
  'search_terms',
  {
    day: date('day').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    scope: text('scope').$type<SearchScope>().notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.lang, t.scope, t.term] }),
    known(t.lang, langs),
    known(t.scope, searchScopes),
    atLeast(t.count, 1),
  ],
);

/** How often a term found nothing on a day (China), by readers of which language; nothing says by whom. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    scope: text('scope').$type<SearchScope>().notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.lang, t.scope, t.term] }),
    known(t.lang, langs),
    known(t.scope, searchScopes),
    atLeast(t.count, 1),
  ],
);

/** At which places of a term's first page a company stood on a day (China); nothing says who searched. */
export const searchPlaces = pgTable(
  'search_places',
  {
    day: date('day').notNull(),
    term: text('term').notNull(),
    entId: uuid('ent_id').notNull(),
    /** Searches that showed it, the sum of its places in them, and the best. */
    shown: integer('shown').notNull(),
    sum: integer('sum').notNull(),
    best: integer('best').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.term, t.entId] }),
    index('search_places_ent').on(t.entId, t.day),
    atLeast(t.shown, 1),
    atLeast(t.best, 1),
  ],
);
