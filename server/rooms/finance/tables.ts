import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SharedDocument, SharedFacts } from '#contract/finance/calls.ts';
import { consentVersions, type FinanceForm, financeForms } from '#contract/finance/rules.ts';
import { known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** The log of consents: what of an order was shared with which bank, when and by which text; rows are only ever ended. */
export const financeConsents = pgTable(
  'finance_consents',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').notNull().unique(),
    orderId: uuid('order_id').notNull(),
    form: text('form').$type<FinanceForm>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    ownerEntId: uuid('owner_ent_id'),
    /** The company that gave it, or the person who did for themselves. */
    ownerSide: uuid('owner_side')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(owner_ent_id, owner_id)`),
    bankEntId: uuid('bank_ent_id').notNull(),
    version: text('version').$type<(typeof consentVersions)[number]>().notNull(),
    /** The order as it stood then, and the documents that were named. */
    facts: jsonb('facts').$type<SharedFacts>().notNull(),
    documents: jsonb('documents').$type<SharedDocument[]>().notNull(),
    givenAt: at('given_at').notNull().defaultNow(),
    withdrawnAt: at('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by'),
    /** When its application was found to be over, so that the order can be financed again. */
    endedAt: at('ended_at'),
  },
  (t) => [
    // An order is financed once at a time.
    uniqueIndex('finance_consents_order')
      .on(t.orderId, t.form)
      .where(sql`ended_at is null`),
    index('finance_consents_owner').on(t.ownerSide, t.givenAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.form, financeForms),
    known(t.version, consentVersions),
    together(t.withdrawnAt, t.withdrawnBy),
    check('finance_consents_ended', sql`${t.endedAt} is null or ${t.endedAt} >= ${t.givenAt}`),
  ],
);
