import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import type { QuotedTests } from '#contract/services/applications.ts';
import type { FormValues } from '#contract/services/forms.ts';
import { type OfferState, offerStates, serviceKinds, type ServiceKind } from '#contract/services/kinds.ts';
import type { PriceLine } from '#contract/services/schemas.ts';
import {
  type ApplicationAct,
  type ApplicationActor,
  applicationActors,
  applicationActs,
  type ApplicationState,
  applicationStates,
} from '#contract/services/states.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export type StoredContact = { name: string; role: Text; phone: string; mail: string; hours: Text };

/** What a company says of itself as a provider. */
export const serviceProviders = pgTable('service_providers', {
  entId: uuid('ent_id').primaryKey(),
  about: jsonb('about').$type<Text>().notNull().default({}),
  strengths: jsonb('strengths').$type<Text>().notNull().default({}),
  accreditations: text('accreditations').array().notNull().default([]),
  contacts: jsonb('contacts').$type<StoredContact[]>().notNull().default([]),
  /** Counts its saves. */
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** What providers offer. */
export const serviceOffers = pgTable(
  'service_offers',
  {
    id: uuid('id').primaryKey(),
    clientKey: uuid('client_key').notNull(),
    entId: uuid('ent_id').notNull(),
    kind: text('kind').$type<ServiceKind>().notNull(),
    state: text('state').$type<OfferState>().notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    summary: jsonb('summary').$type<Text>().notNull(),
    about: jsonb('about').$type<Text>().notNull().default({}),
    conditions: jsonb('conditions').$type<Text>().notNull().default({}),
    prices: jsonb('prices').$type<PriceLine[]>().notNull().default([]),
    /** The lowest price of the sheet in CNY as it stood at the last save, for the order by price. */
    lowest: numeric('lowest', { precision: 16, scale: 2 }),
    hiddenReason: jsonb('hidden_reason').$type<Text>().notNull().default({}),
    /** Ratings of its applications: how many, and their stars together. */
    ratings: integer('ratings').notNull().default(0),
    stars: integer('stars').notNull().default(0),
    done: integer('done').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('service_offers_key').on(t.entId, t.clientKey),
    index('service_offers_own').on(t.entId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('service_offers_listed')
      .on(t.kind, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state = 'listed'`),
    index('service_offers_newest').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.state, offerStates),
    known(t.kind, serviceKinds),
    atLeast(t.lowest, 0),
    atLeast(t.ratings, 0),
    atLeast(t.stars, 0),
    atLeast(t.done, 0),
  ],
);

/** Dates and places of journeys. */
export const serviceTours = pgTable(
  'service_tours',
  {
    id: uuid('id').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => serviceOffers.id),
    place: jsonb('place').$type<Text>().notNull(),
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    until: date('until_day').notNull(),
    places: smallint('places').notNull(),
    /** Places of accepted applications; changed under the tour's lock alone. */
    taken: smallint('taken').notNull().default(0),
    price: numeric('price', { precision: 16, scale: 2 }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
  },
  (t) => [
    index('service_tours_offer').on(t.offerId, t.from, t.id),
    known(t.currency, currencies),
    atLeast(t.price, 0),
    atLeast(t.taken, 0),
    check('service_tours_places', sql`${t.taken} <= ${t.places}`),
    check('service_tours_days', sql`${t.until} <= ${t.from} and ${t.from} <= ${t.to}`),
  ],
);

/** Applications of members for what providers offer. */
export const serviceApplications = pgTable(
  'service_applications',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    clientKey: uuid('client_key').notNull(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => serviceOffers.id),
    kind: text('kind').$type<ServiceKind>().notNull(),
    applicantId: uuid('applicant_id').notNull(),
    applicantEntId: uuid('applicant_ent_id'),
    /** The company that applies, or the person who applies for themselves. */
    applicantSide: uuid('applicant_side')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(applicant_ent_id, applicant_id)`),
    providerEntId: uuid('provider_ent_id').notNull(),
    tourId: uuid('tour_id').references(() => serviceTours.id),
    /** Places of the journey that it wants. */
    seats: smallint('seats'),
    state: text('state').$type<ApplicationState>().notNull(),
    /** As the offer was called when it was applied for. */
    title: jsonb('title').$type<Text>().notNull(),
    values: jsonb('form_values').$type<FormValues>().notNull(),
    papers: jsonb('papers').$type<Record<string, string[]>>().notNull().default({}),
    /** The quotation of tests that it was made of, as it stood then. */
    quoted: jsonb('quoted').$type<QuotedTests>(),
    /** Why it came back, and which fields are named; until it is sent again. */
    defect: jsonb('defect').$type<{ text: Text; fields: string[] }>(),
    price: numeric('price', { precision: 16, scale: 2 }),
    currency: text('currency').$type<Currency>(),
    promisedDay: date('promised_day'),
    offerUntil: date('offer_until'),
    offerNote: jsonb('offer_note').$type<Text>().notNull().default({}),
    result: jsonb('result').$type<Text>().notNull().default({}),
    resultFiles: uuid('result_files').array().notNull().default([]),
    stars: smallint('stars'),
    verdict: jsonb('verdict').$type<Text>().notNull().default({}),
    /** When nobody waits for an answer any more, and when that was last reminded of. */
    expiresAt: at('expires_at'),
    remindedAt: at('reminded_at'),
    /** When both sides were told that the promised day had passed. */
    lateAt: at('late_at'),
    endedAt: at('ended_at'),
    /** When what the applicant handed in was deleted (services 15). */
    erasedAt: at('erased_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('service_applications_key').on(t.applicantId, t.clientKey),
    index('service_applications_applicant').on(
      t.applicantSide,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('service_applications_provider').on(
      t.providerEntId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('service_applications_offer').on(t.offerId),
    index('service_applications_tour').on(t.tourId),
    index('service_applications_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('service_applications_expires')
      .on(t.expiresAt, t.id)
      .where(sql`expires_at is not null`),
    index('service_applications_promised')
      .on(t.promisedDay, t.id)
      .where(sql`state in ('accepted', 'inWork') and late_at is null`),
    index('service_applications_ended')
      .on(t.endedAt, t.id)
      .where(sql`ended_at is not null and erased_at is null`),
    known(t.kind, serviceKinds),
    known(t.state, applicationStates),
    known(t.currency, currencies),
    atLeast(t.price, 0),
    atLeast(t.seats, 1),
    together(t.price, t.currency, t.promisedDay, t.offerUntil),
    together(t.tourId, t.seats),
    check(
      'service_applications_stars',
      sql`${t.stars} is null or (${t.stars} between 1 and 5 and ${t.state} = 'done')`,
    ),
    check(
      'service_applications_waits',
      sql`(${t.state} in ('submitted', 'returned', 'offered')) = (${t.expiresAt} is not null)`,
    ),
    check(
      'service_applications_ended_at',
      sql`(${t.state} in ('submitted', 'returned', 'offered', 'accepted', 'inWork')) = (${t.endedAt} is null)`,
    ),
    check(
      'service_applications_erased',
      sql`${t.erasedAt} is null or (${t.papers} = '{}' and ${t.endedAt} is not null)`,
    ),
    check('service_applications_returned', sql`(${t.state} <> 'returned') or (${t.defect} is not null)`),
  ],
);

/** The course of an application and what both sides wrote, read by them alone. */
export const serviceEvents = pgTable(
  'service_events',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => serviceApplications.id),
    act: text('act').$type<ApplicationAct>().notNull(),
    party: text('party').$type<ApplicationActor>().notNull(),
    userId: uuid('user_id'),
    clientKey: uuid('client_key'),
    text: jsonb('text').$type<Text>().notNull().default({}),
    files: uuid('files').array().notNull().default([]),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('service_events_application').on(t.applicationId, t.at, t.id),
    uniqueIndex('service_events_key').on(t.userId, t.clientKey),
    known(t.act, applicationActs),
    known(t.party, applicationActors),
  ],
);
