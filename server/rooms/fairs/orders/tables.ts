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
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type BoothClass, boothClasses } from '#contract/fairs/classes.ts';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import {
  type BoothOrderAct,
  boothOrderActs,
  type BoothOrderParty,
  boothOrderParties,
  type BoothOrderState,
  boothOrderStates,
} from '#contract/fairs/exhibiting/order-states.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';
import { fairBooths, fairs } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const price = (name: string) => numeric(name, { precision: 14, scale: 2 });

/** What booths of a fair cost; one list a fair. */
export const fairPrices = pgTable(
  'fair_prices',
  {
    fairId: uuid('fair_id')
      .primaryKey()
      .references(() => fairs.id),
    currency: text('currency').$type<Currency>().notNull(),
    /** For a square metre, by size class. */
    small: price('small').notNull(),
    medium: price('medium').notNull(),
    large: price('large').notNull(),
    cornerPercent: smallint('corner_more').notNull(),
    included: jsonb('included').$type<Text>().notNull().default({}),
    cancelDays: smallint('cancel_days').notNull(),
    version: integer('version').notNull().default(1),
    updatedBy: uuid('updated_by'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('fair_prices_updated_by').on(t.updatedBy),
    known(t.currency, currencies),
    atLeast(t.small, 0),
    atLeast(t.medium, 0),
    atLeast(t.large, 0),
    atLeast(t.cornerPercent, 0),
    atLeast(t.cancelDays, 0),
    atLeast(t.version, 1),
  ],
);

/** Orders of booths by companies, with what was agreed to when they were made. */
export const boothOrders = pgTable(
  'booth_orders',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    clientKey: uuid('client_key').notNull(),
    boothId: uuid('booth_id')
      .notNull()
      .references(() => fairBooths.id),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<BoothOrderState>().notNull(),
    /** The class by which the company stands there. */
    class: text('class').$type<BoothClass>().notNull(),
    note: text('note').notNull(),
    contact: text('contact').notNull(),
    area: numeric('area', { precision: 10, scale: 2 }).notNull(),
    perMetre: price('per_metre').notNull(),
    corner: boolean('corner').notNull(),
    cornerPercent: smallint('corner_more').notNull(),
    total: price('total').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    included: jsonb('included').$type<Text>().notNull().default({}),
    cancelDays: smallint('cancel_days').notNull(),
    paidOn: date('paid_on'),
    paidReference: text('paid_reference'),
    /** When nobody waits for the desk's answer any more. */
    expiresAt: at('expires_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('booth_orders_key').on(t.userId, t.clientKey),
    // Of one booth one order lives at a time.
    uniqueIndex('booth_orders_live')
      .on(t.boothId)
      .where(sql`state in ('asked', 'confirmed', 'paid')`),
    index('booth_orders_booth').on(t.boothId),
    index('booth_orders_ent').on(t.entId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('booth_orders_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('booth_orders_state').on(t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('booth_orders_expires')
      .on(t.expiresAt, t.id)
      .where(sql`state = 'asked'`),
    known(t.state, boothOrderStates),
    known(t.class, boothClasses),
    known(t.currency, currencies),
    atLeast(t.area, 0),
    atLeast(t.perMetre, 0),
    atLeast(t.total, 0),
    together(t.paidOn, t.paidReference),
    check('booth_orders_waits', sql`(${t.state} = 'asked') = (${t.expiresAt} is not null)`),
    check('booth_orders_paid', sql`${t.state} <> 'paid' or ${t.paidOn} is not null`),
  ],
);

/** The course of a booth order, read by the company and the desk. */
export const boothOrderEvents = pgTable(
  'booth_order_events',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => boothOrders.id),
    act: text('act').$type<BoothOrderAct>().notNull(),
    party: text('party').$type<BoothOrderParty>().notNull(),
    userId: uuid('user_id'),
    text: text('text').notNull().default(''),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('booth_order_events_order').on(t.orderId, t.at, t.id),
    index('booth_order_events_user').on(t.userId),
    known(t.act, boothOrderActs),
    known(t.party, boothOrderParties),
  ],
);
