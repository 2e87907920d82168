import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AdPlace, adPlaces } from '#contract/advertising/places.ts';
import { type AdAct, adActs, type AdParty, adParties, type AdState, adStates } from '#contract/advertising/states.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { atLeast, known, knownElements, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const price = (name: string) => numeric(name, { precision: 14, scale: 2 });

/** What the desk set for a place; a place without a row is as it was shipped. */
export const adPlaceSettings = pgTable(
  'ad_places',
  {
    place: text('place').$type<AdPlace>().primaryKey(),
    open: boolean('open').notNull(),
    slots: smallint('slots').notNull(),
    cap: smallint('cap').notNull(),
    pricePerDay: price('price_per_day').notNull(),
    /** Counts the saves; 0 where the row is there to be locked alone. */
    version: integer('version').notNull().default(0),
    updatedBy: uuid('updated_by'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('ad_places_updated_by').on(t.updatedBy),
    known(t.place, adPlaces),
    atLeast(t.slots, 1),
    atLeast(t.cap, 1),
    atLeast(t.pricePerDay, 0),
  ],
);

/** Advertisements with the days that they hold and the price that was agreed to. */
export const advertisements = pgTable(
  'advertisements',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    clientKey: uuid('client_key').notNull(),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<AdState>().notNull(),
    place: text('place').$type<AdPlace>().notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    line: jsonb('line').$type<Text>().notNull(),
    picture: uuid('picture'),
    productId: uuid('product_id'),
    langs: text('langs').array().$type<Lang[]>().notNull(),
    fields: text('fields').array().notNull(),
    note: text('note').notNull().default(''),
    pricePerDay: price('price_per_day').notNull(),
    total: price('total').notNull(),
    paidOn: date('paid_on'),
    paidReference: text('paid_reference'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('advertisements_key').on(t.userId, t.clientKey),
    index('advertisements_ent').on(t.entId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('advertisements_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('advertisements_state').on(t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('advertisements_days')
      .on(t.place, t.lastDay, t.firstDay)
      .where(sql`state in ('asked', 'returned', 'confirmed', 'paid')`),
    index('advertisements_picture').on(t.picture),
    known(t.state, adStates),
    known(t.place, adPlaces),
    knownElements(t.langs, langs),
    atLeast(t.total, 0),
    atLeast(t.pricePerDay, 0),
    together(t.paidOn, t.paidReference),
    check('advertisements_order_of_days', sql`${t.firstDay} <= ${t.lastDay}`),
    check('advertisements_paid', sql`${t.state} <> 'paid' or ${t.paidOn} is not null`),
  ],
);

/** The course of an advertisement, read by the company and the desk. */
export const adEvents = pgTable(
  'ad_events',
  {
    id: uuid('id').primaryKey(),
    adId: uuid('ad_id')
      .notNull()
      .references(() => advertisements.id),
    act: text('act').$type<AdAct>().notNull(),
    party: text('party').$type<AdParty>().notNull(),
    userId: uuid('user_id'),
    text: text('text').notNull().default(''),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('ad_events_ad').on(t.adId, t.at, t.id),
    index('ad_events_user').on(t.userId),
    known(t.act, adActs),
    known(t.party, adParties),
  ],
);

/**
 * Who saw an advertisement on a day. `reader` is a keyed hash whose key is thrown away after the day after (advertising 6): a row
 * tells one reader from another and not who it was.
 */
export const adReaders = pgTable(
  'ad_readers',
  {
    adId: uuid('ad_id')
      .notNull()
      .references(() => advertisements.id),
    day: date('day').notNull(),
    reader: text('reader').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    shown: integer('shown').notNull(),
    opened: integer('opened').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.adId, t.day, t.reader, t.lang] }),
    index('ad_readers_day').on(t.day),
    known(t.lang, langs),
    atLeast(t.shown, 0),
    atLeast(t.opened, 0),
  ],
);

/** Keys of the days, by which readers are hashed; deleted as soon as their day is over everywhere. */
export const adKeys = pgTable('ad_keys', { day: date('day').primaryKey(), key: text('key').notNull() });
