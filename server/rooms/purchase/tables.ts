import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import { type ApplicationState, applicationStates, purchaseStates } from '#contract/purchase/states.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

const keptStates = purchaseStates.filter((s) => s !== 'closed');

/** Big-buyer purchases. `state` never holds `closed`: that follows from the deadline when a row is read. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    clientKey: uuid('client_key').notNull(),
    buyerId: uuid('buyer_id').notNull(),
    entId: uuid('ent_id'),
    state: text('state').$type<(typeof keptStates)[number]>().notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    description: jsonb('description').$type<Text>().notNull(),
    qualification: jsonb('qualification').$type<Text>().notNull().default({}),
    products: text('products').array().notNull(),
    certificates: text('certificates').array().notNull(),
    budget: numeric('budget'),
    currency: text('currency').$type<Currency>(),
    deadline: at('deadline').notNull(),
    thumb: uuid('thumb'),
    banner: uuid('banner'),
    applications: integer('applications').notNull().default(0),
    publishedAt: at('published_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('purchases_key').on(t.buyerId, t.clientKey),
    index('purchases_published').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('purchases_deadline').on(t.deadline, t.id),
    index('purchases_ent').on(t.entId),
    index('purchases_products').using('gin', t.products),
    index('purchases_certificates').using('gin', t.certificates),
    index('purchases_thumb').on(t.thumb),
    index('purchases_banner').on(t.banner),
    known(t.state, keptStates),
    known(t.currency, currencies),
    check('purchases_budget', sql`${t.budget} is null or ${t.currency} is not null`),
    atLeast(t.budget, 0),
    atLeast(t.applications, 0),
  ],
);

/** A required certificate as the company's record said when it applied. */
export type Shown = { slug: string; state: 'verified' | 'declared'; validUntil: string | null };

/** One application a company; `certificates` keeps what was shown then, whatever the record says later. */
export const purchaseApplications = pgTable(
  'purchase_applications',
  {
    id: uuid('id').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    clientKey: uuid('client_key').notNull(),
    state: text('state').$type<ApplicationState>().notNull(),
    message: jsonb('message').$type<Text>().notNull(),
    certificates: jsonb('certificates').$type<Shown[]>().notNull(),
    annexes: uuid('annexes').array().notNull().default([]),
    reason: jsonb('reason').$type<Text>(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('purchase_applications_one').on(t.purchaseId, t.entId),
    index('purchase_applications_ent').on(t.entId),
    known(t.state, applicationStates),
  ],
);
