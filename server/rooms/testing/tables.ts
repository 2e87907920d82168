import { sql } from 'drizzle-orm';
import {
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
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import type { SheetLine, TestSheet } from '#contract/testing/pricing.ts';
import { type Cutting, cuttings } from '#contract/testing/rules.ts';
import type { QuotedTest } from '#contract/testing/schemas.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export type StoredSheet = TestSheet & { offer: string };

/** A laboratory's price sheet as it stands. */
export const testSheets = pgTable(
  'test_sheets',
  {
    entId: uuid('ent_id').primaryKey(),
    /** The service under which its tests are applied for. */
    offerId: uuid('offer_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    factors: jsonb('factors').$type<TestSheet['factors']>().notNull(),
    conditioning: jsonb('conditioning').$type<TestSheet['conditioning']>().notNull(),
    cutting: numeric('cutting', { precision: 16, scale: 2 }),
    lines: jsonb('lines').$type<SheetLine[]>().notNull(),
    /** Counts its saves. */
    version: integer('version').notNull().default(1),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('test_sheets_offer').on(t.offerId), known(t.currency, currencies), atLeast(t.cutting, 0)],
);

/** Every version of a sheet; nothing changes them. */
export const testSheetVersions = pgTable(
  'test_sheet_versions',
  {
    entId: uuid('ent_id')
      .notNull()
      .references(() => testSheets.entId),
    version: integer('version').notNull(),
    userId: uuid('user_id').notNull(),
    sheet: jsonb('sheet').$type<StoredSheet>().notNull(),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.entId, t.version] }), atLeast(t.version, 1)],
);

/** Quotations that somebody kept: what a sheet said at that moment. */
export const testQuotations = pgTable(
  'test_quotations',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    clientKey: uuid('client_key').notNull(),
    ownerId: uuid('owner_id').notNull(),
    ownerEntId: uuid('owner_ent_id'),
    /** The company that keeps it, or the person who does for themselves. */
    ownerSide: uuid('owner_side')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(owner_ent_id, owner_id)`),
    labEntId: uuid('lab_ent_id').notNull(),
    offerId: uuid('offer_id').notNull(),
    sheetVersion: integer('sheet_version').notNull(),
    /** Slug of the material in the dictionary. */
    material: text('material').notNull(),
    cutting: text('cutting').$type<Cutting>().notNull(),
    lines: jsonb('lines').$type<QuotedTest[]>().notNull(),
    missing: jsonb('missing').$type<{ standard: string; name: Text }[]>().notNull().default([]),
    currency: text('currency').$type<Currency>().notNull(),
    total: numeric('total', { precision: 16, scale: 2 }).notNull(),
    days: smallint('days').notNull(),
    validUntil: date('valid_until').notNull(),
    applicationId: uuid('application_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('test_quotations_key').on(t.ownerId, t.clientKey),
    index('test_quotations_owner').on(t.ownerSide, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.cutting, cuttings),
    known(t.currency, currencies),
    atLeast(t.total, 0),
    atLeast(t.days, 1),
    check('test_quotations_lines', sql`jsonb_array_length(${t.lines}) > 0`),
  ],
);
