import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '#contract/core/schemas.ts';
import { type ViewKind, viewKinds } from '#contract/inquiry/confidential.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';
import { at, ofInquiry } from '../tables.ts';

/**
 * Who accepted which version of the confidentiality agreement of which inquiry for a company, with names and words as they were
 * then. An acceptance of an early version has no words of its own; they are in i18n.
 */
export const inquiryAgreements = pgTable(
  'inquiry_agreements',
  {
    inquiryId: ofInquiry(),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    version: text('version').notNull(),
    person: text('person').notNull().default(''),
    company: jsonb('company').$type<Text>().notNull().default({}),
    text: jsonb('text').$type<Text>().notNull().default({}),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.entId, t.version] })],
);

/** What the buyer's side said of one company: that it reads no more, and whether it may download; null where it said nothing. */
export const inquiryAccess = pgTable(
  'inquiry_access',
  {
    inquiryId: ofInquiry(),
    entId: uuid('ent_id').notNull(),
    downloads: boolean('downloads'),
    revokedAt: at('revoked_at'),
    revokedReason: text('revoked_reason'),
    updatedBy: uuid('updated_by').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.entId] }), together(t.revokedAt, t.revokedReason)],
);

/**
 * Which company's people looked at which annex of a confidential inquiry, or took it: one row for what a person did with a file in
 * a quarter of an hour (`slot`, counted from 1970).
 */
export const inquiryViews = pgTable(
  'inquiry_views',
  {
    id: uuid('id').primaryKey(),
    inquiryId: ofInquiry(),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    kind: text('kind').$type<ViewKind>().notNull(),
    slot: integer('slot').notNull(),
    pages: integer('pages').array().notNull().default([]),
    times: integer('times').notNull().default(1),
    at: at('at').notNull().defaultNow(),
    until: at('until').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('inquiry_views_sitting').on(t.fileId, t.userId, t.entId, t.kind, t.slot),
    index('inquiry_views_newest').on(t.inquiryId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('inquiry_views_user').on(t.userId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.kind, viewKinds),
    atLeast(t.times, 1),
  ],
);
