import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
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
import { units } from '#contract/core/units.ts';
import {
  type FreightPayer,
  freightPayers,
  type SampleAct,
  type SampleActor,
  sampleActors,
  sampleActs,
  type SampleState,
  sampleStates,
  type Verdict,
  verdicts,
} from '#contract/sample/states.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const live = sql`state in ('requested', 'offered', 'agreed', 'sent', 'received')`;

/** Sample orders: of a product, or of a line of a quotation. */
export const samples = pgTable(
  'samples',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    clientKey: uuid('client_key').notNull(),
    buyerId: uuid('buyer_id').notNull(),
    buyerEntId: uuid('buyer_ent_id'),
    /** The company that buys, or the person who buys for themselves. */
    buyerSide: uuid('buyer_side')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(buyer_ent_id, buyer_id)`),
    supplierEntId: uuid('supplier_ent_id').notNull(),
    productId: uuid('product_id'),
    inquiryId: uuid('inquiry_id'),
    quotationId: uuid('quotation_id'),
    line: smallint('line'),
    state: text('state').$type<SampleState>().notNull(),
    /** As it was called when it was asked for. */
    title: jsonb('title').$type<Text>().notNull(),
    about: jsonb('about').$type<Text>().notNull().default({}),
    quantity: numeric('quantity', { precision: 15, scale: 3 }).notNull(),
    unit: text('unit').notNull(),
    note: jsonb('note').$type<Text>().notNull(),
    recipient: text('recipient').notNull(),
    place: jsonb('place').$type<Text>().notNull(),
    region: text('region'),
    wantedBy: date('wanted_day'),
    price: numeric('price', { precision: 16, scale: 2 }),
    currency: text('currency').$type<Currency>(),
    freightBy: text('freight_payer').$type<FreightPayer>(),
    promisedDay: date('promised_day'),
    offerNote: jsonb('offer_note').$type<Text>().notNull().default({}),
    carrier: text('carrier'),
    waybill: text('waybill'),
    certificates: uuid('certificates').array().notNull().default([]),
    verdict: text('verdict').$type<Verdict>(),
    evaluation: jsonb('evaluation').$type<Text>().notNull().default({}),
    reports: uuid('reports').array().notNull().default([]),
    /** When nobody waits for an answer any more. */
    expiresAt: at('expires_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('samples_key').on(t.buyerId, t.clientKey),
    // One under way for each thing that a side asks for.
    uniqueIndex('samples_live_product')
      .on(t.buyerSide, t.productId)
      .where(sql`product_id is not null and ${live}`),
    uniqueIndex('samples_live_quotation')
      .on(t.buyerSide, t.quotationId, t.line)
      .where(sql`quotation_id is not null and ${live}`),
    index('samples_buyer').on(t.buyerSide, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('samples_supplier').on(t.supplierEntId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('samples_author').on(t.buyerId),
    index('samples_inquiry').on(t.inquiryId, t.createdAt, t.id),
    index('samples_expires')
      .on(t.expiresAt, t.id)
      .where(sql`state in ('requested', 'offered')`),
    known(t.state, sampleStates),
    known(t.unit, units),
    known(t.currency, currencies),
    known(t.freightBy, freightPayers),
    known(t.verdict, verdicts),
    atLeast(t.quantity, 0),
    atLeast(t.price, 0),
    together(t.price, t.currency, t.freightBy, t.promisedDay),
    together(t.carrier, t.waybill),
    together(t.quotationId, t.inquiryId, t.line),
    check('samples_subject', sql`num_nonnulls(${t.productId}, ${t.quotationId}) = 1`),
    check('samples_waits', sql`(${t.state} in ('requested', 'offered')) = (${t.expiresAt} is not null)`),
    check('samples_evaluated', sql`(${t.state} = 'evaluated') = (${t.verdict} is not null)`),
  ],
);

/** The course of a sample order, read by its two sides. */
export const sampleEvents = pgTable(
  'sample_events',
  {
    id: uuid('id').primaryKey(),
    sampleId: uuid('sample_id')
      .notNull()
      .references(() => samples.id),
    act: text('act').$type<SampleAct>().notNull(),
    party: text('party').$type<SampleActor>().notNull(),
    userId: uuid('user_id'),
    text: jsonb('text').$type<Text>().notNull().default({}),
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('sample_events_sample').on(t.sampleId, t.at, t.id),
    known(t.act, sampleActs),
    known(t.party, sampleActors),
  ],
);
