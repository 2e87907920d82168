import { sql } from 'drizzle-orm';
import {
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
import { paymentTypes } from '#contract/inquiry/schemas.ts';
import { tradeTerms } from '#contract/inquiry/states.ts';
import type { Agreement } from '#contract/order/agreed.ts';
import { type BoundVersion, changeStates } from '#contract/order/changes.ts';
import { complaintStates } from '#contract/order/deliveries.ts';
import { type DocumentKind, documentKinds } from '#contract/order/documents.ts';
import { type PaymentKind, paymentKinds, paymentStates, refundMethods } from '#contract/order/payments.ts';
import { allCriteria, type Criterion } from '#contract/order/ratings.ts';
import {
  type Actor,
  actors,
  type DisputeEnd,
  disputeEnds,
  type OrderAct,
  orderActs,
  type OrderState,
  orderStates,
  parties,
  type Party,
} from '#contract/order/states.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Orders, with the terms as they were accepted. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    state: text('state').$type<OrderState>().notNull(),
    /** What it came of: a quotation of an inquiry, or an award of a big-buyer purchase. */
    inquiryId: uuid('inquiry_id'),
    inquiryNumber: text('inquiry_number'),
    quotationId: uuid('quotation_id'),
    purchaseId: uuid('purchase_id'),
    purchaseNumber: text('purchase_number'),
    awardId: uuid('award_id'),
    title: jsonb('title').$type<Text>().notNull(),
    buyerId: uuid('buyer_id').notNull(),
    buyerEntId: uuid('buyer_ent_id'),
    supplierId: uuid('supplier_id').notNull(),
    supplierEntId: uuid('supplier_ent_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    total: numeric('total', { precision: 20, scale: 2 }).notNull(),
    tradeTerm: text('trade_term').notNull(),
    place: text('place').notNull(),
    paymentType: text('payment_type').notNull(),
    leadDays: integer('lead_days').notNull(),
    deliveryDate: date('delivery_date').notNull(),
    /** Until when the supplier expects to produce. */
    expectedEnd: date('expected_end'),
    /** One more with each change that both sides agreed on. */
    version: integer('version').notNull().default(1),
    /** When an order that was received is completed by itself, and when both sides were told of it. */
    completesAt: at('completes_at'),
    remindedAt: at('reminded_at'),
    /** What was agreed, as it stood at acceptance; orders from before it was kept have none. */
    agreed: jsonb('agreed').$type<Agreement>(),
    /** Of the dispute that is open: where the order stood, who raised it, since when, and since when the operator has it. */
    disputedFrom: text('disputed_from').$type<OrderState>(),
    disputedBy: text('disputed_by').$type<Party>(),
    disputedAt: at('disputed_at'),
    escalatedAt: at('escalated_at'),
    /** Until when the other side answers a dispute; null once it has, and where there is none. */
    answerBy: at('answer_until'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    // Of one quotation there may be several, each for other lines.
    index('orders_quotation').on(t.quotationId),
    uniqueIndex('orders_award').on(t.awardId),
    index('orders_purchase').on(t.purchaseId),
    check('orders_source', sql`num_nonnulls(${t.quotationId}, ${t.awardId}) = 1`),
    together(t.inquiryId, t.inquiryNumber, t.quotationId),
    together(t.purchaseId, t.purchaseNumber, t.awardId),
    index('orders_answer_until')
      .on(t.answerBy)
      .where(sql`answer_until is not null`),
    check('orders_answer_until', sql`${t.answerBy} is null or ${t.disputedAt} is not null`),
    index('orders_escalated').on(t.escalatedAt),
    index('orders_buyer').on(t.buyerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_buyer_ent').on(t.buyerEntId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_supplier_ent').on(t.supplierEntId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_inquiry').on(t.inquiryId),
    known(t.state, orderStates),
    known(t.currency, currencies),
    known(t.tradeTerm, tradeTerms),
    known(t.paymentType, paymentTypes),
    known(t.disputedFrom, orderStates),
    known(t.disputedBy, parties),
    together(t.disputedFrom, t.disputedBy, t.disputedAt),
    check('orders_escalated', sql`${t.escalatedAt} is null or ${t.disputedAt} is not null`),
    atLeast(t.total, 0),
    atLeast(t.leadDays, 0),
    atLeast(t.version, 1),
    index('orders_completes')
      .on(t.completesAt)
      .where(sql`completes_at is not null`),
    check('orders_completes', sql`${t.completesAt} is null or ${t.state} = 'received'`),
  ],
);

const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id);

/** Lines of an order, as they were accepted. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    no: smallint('no').notNull(),
    productName: jsonb('product_name').$type<Text>().notNull(),
    specification: jsonb('specification').$type<Text>().notNull(),
    unit: text('unit').notNull(),
    quantity: numeric('quantity').notNull(),
    price: numeric('price').notNull(),
    total: numeric('total', { precision: 20, scale: 2 }).notNull(),
  },
  (t) => [
    uniqueIndex('order_lines_no').on(t.orderId, t.no),
    atLeast(t.quantity, 0),
    atLeast(t.price, 0),
    atLeast(t.total, 0),
  ],
);

/** The timeline: one row a step, a statement or an act of the operator. `offer` is a proposed end of a dispute. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    step: text('step').$type<OrderAct>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    party: text('party').$type<Actor>().notNull(),
    /** Nobody, where the clock acted. */
    userId: uuid('user_id'),
    /** What its words tell besides: a number, a day, an amount. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    reason: text('reason'),
    offer: text('offer').$type<DisputeEnd>(),
    annexes: uuid('annexes').array().notNull().default([]),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    index('order_events_order').on(t.orderId, t.at),
    known(t.step, orderActs),
    known(t.state, orderStates),
    known(t.party, actors),
    check('order_events_actor', sql`(${t.userId} is null) = (${t.party} = 'clock')`),
    known(t.offer, disputeEnds),
  ],
);

/** Deliveries: what was shipped, and when it arrived. Those from before this was asked have no carrier. */
export const orderDeliveries = pgTable(
  'order_deliveries',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    no: smallint('no').notNull(),
    userId: uuid('user_id').notNull(),
    shippedOn: date('shipped_on').notNull(),
    carrier: text('carrier').notNull(),
    waybill: text('waybill').notNull(),
    note: text('note'),
    /** Nothing more comes after it. */
    last: boolean('last').notNull(),
    receivedOn: date('received_on'),
    receivedBy: uuid('received_by'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('order_deliveries_no').on(t.orderId, t.no),
    atLeast(t.no, 1),
    together(t.receivedOn, t.receivedBy),
  ],
);

const ofDelivery = () =>
  uuid('delivery_id')
    .notNull()
    .references(() => orderDeliveries.id);

/** What of a line a delivery brought; `received` and `faulty` once it has arrived. */
export const orderDeliveryLines = pgTable(
  'order_delivery_lines',
  {
    deliveryId: ofDelivery(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: numeric('quantity').notNull(),
    receivedQuantity: numeric('received_quantity'),
    faultyQuantity: numeric('faulty_quantity'),
  },
  (t) => [
    primaryKey({ columns: [t.deliveryId, t.lineId] }),
    check('order_delivery_lines_quantity', sql`${t.quantity} > 0`),
    atLeast(t.receivedQuantity, 0),
    atLeast(t.faultyQuantity, 0),
    together(t.receivedQuantity, t.faultyQuantity),
    check('order_delivery_lines_faulty', sql`${t.faultyQuantity} <= ${t.receivedQuantity}`),
  ],
);

/** What is wrong with a delivery, by its buyer, with the supplier's answer. One at a time is open. */
export const orderComplaints = pgTable(
  'order_complaints',
  {
    id: uuid('id').primaryKey(),
    deliveryId: ofDelivery(),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<(typeof complaintStates)[number]>().notNull(),
    text: text('text').notNull(),
    annexes: uuid('annexes').array().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    answer: text('answer'),
    answerAnnexes: uuid('answer_annexes').array().notNull().default([]),
    answeredBy: uuid('answered_by'),
    answeredAt: at('answered_at'),
    settledAt: at('settled_at'),
  },
  (t) => [
    uniqueIndex('order_complaints_open')
      .on(t.deliveryId)
      .where(sql`state <> 'settled'`),
    index('order_complaints_delivery').on(t.deliveryId),
    known(t.state, complaintStates),
    together(t.answer, t.answeredBy, t.answeredAt),
    check('order_complaints_settled', sql`(${t.state} = 'settled') = (${t.settledAt} is not null)`),
  ],
);

/** Changes that one side asked for: what bound before, and what would bind after. One at a time is open. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    party: text('party').$type<Party>().notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<(typeof changeStates)[number]>().notNull(),
    confirms: boolean('confirms').notNull(),
    cancels: boolean('cancels').notNull(),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<BoundVersion>().notNull(),
    after: jsonb('after').$type<BoundVersion>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    answer: text('answer'),
    answeredBy: uuid('answered_by'),
    answeredAt: at('answered_at'),
    version: integer('version'),
  },
  (t) => [
    uniqueIndex('order_changes_open')
      .on(t.orderId)
      .where(sql`state = 'open'`),
    index('order_changes_order').on(t.orderId, t.createdAt),
    known(t.state, changeStates),
    known(t.party, parties),
    together(t.answeredBy, t.answeredAt),
    check('order_changes_version', sql`${t.version} is null or ${t.state} = 'accepted'`),
  ],
);

/** Payments that the buyer recorded and refunds that the supplier did, with the other side's answer. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    kind: text('kind').$type<PaymentKind>().notNull().default('payment'),
    /** Counted for each kind from 1. */
    no: smallint('no').notNull(),
    userId: uuid('user_id').notNull(),
    amount: numeric('amount', { precision: 20, scale: 2 }).notNull(),
    paidOn: date('paid_on').notNull(),
    note: text('note'),
    proof: uuid('proof').array().notNull(),
    /** How a refund went back, or that it is kept. */
    method: text('method').$type<(typeof refundMethods)[number]>(),
    state: text('state').$type<(typeof paymentStates)[number]>().notNull(),
    reason: text('reason'),
    createdAt: at('created_at').notNull().defaultNow(),
    answeredBy: uuid('answered_by'),
    answeredAt: at('answered_at'),
  },
  (t) => [
    uniqueIndex('order_payments_no').on(t.orderId, t.kind, t.no),
    known(t.kind, paymentKinds),
    known(t.method, refundMethods),
    check('order_payments_method', sql`(${t.kind} = 'refund') = (${t.method} is not null)`),
    known(t.state, paymentStates),
    check('order_payments_amount', sql`${t.amount} > 0`),
    together(t.answeredBy, t.answeredAt),
    check('order_payments_answered', sql`(${t.state} = 'recorded') = (${t.answeredAt} is null)`),
    check('order_payments_reason', sql`${t.state} <> 'contested' or ${t.reason} is not null`),
  ],
);

/** Documents of an order: who put which file there, and what it is. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    fileId: uuid('file_id').notNull(),
    /** Where it came with a delivery. */
    deliveryId: uuid('delivery_id').references(() => orderDeliveries.id),
    party: text('party').$type<Party>().notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('order_documents_file').on(t.fileId),
    index('order_documents_order').on(t.orderId, t.createdAt),
    index('order_documents_delivery').on(t.deliveryId),
    known(t.kind, documentKinds),
    known(t.party, parties),
  ],
);

/** What a side says of the other after completion; `shownAt` is set once both have rated, or after some days. */
export const orderRatings = pgTable(
  'order_ratings',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    party: text('party').$type<Party>().notNull(),
    userId: uuid('user_id').notNull(),
    /** The company that it is about; none for a person who bought for themselves. */
    aboutEntId: uuid('about_ent_id'),
    text: text('text'),
    reply: text('reply'),
    repliedBy: uuid('replied_by'),
    repliedAt: at('replied_at'),
    shownAt: at('shown_at'),
    /** Since when the operator has hidden it. */
    hiddenAt: at('hidden_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('order_ratings_once').on(t.orderId, t.party),
    index('order_ratings_about').on(t.aboutEntId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('order_ratings_waiting')
      .on(t.createdAt)
      .where(sql`shown_at is null`),
    known(t.party, parties),
    together(t.reply, t.repliedBy, t.repliedAt),
  ],
);

/** The scores of a rating, one a criterion. */
export const orderRatingScores = pgTable(
  'order_rating_scores',
  {
    ratingId: uuid('rating_id')
      .notNull()
      .references(() => orderRatings.id),
    criterion: text('criterion').$type<Criterion>().notNull(),
    score: smallint('score').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ratingId, t.criterion] }),
    known(t.criterion, allCriteria),
    check('order_rating_scores_score', sql`${t.score} between 1 and 5`),
  ],
);
