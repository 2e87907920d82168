import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '#contract/core/schemas.ts';
import { atLeast } from '#server/platform/database/checks.ts';
import { at, ofInquiry } from '../tables.ts';
import type { Snapshot } from './snapshot-rules.ts';

/** Every version of an inquiry that was changed, the first one too. */
export const inquiryVersions = pgTable(
  'inquiry_versions',
  {
    inquiryId: ofInquiry(),
    version: integer('version').notNull(),
    snapshot: jsonb('snapshot').$type<Snapshot>().notNull(),
    /** Who changed it, and why; nobody for the first. */
    userId: uuid('user_id'),
    reason: jsonb('reason').$type<Text>(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.version] }), atLeast(t.version, 1)],
);

/** Where a deadline stood and where it was moved. */
export const inquiryDeadlines = pgTable(
  'inquiry_deadlines',
  {
    id: uuid('id').primaryKey(),
    inquiryId: ofInquiry(),
    before: at('before').notNull(),
    after: at('after').notNull(),
    userId: uuid('user_id').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('inquiry_deadlines_inquiry').on(t.inquiryId, t.at)],
);
