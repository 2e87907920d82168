import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProgrammeItem } from '#contract/conferences/calls.ts';
import {
  type ConferenceKind,
  conferenceKinds,
  type ConferenceMode,
  conferenceModes,
  type ConferenceState,
  conferenceStates,
  type Participation,
  participations,
} from '#contract/conferences/rules.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import { atLeast, known, knownElements } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Conferences, which the desk writes. Coming, live or past follows from the hours when a row is read. */
export const conferences = pgTable(
  'conferences',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    state: text('state').$type<ConferenceState>().notNull(),
    kind: text('kind').$type<ConferenceKind>().notNull(),
    mode: text('mode').$type<ConferenceMode>().notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    organiser: jsonb('organiser').$type<Text>().notNull(),
    city: jsonb('city').$type<Text>().notNull(),
    countryCode: text('country_code').notNull(),
    venue: jsonb('venue').$type<Text>().notNull(),
    about: jsonb('about').$type<Text>().notNull(),
    meetingLink: text('meeting_link').notNull().default(''),
    /** The zone whose clock the programme follows. */
    zone: text('zone').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    signUpUntil: at('sign_up_until').notNull(),
    places: integer('places').notNull(),
    fee: numeric('fee', { precision: 14, scale: 2 }).notNull().default('0'),
    currency: text('currency').$type<Currency>().notNull(),
    languages: text('languages').array().$type<Lang[]>().notNull(),
    fields: text('fields').array().notNull(),
    programme: jsonb('programme').$type<ProgrammeItem[]>().notNull().default([]),
    /** Why it does not take place; empty where it does. */
    cancelReason: jsonb('cancel_reason').$type<Text>().notNull().default({}),
    demo: boolean('demo').notNull().default(false),
    /** Counts the desk's saves. */
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('conferences_starts').on(t.startsAt, t.id),
    index('conferences_newest').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.state, conferenceStates),
    known(t.kind, conferenceKinds),
    known(t.mode, conferenceModes),
    known(t.currency, currencies),
    knownElements(t.languages, langs),
    atLeast(t.places, 1),
    atLeast(t.fee, 0),
    check('conferences_hours', sql`${t.startsAt} < ${t.endsAt}`),
    check('conferences_sign_up', sql`${t.signUpUntil} <= ${t.endsAt}`),
    check('conferences_slug', sql`${t.slug} ~ '^[a-z0-9][a-z0-9-]{2,59}$'`),
    check('conferences_cancelled', sql`(${t.state} = 'cancelled') = (${t.cancelReason} <> '{}'::jsonb)`),
  ],
);

/** Who has a place in a conference, and who waits for one in the order of `n`. */
export const conferenceSeats = pgTable(
  'conference_seats',
  {
    conferenceId: uuid('conference_id')
      .notNull()
      .references(() => conferences.id),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<Participation>().notNull(),
    n: bigserial('n', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When they were reminded that it begins. */
    remindedAt: at('reminded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.conferenceId, t.userId] }),
    index('conference_seats_turn').on(t.conferenceId, t.state, t.n),
    index('conference_seats_user').on(t.userId),
    known(t.state, participations),
  ],
);
