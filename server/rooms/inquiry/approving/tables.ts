import { sql } from 'drizzle-orm';
import { check, index, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type RequestedAward, requestStates, type RequestState } from '#contract/inquiry/deciding/approval.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';
import { at, inquiries } from '../tables.ts';

/** Each setting of a company's limit in CNY, above which an award needs a second person; the newest counts, null is none. */
export const approvalLimits = pgTable(
  'approval_limits',
  {
    id: uuid('id').primaryKey(),
    entId: uuid('ent_id').notNull(),
    amount: numeric('amount'),
    userId: uuid('user_id').notNull(),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('approval_limits_ent').on(t.entId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('approval_limits_user').on(t.userId),
    atLeast(t.amount, 0),
  ],
);

/** Awards of an inquiry or a purchase that wait, or waited, for a second person; of each one waits at a time. None is ever deleted. */
export const awardRequests = pgTable(
  'award_requests',
  {
    id: uuid('id').primaryKey(),
    inquiryId: uuid('inquiry_id').references(() => inquiries.id),
    purchaseId: uuid('purchase_id'),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The award as it was asked for, and what it would buy as that stood. */
    awards: jsonb('awards').$type<unknown>().notNull(),
    terms: jsonb('terms').$type<RequestedAward[]>().notNull(),
    cny: numeric('cny'),
    limit: numeric('limit_amount').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RequestState>().notNull().default('waiting'),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    answer: text('answer').notNull().default(''),
    createdAt: at('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('award_requests_one')
      .on(t.inquiryId)
      .where(sql`state = 'waiting'`),
    uniqueIndex('award_requests_one_purchase')
      .on(t.purchaseId)
      .where(sql`state = 'waiting'`),
    index('award_requests_purchase').on(t.purchaseId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('award_requests_inquiry').on(t.inquiryId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('award_requests_ent')
      .on(t.entId, t.createdAt)
      .where(sql`state = 'waiting'`),
    index('award_requests_due')
      .on(t.expiresAt)
      .where(sql`state = 'waiting'`),
    index('award_requests_user').on(t.userId),
    index('award_requests_decider').on(t.decidedBy),
    known(t.state, requestStates),
    atLeast(t.cny, 0),
    atLeast(t.limit, 0),
    together(t.decidedBy, t.decidedAt),
    check('award_requests_subject', sql`num_nonnulls(${t.inquiryId}, ${t.purchaseId}) = 1`),
    // Who asked does not approve.
    check('award_requests_two', sql`${t.state} not in ('approved', 'refused') or ${t.decidedBy} <> ${t.userId}`),
  ],
);
