import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Text } from '#contract/core/schemas.ts';
import { contactAudiences, type ContactLanguage, type SiteContent } from '#contract/sites/site.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

/** When a contact is there, by the clock of its zone; days from 1, Monday. */
type Hours = { zone: string; days: number[]; from: string; to: string };

/** The draft of each company's own pages. `published` is the version that readers see, `last` the newest that there was. */
export const companySites = pgTable(
  'company_sites',
  {
    entId: uuid('ent_id').primaryKey(),
    content: jsonb('content').$type<SiteContent>().notNull(),
    revision: integer('revision').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'string' }).notNull(),
    published: integer('published'),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'string' }),
    last: integer('last').notNull().default(0),
  },
  (t) => [
    index('company_sites_published').on(t.publishedAt),
    atLeast(t.revision, 1),
    atLeast(t.last, 0),
    check('company_sites_published_known', sql`${t.published} is null or ${t.published} between 1 and ${t.last}`),
  ],
);

/** What was published, and when: never changed, the oldest go first. */
export const siteVersions = pgTable(
  'site_versions',
  {
    entId: uuid('ent_id')
      .notNull()
      .references(() => companySites.entId, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: jsonb('content').$type<SiteContent>().notNull(),
    userId: uuid('user_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.entId, t.number] }), atLeast(t.number, 1)],
);

/** Whom a company names to be asked; `userId` where a contact was taken from a seat. */
export const siteContacts = pgTable(
  'site_contacts',
  {
    id: uuid('id').primaryKey(),
    entId: uuid('ent_id').notNull(),
    clientKey: uuid('client_key'),
    userId: uuid('user_id'),
    name: text('name').notNull(),
    duty: jsonb('duty').$type<Text>().notNull(),
    phone: text('phone').notNull(),
    mail: text('mail').notNull(),
    languages: text('languages').array().$type<ContactLanguage[]>().notNull(),
    hours: jsonb('hours').$type<Hours | null>(),
    shownTo: text('shown_to').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [
    index('site_contacts_ent').on(t.entId, t.createdAt, t.id),
    uniqueIndex('site_contacts_key').on(t.entId, t.clientKey),
    uniqueIndex('site_contacts_person').on(t.entId, t.userId),
    index('site_contacts_user').on(t.userId),
    known(t.shownTo, contactAudiences),
  ],
);
