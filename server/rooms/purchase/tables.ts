import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import { units } from '#contract/core/units.ts';
import { paymentTypes, tradeTerms } from '#contract/inquiry/states.ts';
import {
  type ApplicationState,
  applicationStates,
  type Audience,
  audiences,
  type CriterionKind,
  criterionKinds,
  type OfferSource,
  offerSources,
  purchaseReminders,
  purchaseStates,
  type TenderDocumentKind,
  tenderDocumentKinds,
  type Verdict,
  verdicts,
} from '#contract/purchase/states.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';

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
    /** Terms of every offer; purchases without lines have none. */
    tradeTerm: text('trade_term').$type<(typeof tradeTerms)[number]>(),
    place: jsonb('place').$type<Text>(),
    paymentType: text('payment_type').$type<(typeof paymentTypes)[number]>(),
    deliveryDate: date('delivery_date'),
    /** Nobody reads prices before the deadline. */
    hidePrices: boolean('hide_prices').notNull().default(false),
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
    known(t.tradeTerm, tradeTerms),
    known(t.paymentType, paymentTypes),
    together(t.tradeTerm, t.place, t.paymentType, t.deliveryDate),
    check('purchases_terms', sql`${t.tradeTerm} is null or ${t.currency} is not null`),
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
    index('purchase_applications_ent').on(t.entId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.state, applicationStates),
  ],
);

const ofPurchase = () =>
  uuid('purchase_id')
    .notNull()
    .references(() => purchases.id);
const ofApplication = () =>
  uuid('application_id')
    .notNull()
    .references(() => purchaseApplications.id);

/** What is bought; lines never change once the purchase is released. */
export const purchaseLines = pgTable(
  'purchase_lines',
  {
    id: uuid('id').primaryKey(),
    purchaseId: ofPurchase(),
    no: smallint('no').notNull(),
    product: text('product').notNull(),
    specification: jsonb('specification').$type<Text>().notNull(),
    unit: text('unit').notNull(),
    quantity: numeric('quantity').notNull(),
  },
  (t) => [
    uniqueIndex('purchase_lines_no').on(t.purchaseId, t.no),
    known(t.unit, units),
    check('purchase_lines_quantity', sql`${t.quantity} > 0`),
  ],
);

/** Tender documents, a row a version; `documentId` is the row of the first one. */
export const purchaseDocuments = pgTable(
  'purchase_documents',
  {
    id: uuid('id').primaryKey(),
    purchaseId: ofPurchase(),
    documentId: uuid('document_id')
      .notNull()
      .references((): AnyPgColumn => purchaseDocuments.id),
    version: smallint('version').notNull(),
    kind: text('kind').$type<TenderDocumentKind>().notNull(),
    shownTo: text('shown_to').$type<Audience>().notNull(),
    fileId: uuid('file_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('purchase_documents_version').on(t.documentId, t.version),
    uniqueIndex('purchase_documents_file').on(t.fileId),
    index('purchase_documents_purchase').on(t.purchaseId),
    known(t.kind, tenderDocumentKinds),
    known(t.shownTo, audiences),
    atLeast(t.version, 1),
  ],
);

/** What the buyer asks of suppliers. */
export const purchaseCriteria = pgTable(
  'purchase_criteria',
  {
    id: uuid('id').primaryKey(),
    purchaseId: ofPurchase(),
    no: smallint('no').notNull(),
    kind: text('kind').$type<CriterionKind>().notNull(),
    must: boolean('must').notNull(),
    certificate: text('certificate'),
    least: numeric('least'),
    unit: text('unit'),
    text: jsonb('text').$type<Text>().notNull(),
  },
  (t) => [
    uniqueIndex('purchase_criteria_no').on(t.purchaseId, t.no),
    known(t.kind, criterionKinds),
    known(t.unit, units),
    atLeast(t.least, 0),
    check('purchase_criteria_certificate', sql`(${t.kind} = 'certificate') = (${t.certificate} is not null)`),
  ],
);

/** A supplier's answer to a criterion, and what the buyer says of it. */
export const purchaseAnswers = pgTable(
  'purchase_answers',
  {
    applicationId: ofApplication(),
    criterionId: uuid('criterion_id')
      .notNull()
      .references(() => purchaseCriteria.id),
    statement: jsonb('statement').$type<Text>().notNull(),
    amount: numeric('amount'),
    /** The certificate on the company's record that it points to, as it stood then. */
    held: jsonb('held').$type<Shown>(),
    files: uuid('files').array().notNull().default([]),
    verdict: text('verdict').$type<Verdict>().notNull().default('open'),
    question: jsonb('question').$type<Text>(),
    judgedBy: uuid('judged_by'),
    judgedAt: at('judged_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.criterionId] }),
    index('purchase_answers_criterion').on(t.criterionId),
    known(t.verdict, verdicts),
    atLeast(t.amount, 0),
    together(t.judgedBy, t.judgedAt),
    check('purchase_answers_asked', sql`${t.verdict} <> 'asked' or ${t.question} is not null`),
  ],
);

/** Revisions of a supplier's offer; the highest is in force. */
export const purchaseOffers = pgTable(
  'purchase_offers',
  {
    id: uuid('id').primaryKey(),
    applicationId: ofApplication(),
    number: text('number').notNull(),
    revision: smallint('revision').notNull(),
    clientKey: uuid('client_key').notNull(),
    userId: uuid('user_id').notNull(),
    source: text('source').$type<OfferSource>().notNull(),
    total: numeric('total', { precision: 20, scale: 2 }).notNull(),
    leadDays: integer('lead_days').notNull(),
    validUntil: date('valid_until').notNull(),
    note: text('note'),
    fileId: uuid('file_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('purchase_offers_revision').on(t.applicationId, t.revision),
    uniqueIndex('purchase_offers_key').on(t.applicationId, t.clientKey),
    index('purchase_offers_file').on(t.fileId),
    known(t.source, offerSources),
    atLeast(t.total, 0),
    atLeast(t.leadDays, 1),
    atLeast(t.revision, 1),
  ],
);

/** What a revision says of a line. */
export const purchasePrices = pgTable(
  'purchase_prices',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => purchaseOffers.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => purchaseLines.id),
    price: numeric('price').notNull(),
    total: numeric('total', { precision: 20, scale: 2 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.lineId] }),
    index('purchase_prices_line').on(t.lineId),
    check('purchase_prices_price', sql`${t.price} > 0`),
    atLeast(t.total, 0),
  ],
);

/** What a supplier was awarded in one act; each leads to an order. */
export const purchaseAwards = pgTable(
  'purchase_awards',
  {
    id: uuid('id').primaryKey(),
    purchaseId: ofPurchase(),
    applicationId: ofApplication(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => purchaseOffers.id),
    clientKey: uuid('client_key').notNull(),
    userId: uuid('user_id').notNull(),
    reason: jsonb('reason').$type<Text>(),
    /** Since when its order is cancelled, and what it gave is free again. */
    cancelledAt: at('cancelled_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('purchase_awards_key').on(t.purchaseId, t.clientKey, t.applicationId),
    index('purchase_awards_application').on(t.applicationId),
    index('purchase_awards_offer').on(t.offerId),
  ],
);

/** How much of a line an award gives, at the price that was offered. */
export const purchaseAwardLines = pgTable(
  'purchase_award_lines',
  {
    awardId: uuid('award_id')
      .notNull()
      .references(() => purchaseAwards.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => purchaseLines.id),
    quantity: numeric('quantity').notNull(),
    price: numeric('price').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.awardId, t.lineId] }),
    index('purchase_award_lines_line').on(t.lineId),
    check('purchase_award_lines_quantity', sql`${t.quantity} > 0`),
    atLeast(t.price, 0),
  ],
);

/** Which reminders of a deadline have gone out, so that a job which runs twice tells once. */
export const purchaseReminded = pgTable(
  'purchase_reminded',
  {
    purchaseId: ofPurchase(),
    deadline: at('deadline').notNull(),
    days: smallint('days').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.purchaseId, t.deadline, t.days] }), known(t.days, purchaseReminders)],
);
