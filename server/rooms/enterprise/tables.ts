import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { Text } from '#contract/core/schemas.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';
import { supplierLevels } from './conduct-rules.ts';

/** A certificate with its evidence; `claimedIn` says in which lists of its form the company claims it. */
export type Certificate = {
  slug: string;
  number?: string;
  validUntil?: string;
  verified: boolean;
  /** The day on which an operator reviewed it by itself. */
  reviewedAt?: string;
  claimedIn?: ('certifiedProduct' | 'systemCertification')[];
  /** The company keeps it among its facts, with the document that it shows. */
  kept?: true;
  file?: string;
};
/** Capability of one material group in one process: 0 none, 1 sample, 2 short run, 3 series. */
export type Capability = { category: string; process: string; level: 0 | 1 | 2 | 3 };

/** Companies. Lists hold slugs of the dictionaries (`ent_main_product`, `process_type`, `ent_field` ...). */
export const enterprises = pgTable(
  'enterprises',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: jsonb('name').$type<Text>().notNull(),
    intro: jsonb('intro').$type<Text>().notNull().default({}),
    city: jsonb('city').$type<Text>().notNull().default({}),
    countryCode: text('country_code').notNull().default('CN'),
    /** Where it is; the form may name more places besides. */
    regionId: integer('region_id'),
    otherRegions: integer('other_regions').array().notNull().default([]),
    entType: text('ent_type'),
    staff: text('staff'),
    categories: text('categories').array().notNull().default([]),
    processes: text('processes').array().notNull().default([]),
    fields: text('fields').array().notNull().default([]),
    certificates: jsonb('certificates').$type<Certificate[]>().notNull().default([]),
    capabilities: jsonb('capabilities').$type<Capability[]>().notNull().default([]),
    salesRegions: text('sales_regions').array().notNull().default([]),
    /** 1567 small batch many varieties, 1568 large batch few varieties. */
    tendencyOrder: integer('tendency_order'),
    annualCapacity: jsonb('annual_capacity').$type<{ value: number; unit: string } | null>(),
    /** `info` holds the answers of the company's form that no column has and no statement asks for. */
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull().default({}),
    logoFile: uuid('logo_file'),
    licenceFile: uuid('licence_file'),
    supplierVerified: boolean('supplier_verified').notNull().default(false),
    supplierLevel: text('supplier_level').notNull().default('basic'),
    /** Counts the savings of the facts, so that the second of two windows is told. */
    factsRevision: integer('facts_revision').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('enterprises_verified').on(t.supplierVerified),
    index('enterprises_logo_file').on(t.logoFile),
    index('enterprises_licence_file').on(t.licenceFile),
    index('enterprises_categories').using('gin', t.categories),
    // A number proves one company; approvals write it (`setCompanyNumber`).
    uniqueIndex('enterprises_credit_code').on(sql`(profile->>'creditCode')`),
    // Abroad a number is one within its country; those of older versions name none.
    uniqueIndex('enterprises_registration_number').on(
      sql`(profile->>'registrationNumber')`,
      sql`(profile->>'registrationCountry')`,
    ),
    check(
      'enterprises_registration_of',
      sql`not jsonb_exists(profile, 'registrationCountry') or (profile->>'registrationCountry' ~ '^[A-Z]{2}$' and jsonb_exists(profile, 'registrationNumber') and jsonb_exists(profile, 'registrationKind'))`,
    ),
    known(t.supplierLevel, supplierLevels),
    atLeast(t.factsRevision, 0),
  ],
);

/**
 * Addresses that companies chose, and those that they left by it: each stays its company's for good. One that never chose is not here.
 * `chosenAt` says when, once for each time.
 */
export const companyAddresses = pgTable(
  'company_addresses',
  {
    slug: text('slug').primaryKey(),
    entId: uuid('ent_id')
      .notNull()
      .references(() => enterprises.id),
    chosenAt: timestamp('chosen_at', { withTimezone: true, mode: 'string' }).array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [index('company_addresses_ent').on(t.entId)],
);

/**
 * What suppliers did in the last year, as the rooms of inquiries and orders counted it (decision 0046). `rate` is null where there
 * are too few inquiries to say; the level that follows stands with the company.
 */
export const supplierConduct = pgTable(
  'supplier_conduct',
  {
    entId: uuid('ent_id')
      .primaryKey()
      .references(() => enterprises.id),
    asked: integer('asked').notNull(),
    askers: integer('askers').notNull(),
    answered: integer('answered').notNull(),
    hours: numeric('hours', { precision: 8, scale: 1, mode: 'number' }),
    completed: integer('completed').notNull(),
    rate: smallint('rate'),
    judgedAt: timestamp('judged_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('supplier_conduct_answered', sql`${t.answered} between 0 and ${t.asked}`),
    check('supplier_conduct_rate', sql`${t.rate} between 0 and 100`),
    atLeast(t.completed, 0),
    atLeast(t.hours, 0),
  ],
);
