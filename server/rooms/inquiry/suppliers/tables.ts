import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '#contract/core/schemas.ts';
import { type DeclineReason, declineReasons, reminderDays } from '#contract/inquiry/states.ts';
import { known } from '#server/platform/database/checks.ts';
import { at, ofInquiry } from '../tables.ts';

/** Companies that do not quote an inquiry, and why. */
export const inquiryDeclines = pgTable(
  'inquiry_declines',
  {
    inquiryId: ofInquiry(),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    reason: text('reason').$type<DeclineReason>().notNull(),
    note: jsonb('note').$type<Text>(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.inquiryId, t.entId] }),
    index('inquiry_declines_ent').on(t.entId),
    known(t.reason, declineReasons),
  ],
);

/** Which invited company was reminded of which deadline, so many days before: a job that comes twice reminds once. */
export const inquiryReminders = pgTable(
  'inquiry_reminders',
  {
    inquiryId: ofInquiry(),
    entId: uuid('ent_id').notNull(),
    deadline: at('deadline').notNull(),
    days: smallint('days').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.entId, t.deadline, t.days] }), known(t.days, reminderDays)],
);
