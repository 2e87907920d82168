import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { type AuditAct, auditActs, type operator } from '#contract/operator/calls.ts';
import { known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/**
 * An operator's second factor. The secret rests encrypted; `lastStep` makes each six digits good once. Until `onceUntil` holds
 * what an administrator gave: a password that must be changed, or the code (as a keyed hash) that opens a new enrolment.
 */
export const operatorFactors = pgTable('operator_factors', {
  userId: uuid('user_id').primaryKey(),
  secret: text('secret').notNull(),
  confirmedAt: at('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recovery: text('recovery').array().notNull().default([]),
  mustChange: boolean('must_change').notNull().default(false),
  onceHash: text('once_hash'),
  onceUntil: at('once_until'),
});

export const decisionStates = ['pending', 'done', 'undone', 'failed'] as const;
/** Decisions of cases that could be taken back until `dueAt`; a case has one pending. */
export const operatorDecisions = pgTable(
  'operator_decisions',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').notNull(),
    /** What the desk called the case. */
    subject: text('subject').notNull(),
    operatorId: uuid('operator_id').notNull(),
    body: jsonb('body').$type<ParsedOf<typeof operator.decide>['body']>().notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    address: text('address').notNull(),
    state: text('state').$type<(typeof decisionStates)[number]>().notNull().default('pending'),
    /** The refusal that it met, as `errors.json` names it. */
    error: text('error'),
    decidedAt: at('decided_at').notNull().defaultNow(),
    dueAt: at('due_at').notNull(),
  },
  (t) => [
    uniqueIndex('operator_decisions_pending')
      .on(t.applicationId)
      .where(sql`state = 'pending'`),
    index('operator_decisions_operator').on(t.operatorId, t.decidedAt),
    known(t.state, decisionStates),
    known(t.lang, langs),
  ],
);

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
    index('operator_audit_subject').on(t.subjectId, t.id),
    index('operator_audit_act').on(t.act, t.id),
    index('operator_audit_operator').on(t.operatorId, t.id),
    index('operator_audit_name').on(t.subject, t.id),
    known(t.act, auditActs),
  ],
);
