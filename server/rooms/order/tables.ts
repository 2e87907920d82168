import { sql } from 'drizzle-orm';
import {
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
import type { Currency, Text } from '#contract/core/schemas.ts';
import type { DisputeEnd, OrderAct, OrderState, Party } from '#contract/order.ts';
import type { Agreement } from '#contract/order-agreed.ts';

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
    index('orders_buyer').on(t.buyerId),
    index('orders_buyer_ent').on(t.buyerEntId),
    index('orders_supplier_ent').on(t.supplierEntId),
    index('orders_inquiry').on(t.inquiryId),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    no: smallint('no').notNull(),
    productName: jsonb('product_name').$type<Text>().notNull(),
    specification: jsonb('specification').$type<Text>().notNull(),
    unit: text('unit').notNull(),
    quantity: text('quantity').notNull(),
    price: text('price').notNull(),
    total: numeric('total', { precision: 20, scale: 2 }).notNull(),
  },
  (t) => [uniqueIndex('order_lines_no').on(t.orderId, t.no)],
);

/** The timeline: one row a step, a statement or an act of the operator. `offer` is a proposed end of a dispute. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    step: text('step').$type<OrderAct>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    party: text('party').$type<Party | 'operator'>().notNull(),
    userId: uuid('user_id').notNull(),
    reason: text('reason'),
    offer: text('offer').$type<DisputeEnd>(),
    annexes: uuid('annexes').array().notNull().default([]),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.at)],
);
