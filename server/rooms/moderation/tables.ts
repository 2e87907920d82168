import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type ReportKind, reportKinds, reportStates } from '#contract/moderation/calls.ts';
import { known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Reports of what members wrote; one about a text is open at a time. */
export const moderationReports = pgTable(
  'moderation_reports',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ReportKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    reporterId: uuid('reporter_id').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<(typeof reportStates)[number]>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    decision: text('decision'),
  },
  (t) => [
    uniqueIndex('moderation_reports_open')
      .on(t.kind, t.subjectId)
      .where(sql`state = 'open'`),
    index('moderation_reports_waiting').on(t.state, t.createdAt, t.id),
    known(t.kind, reportKinds),
    known(t.state, reportStates),
    together(t.decidedBy, t.decidedAt, t.decision),
    check('moderation_reports_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);
