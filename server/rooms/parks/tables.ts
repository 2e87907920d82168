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
import type { Text } from '#contract/core/schemas.ts';
import {
  type ParkState,
  parkStates,
  type ParkUtility,
  type Province,
  provinces,
  type TenancyState,
  tenancyStates,
} from '#contract/parks/rules.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Industrial parks, which the desk writes. */
export const parks = pgTable(
  'parks',
  {
    id: uuid('id').primaryKey(),
    clientKey: uuid('client_key').notNull(),
    slug: text('slug').notNull().unique(),
    state: text('state').$type<ParkState>().notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    province: text('province').$type<Province>().notNull(),
    city: jsonb('city').$type<Text>().notNull(),
    address: jsonb('address').$type<Text>().notNull(),
    fields: text('fields').array().notNull(),
    hectares: integer('hectares').notNull(),
    since: integer('since').notNull(),
    about: jsonb('about').$type<Text>().notNull(),
    utilities: text('utilities').array().$type<ParkUtility[]>().notNull(),
    incentives: jsonb('incentives').$type<Text>().notNull(),
    contactName: jsonb('contact_name').$type<Text>().notNull(),
    contactPhone: text('contact_phone').notNull().default(''),
    contactMail: text('contact_mail').notNull().default(''),
    /** The company that runs it, where it is a member. */
    hostEntId: uuid('host_ent_id'),
    demo: boolean('demo').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('parks_key').on(t.createdBy, t.clientKey),
    index('parks_newest').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('parks_host').on(t.hostEntId),
    known(t.state, parkStates),
    known(t.province, provinces),
    atLeast(t.hectares, 1),
    check('parks_slug', sql`${t.slug} ~ '^[a-z0-9][a-z0-9-]{2,59}$'`),
  ],
);

/** In which parks companies say that they are, and what the desk found. */
export const parkTenancies = pgTable(
  'park_tenancies',
  {
    id: uuid('id').primaryKey(),
    parkId: uuid('park_id')
      .notNull()
      .references(() => parks.id),
    entId: uuid('ent_id').notNull(),
    state: text('state').$type<TenancyState>().notNull(),
    note: text('note').notNull().default(''),
    reason: text('reason').notNull().default(''),
    askedBy: uuid('asked_by').notNull(),
    askedAt: at('asked_at').notNull().defaultNow(),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('park_tenancies_once').on(t.entId, t.parkId),
    index('park_tenancies_park').on(t.parkId, t.state),
    index('park_tenancies_asked').on(t.askedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.state, tenancyStates),
    check('park_tenancies_decided', sql`(${t.state} = 'asked') = (${t.decidedAt} is null)`),
    check('park_tenancies_reason', sql`${t.state} <> 'refused' or ${t.reason} <> ''`),
  ],
);
