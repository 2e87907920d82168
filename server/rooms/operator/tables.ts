import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type AuditAct, auditActs } from '#contract/operator.ts';
import { known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** An operator's second factor. The secret rests encrypted; `lastStep` makes each six digits good once. */
export const operatorFactors = pgTable('operator_factors', {
  userId: uuid('user_id').primaryKey(),
  secret: text('secret').notNull(),
  confirmedAt: at('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recovery: text('recovery').array().notNull().default([]),
});

/** What operators did and saw; rows are only ever added, a trigger refuses UPDATE, DELETE and TRUNCATE. */
export const operatorAudit = pgTable(
  'operator_audit',
  {
    id: uuid('id').primaryKey(),
    at: at('at').notNull().defaultNow(),
    operatorId: uuid('operator_id').notNull(),
    operator: text('operator').notNull(),
    act: text('act').$type<AuditAct>().notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id'),
    reason: text('reason').notNull().default(''),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    address: text('address').notNull(),
  },
  (t) => [
    index('operator_audit_at').on(t.at),
    index('operator_audit_subject').on(t.subjectId),
    known(t.act, auditActs),
  ],
);
