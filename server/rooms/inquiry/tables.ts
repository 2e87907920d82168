import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import type { StatedCosts } from '#contract/inquiry/offers/costs.ts';
import {
  type LineDegree,
  limits,
  paymentTypes,
  type QuotedLine,
  type Reason,
  type Requirement,
} from '#contract/inquiry/schemas.ts';
import {
  type InquiryState,
  inquiryStates,
  type QuotationState,
  quotationStates,
  tradeTerms,
  type Visibility,
  visibilities,
  refusalReasons,
  type RefusalReason,
} from '#contract/inquiry/states.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';

/** What everybody may find, as the hall asks for it. */
const inHall = sql`visibility = 'public' and state in ('quoting', 'outOfDate', 'awarded')`;
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Inquiries; `draft` holds what was typed as it was typed, until publishing fills the columns. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey(),
    number: text('number').unique(),
    buyerId: uuid('buyer_id').notNull(),
    entId: uuid('ent_id'),
    state: text('state').$type<InquiryState>().notNull(),
    title: jsonb('title').$type<Text>().notNull().default({}),
    note: jsonb('note').$type<Text>().notNull().default({}),
    processes: text('processes').array().notNull().default([]),
    certificates: text('certificates').array().notNull().default([]),
    field: text('field'),
    currency: text('currency').$type<Currency>(),
    paymentType: text('payment_type'),
    tradeTerm: text('trade_term'),
    deliveryPlace: jsonb('delivery_place').$type<Text>().notNull().default({}),
    /** Slug of `your_area`: a country, or a province of China. */
    deliveryRegion: text('delivery_region'),
    deliveryDate: date('delivery_date'),
    deadline: at('deadline'),
    annexes: uuid('annexes').array().notNull().default([]),
    maxQuotations: smallint('max_quotations').notNull().default(10),
    confidential: boolean('confidential').notNull().default(false),
    /** The buyer's own agreement of a confidential inquiry, the latest of so many; null where the platform's holds. */
    agreementText: jsonb('agreement_text').$type<Text>(),
    agreementNo: integer('agreement_no').notNull().default(0),
    /** Whether a company that accepted the agreement may download annexes where nothing else is said of it. */
    annexDownloads: boolean('annex_downloads').notNull().default(false),
    /** Quotations stay closed until the deadline; `openedAt` is when they were opened. */
    sealed: boolean('sealed').notNull().default(false),
    openedAt: at('opened_at'),
    visibility: text('visibility').$type<Visibility>().notNull().default('public'),
    invited: uuid('invited').array().notNull().default([]),
    draft: jsonb('draft').$type<Record<string, unknown>>(),
    /** How often the draft was saved. */
    draftRevision: integer('draft_revision').notNull().default(0),
    quotations: integer('quotations').notNull().default(0),
    /** Counts what the buyer changed after publishing; quotations say for which version they stand. */
    version: integer('version').notNull().default(1),
    publishedAt: at('published_at'),
    /** What the hall orders by: when it was published, or moved up since. */
    listedAt: at('listed_at'),
    /** Since when and why the operator shows it to its buyer's side and to who quoted alone. */
    hiddenAt: at('hidden_at'),
    hiddenReason: text('hidden_reason'),
    /** What the buyer wrote when it took the inquiry back. */
    withdrawnReason: jsonb('withdrawn_reason').$type<Text>(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // Each for one part of the hall: what takes quotations, and the rest.
    index('inquiries_state_published').on(t.state, t.listedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('inquiries_deadline').on(t.state, t.deadline, t.id),
    index('inquiries_hall').on(t.listedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(inHall),
    index('inquiries_hall_deadline').on(t.deadline, t.id).where(inHall),
    index('inquiries_buyer').on(t.buyerId),
    index('inquiries_ent').on(t.entId),
    known(t.state, inquiryStates),
    together(t.hiddenAt, t.hiddenReason),
    known(t.currency, currencies),
    known(t.paymentType, paymentTypes),
    known(t.tradeTerm, tradeTerms),
    known(t.visibility, visibilities),
    // What was published is whole.
    check(
      'inquiries_published',
      sql`${t.state} = 'draft' or num_nulls(${t.number}, ${t.currency}, ${t.paymentType}, ${t.tradeTerm}, ${t.deliveryDate}, ${t.deadline}, ${t.publishedAt}, ${t.listedAt}) = 0`,
    ),
    check('inquiries_max_quotations', sql`${t.maxQuotations} between 1 and ${sql.raw(String(limits.quotations))}`),
    atLeast(t.quotations, 0),
    atLeast(t.version, 1),
    check('inquiries_opened_sealed', sql`${t.openedAt} is null or ${t.sealed}`),
    // What the job of the deadline looks for.
    index('inquiries_to_open')
      .on(t.deadline, t.id)
      .where(sql`sealed and opened_at is null`),
  ],
);

/** Parts of an inquiry go with it; what others keep of it stays, and it with them. */
export const ofInquiry = (onDelete?: 'cascade') =>
  uuid('inquiry_id')
    .notNull()
    .references(() => inquiries.id, onDelete && { onDelete });

/** Lines of an inquiry, numbered from 1. */
export const inquiryLines = pgTable(
  'inquiry_lines',
  {
    id: uuid('id').primaryKey(),
    inquiryId: ofInquiry('cascade'),
    no: smallint('no').notNull(),
    product: text('product').notNull(),
    specification: jsonb('specification').$type<Text>().notNull(),
    unit: text('unit').notNull(),
    tiers: text('tiers').array().notNull(),
    annual: numeric('annual'),
    targetPrice: numeric('target_price'),
    requirements: jsonb('requirements').$type<Requirement[]>().notNull(),
    /** The version that asks for it no more; what was quoted for it stays readable. */
    removedIn: integer('removed_in'),
  },
  (t) => [
    uniqueIndex('inquiry_lines_no').on(t.inquiryId, t.no),
    index('inquiry_lines_product').on(t.product),
    atLeast(t.annual, 0),
    atLeast(t.targetPrice, 0),
  ],
);

/** A degree with what it is made of, as `match-rules.ts` judges it. */
export type Degree = { score: number; reasons: Reason[]; missing: Reason[]; lines: LineDegree[] };

/** Matching degree of one supplier for one inquiry, with its reasons. */
export const inquiryMatches = pgTable(
  'inquiry_matches',
  {
    inquiryId: ofInquiry(),
    entId: uuid('ent_id').notNull(),
    score: smallint('score').notNull(),
    reasons: jsonb('reasons').$type<Reason[]>().notNull(),
    missing: jsonb('missing').$type<Reason[]>().notNull(),
    /** The degree of each line that the supplier comes near, by the line's number. */
    lines: jsonb('lines').$type<LineDegree[]>().notNull().default([]),
    /** When the company was told of it; null for those that only match. */
    toldAt: at('told_at'),
    /** The degree by what everybody may read of a confidential inquiry; all that a company without its agreement is shown. */
    teaser: jsonb('teaser').$type<Degree>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.inquiryId, t.entId] }),
    index('inquiry_matches_ent').on(t.entId, t.score.desc().nullsFirst()),
    check('inquiry_matches_score', sql`${t.score} between 0 and 100`),
  ],
);

/** Which company has opened which inquiry, and when. */
export const inquiryReads = pgTable(
  'inquiry_reads',
  { inquiryId: ofInquiry(), entId: uuid('ent_id').notNull(), at: at('at').notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.entId, t.inquiryId] })],
);

export type AnsweredLine = Omit<QuotedLine, 'prices'>;

/** What a quotation says; a sealed one has none of it here until it is opened. */
const terms = () => ({
  currency: text('currency').$type<Currency>(),
  tradeTerm: text('trade_term'),
  place: text('place'),
  paymentType: text('payment_type'),
  leadDays: integer('lead_days'),
  validUntil: date('valid_until'),
  note: text('note'),
  /** What its supplier states of freight, duty and tax. */
  costs: jsonb('costs').$type<StatedCosts>(),
  annexes: uuid('annexes').array().notNull().default([]),
  /** The version of the inquiry that it stands for. */
  forVersion: integer('for_version').notNull().default(1),
  /** What is said of each line; its prices are in `quotation_prices`, what they come to in `quotation_totals`. */
  lines: jsonb('lines').$type<AnsweredLine[]>(),
});
const wholeTerms = () => {
  const { currency, tradeTerm, place, paymentType, leadDays, validUntil, lines, ...rest } = terms();
  return {
    currency: currency.notNull(),
    tradeTerm: tradeTerm.notNull(),
    place: place.notNull(),
    paymentType: paymentType.notNull(),
    leadDays: leadDays.notNull(),
    validUntil: validUntil.notNull(),
    lines: lines.notNull(),
    ...rest,
  };
};

type TermColumns = Record<'currency' | 'tradeTerm' | 'paymentType' | 'leadDays' | 'revision' | 'forVersion', PgColumn>;
const termsHold = (t: TermColumns) => [
  known(t.currency, currencies),
  known(t.tradeTerm, tradeTerms),
  known(t.paymentType, paymentTypes),
  atLeast(t.leadDays, 0),
  atLeast(t.revision, 1),
  atLeast(t.forVersion, 1),
];

/** The revision in force of one company's quotation; while it is `sealed`, what it says rests closed in `sealed_quotations`. */
export const quotations = pgTable(
  'quotations',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    inquiryId: ofInquiry(),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<QuotationState>().notNull(),
    revision: integer('revision').notNull(),
    sealed: boolean('sealed').notNull().default(false),
    ...terms(),
    /** Why it was refused, from the list and in the buyer's words. */
    refusedWhy: text('refused_why').$type<RefusalReason>(),
    refusedReason: text('refused_reason'),
    /** Why its company took it back; what it said is kept. */
    withdrawnReason: text('withdrawn_reason'),
    /** Its company cancelled one of several orders of it, and so offers the rest no longer; the others stand. */
    restWithdrawn: boolean('rest_withdrawn').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('quotations_one').on(t.inquiryId, t.entId),
    index('quotations_ent').on(t.entId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.state, quotationStates),
    known(t.refusedWhy, refusalReasons),
    ...termsHold(t),
    check(
      'quotations_sealed_says_nothing',
      sql`case when ${t.sealed}
        then num_nonnulls(${t.currency}, ${t.tradeTerm}, ${t.place}, ${t.paymentType}, ${t.leadDays}, ${t.validUntil}, ${t.note}, ${t.costs}, ${t.lines}) = 0 and cardinality(${t.annexes}) = 0
        else num_nulls(${t.currency}, ${t.tradeTerm}, ${t.place}, ${t.paymentType}, ${t.leadDays}, ${t.validUntil}, ${t.lines}) = 0 end`,
    ),
  ],
);

/** Every revision, kept; `clientKey` makes a repeated submit the same revision. */
export const quotationRevisions = pgTable(
  'quotation_revisions',
  {
    id: uuid('id').primaryKey(),
    quotationId: uuid('quotation_id')
      .notNull()
      .references(() => quotations.id),
    revision: integer('revision').notNull(),
    clientKey: uuid('client_key').notNull(),
    userId: uuid('user_id').notNull(),
    ...wholeTerms(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('quotation_revisions_no').on(t.quotationId, t.revision),
    uniqueIndex('quotation_revisions_key').on(t.clientKey),
    ...termsHold(t),
  ],
);

/** A unit price a line and tier (from 1) of every revision, in its currency; null where the tier isn't offered. */
export const quotationPrices = pgTable(
  'quotation_prices',
  {
    quotationId: uuid('quotation_id')
      .notNull()
      .references(() => quotations.id),
    revision: integer('revision').notNull(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => inquiryLines.id),
    tier: smallint('tier').notNull(),
    price: numeric('price'),
  },
  (t) => [
    primaryKey({ columns: [t.quotationId, t.revision, t.lineId, t.tier] }),
    index('quotation_prices_line').on(t.lineId),
    atLeast(t.price, 0),
    atLeast(t.tier, 1),
  ],
);

/** What a tier (from 1) of every revision comes to, in its currency; null where a line isn't offered there. */
export const quotationTotals = pgTable(
  'quotation_totals',
  {
    quotationId: uuid('quotation_id')
      .notNull()
      .references(() => quotations.id),
    revision: integer('revision').notNull(),
    tier: smallint('tier').notNull(),
    total: numeric('total'),
  },
  (t) => [
    primaryKey({ columns: [t.quotationId, t.revision, t.tier] }),
    atLeast(t.total, 0),
    atLeast(t.tier, 1),
    atLeast(t.revision, 1),
  ],
);

/**
 * What the buyer's side reckons a quotation costs until delivery, besides the costs of its tiers: duty in per cent. Read by the
 * buyer's side alone.
 */
export const quotationAssumptions = pgTable(
  'quotation_assumptions',
  {
    quotationId: uuid('quotation_id')
      .primaryKey()
      .references(() => quotations.id),
    inquiryId: ofInquiry(),
    currency: text('currency').$type<Currency>().notNull(),
    dutyPercent: numeric('duty_percent'),
    updatedBy: uuid('updated_by').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('quotation_assumptions_inquiry').on(t.inquiryId),
    known(t.currency, currencies),
    atLeast(t.dutyPercent, 0),
  ],
);

/** Freight and other cost that the buyer's side assumes for a tier (from 1); null where nothing is assumed. */
export const assumedCosts = pgTable(
  'quotation_assumed_costs',
  {
    quotationId: uuid('quotation_id').notNull(),
    tier: smallint('tier').notNull(),
    freight: numeric('freight'),
    other: numeric('other'),
  },
  (t) => [
    primaryKey({ columns: [t.quotationId, t.tier] }),
    // Named, since the name that follows from both tables is longer than PostgreSQL's names.
    foreignKey({
      name: 'quotation_assumed_costs_assumption_fk',
      columns: [t.quotationId],
      foreignColumns: [quotationAssumptions.quotationId],
    }).onDelete('cascade'),
    atLeast(t.tier, 1),
    atLeast(t.freight, 0),
    atLeast(t.other, 0),
  ],
);

/** Dated rates: CNY for one unit of a currency. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: text('currency').$type<Currency>().notNull(),
    day: date('day').notNull(),
    cny: numeric('cny').notNull(),
    /** Where it is from; '' for those from before it was kept. */
    source: text('source').notNull().default(''),
    at: at('at'),
  },
  (t) => [primaryKey({ columns: [t.currency, t.day] }), known(t.currency, currencies), atLeast(t.cny, 0)],
);
