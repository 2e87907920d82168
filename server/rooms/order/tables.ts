import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import { paymentTypes } from '#contract/inquiry/schemas.ts';
import { tradeTerms } from '#contract/inquiry/states.ts';
import {
  type DisputeEnd,
  disputeEnds,
  type OrderAct,
  orderActs,
  type OrderState,
  orderStates,
  parties,
  type Party,
} from '#contract/order/calls.ts';
import type { Agreement } from '#contract/order/agreed.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Orders, with the terms as they were accepted. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    state: text('state').$type<OrderState>().notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    inquiryNumber: text('inquiry_number').notNull(),
    quotationId: uuid('quotation_id').notNull(),
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
    /** What was agreed, as it stood at acceptance; orders from before it was kept have none. */
    agreed: jsonb('agreed').$type<Agreement>(),
    /** Of the dispute that is open: where the order stood, who raised it, since when, and since when the operator has it. */
    disputedFrom: text('disputed_from').$type<OrderState>(),
    disputedBy: text('disputed_by').$type<Party>(),
    disputedAt: at('disputed_at'),
    escalatedAt: at('escalated_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    // A cancelled order leaves its quotation free for another.
    uniqueIndex('orders_quotation')
      .on(t.quotationId)
      .where(sql`state <> 'cancelled'`),
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
    party: text('party').$type<Party | 'operator'>().notNull(),
    userId: uuid('user_id').notNull(),
    reason: text('reason'),
    offer: text('offer').$type<DisputeEnd>(),
    annexes: uuid('annexes').array().notNull().default([]),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    index('order_events_order').on(t.orderId, t.at),
    known(t.step, orderActs),
    known(t.state, orderStates),
    known(t.party, [...parties, 'operator']),
    known(t.offer, disputeEnds),
  ],
);
