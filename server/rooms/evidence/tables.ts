import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { evidenceKinds, type EvidenceKind, evidenceStates, type EvidenceState } from '#contract/evidence/calls.ts';
import { known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
/** What was stated when it was handed in: a value with how it was measured, or the number of a certificate. */
export type Stated = {
  value: string;
  unit: string | null;
  condition?: string;
  standard?: string;
  page?: string;
};

/** Single values and certificates that suppliers handed in; `subject` is the field, or the certificate. Of each one waits at most. */
export const evidenceReviews = pgTable(
  'evidence_reviews',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<EvidenceKind>().notNull(),
    entId: uuid('ent_id').notNull(),
    productId: uuid('product_id'),
    subject: text('subject').notNull(),
    stated: jsonb('stated').$type<Stated>().notNull(),
    fileId: uuid('file_id').notNull(),
    validUntil: date('valid_until'),
    state: text('state').$type<EvidenceState>().notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
    submittedBy: uuid('submitted_by').notNull(),
    submittedAt: at('submitted_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    reviewerId: uuid('reviewer_id'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    uniqueIndex('evidence_reviews_one')
      .on(t.entId, t.kind, sql`coalesce(product_id::text, '')`, t.subject)
      .where(sql`state = 'waiting'`),
    index('evidence_reviews_ent').on(t.entId, t.submittedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('evidence_reviews_waiting')
      .on(t.submittedAt, t.id)
      .where(sql`state = 'waiting'`),
    index('evidence_reviews_file').on(t.fileId),
    known(t.kind, evidenceKinds),
    known(t.state, evidenceStates),
    together(t.reviewerId, t.decidedAt),
    check('evidence_reviews_product', sql`(${t.kind} = 'value') = (${t.productId} is not null)`),
  ],
);
