import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type EntryAct,
  entryActs,
  type EntryCode,
  entryCodes,
  type RuleCode,
  ruleCodes,
  type ToolKey,
  toolKeys,
} from '#contract/points/rules.ts';
import {
  type ExchangeState,
  exchangeStates,
  type GoodKind,
  goodKinds,
  type GoodPicture,
  goodPictures,
} from '#contract/points/mall/states.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Closed } from '#server/platform/seal/index.ts';
import { atLeast, known, knownElements } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** What deeds give and cost, each from a moment on; the newest that has begun is in force. Rows are never changed. */
export const pointRules = pgTable(
  'point_rules',
  {
    id: uuid('id').primaryKey(),
    code: text('code').$type<RuleCode>().notNull(),
    value: integer('value').notNull(),
    /** More for each further day of a streak. */
    step: integer('step').notNull().default(0),
    dayCap: integer('day_cap'),
    lifeCap: integer('life_cap'),
    holdDays: smallint('hold_days').notNull().default(0),
    validDays: smallint('valid_days'),
    startsAt: at('starts_at').notNull(),
    /** Nobody for those that the house ships. */
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('point_rules_from').on(t.code, t.startsAt),
    known(t.code, ruleCodes),
    atLeast(t.value, 0),
    atLeast(t.step, 0),
    atLeast(t.dayCap, 0),
    atLeast(t.lifeCap, 0),
    atLeast(t.holdDays, 0),
    atLeast(t.validDays, 1),
  ],
);

/** What each member has; the lock of their ledger. Every column is the sum of the ledger's. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    userId: uuid('user_id').primaryKey(),
    available: integer('available').notNull().default(0),
    pending: integer('pending').notNull().default(0),
    claim: integer('claim').notNull().default(0),
    lifetime: integer('lifetime').notNull().default(0),
    /** Lines of the ledger: the next one is one more. */
    entries: integer('entries').notNull().default(0),
  },
  (t) => [
    atLeast(t.available, 0),
    atLeast(t.pending, 0),
    atLeast(t.claim, 0),
    atLeast(t.lifetime, 0),
    check('point_accounts_claim', sql`${t.claim} = 0 or ${t.available} = 0`),
  ],
);

/**
 * The ledger: one row a transfer, with its legs as columns, so that no row can be written that does not balance (decision 0087).
 * Nobody changes or deletes a row.
 */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    no: integer('no').notNull(),
    act: text('act').$type<EntryAct>().notNull(),
    code: text('code').$type<EntryCode>(),
    ruleId: uuid('rule_id').references(() => pointRules.id),
    /** What happened, and to which record: `inquiry.published` and its id. */
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    /** One transfer of a deed, however often it is told. */
    key: text('key').notNull().unique('point_entries_key'),
    /** The line that this one releases, reverses, refunds or ends. */
    refersTo: uuid('refers_to').references((): AnyPgColumn => pointEntries.id),
    about: text('about').notNull().default(''),
    note: text('note'),
    /** The legs: the member's two accounts and the platform's; and what of a claim came up or was paid. */
    available: integer('available').notNull(),
    pending: integer('pending').notNull(),
    platform: integer('platform').notNull(),
    claim: integer('claim').notNull(),
    amount: integer('points').notNull(),
    /** The same accounts after it. */
    balance: integer('balance').notNull(),
    pendingAfter: integer('pending_after').notNull(),
    claimAfter: integer('claim_after').notNull(),
    expiresAt: at('expires_at'),
    /** In China. */
    day: date('day').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    unique('point_entries_no').on(t.userId, t.no),
    unique('point_entries_refers').on(t.refersTo, t.act),
    index('point_entries_caps').on(t.userId, t.code, t.day),
    index('point_entries_newest').on(t.userId, t.no.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.act, entryActs),
    known(t.code, entryCodes),
    atLeast(t.balance, 0),
    atLeast(t.pendingAfter, 0),
    atLeast(t.claimAfter, 0),
    check('point_entries_balanced', sql`${t.available} + ${t.pending} + ${t.platform} = 0`),
    check('point_entries_amount', sql`${t.amount} = ${t.available} + ${t.pending} - ${t.claim}`),
  ],
);

/** What is left of each earning: what ends first is spent first. Held ones are pending, all others available. */
export const pointLots = pgTable(
  'point_lots',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => pointEntries.id),
    userId: uuid('user_id').notNull(),
    left: integer('left').notNull(),
    heldUntil: at('held_until'),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('point_lots_user')
      .on(t.userId, t.expiresAt)
      .where(sql`"left" > 0`),
    index('point_lots_held')
      .on(t.heldUntil)
      .where(sql`held_until is not null`),
    index('point_lots_expiry')
      .on(t.expiresAt)
      .where(sql`"left" > 0 and held_until is null`),
    atLeast(t.left, 0),
  ],
);

/** Days of China that members signed in on, and those that they signed later. */
export const pointSignIns = pgTable(
  'point_sign_ins',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    countersigned: boolean('countersigned').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** Tools that a member keeps at hand, in their order. */
export const memberTools = pgTable(
  'member_tools',
  { userId: uuid('user_id').primaryKey(), tools: text('tools').array().$type<ToolKey[]>().notNull() },
  (t) => [knownElements(t.tools, toolKeys)],
);

/** What points are exchanged for; `left` is the stock that nobody has taken. */
export const mallGoods = pgTable(
  'mall_goods',
  {
    id: uuid('id').primaryKey(),
    name: jsonb('name').$type<Text>().notNull(),
    about: jsonb('about').$type<Text>().notNull(),
    kind: text('kind').$type<GoodKind>().notNull(),
    picture: text('picture').$type<GoodPicture>().notNull(),
    /** Points. */
    points: integer('points').notNull(),
    left: integer('left').notNull(),
    perPerson: integer('per_person'),
    offered: boolean('offered').notNull(),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by'),
    clientKey: uuid('client_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('mall_goods_key').on(t.createdBy, t.clientKey),
    index('mall_goods_offered').on(t.offered, t.points, t.id),
    known(t.kind, goodKinds),
    known(t.picture, goodPictures),
    atLeast(t.points, 1),
    atLeast(t.left, 0),
    atLeast(t.perPerson, 1),
    atLeast(t.version, 1),
  ],
);

/** What somebody exchanged points for. Address and tracking rest closed under the platform's seal. */
export const mallExchanges = pgTable(
  'mall_exchanges',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    goodId: uuid('good_id')
      .notNull()
      .references(() => mallGoods.id),
    userId: uuid('user_id').notNull(),
    /** The line of the ledger that paid for it. */
    entryId: uuid('entry_id')
      .notNull()
      .references(() => pointEntries.id),
    points: integer('points').notNull(),
    state: text('state').$type<ExchangeState>().notNull(),
    address: jsonb('address').$type<Closed>(),
    tracking: jsonb('tracking').$type<Closed>(),
    reason: text('reason').notNull().default(''),
    clientKey: uuid('client_key').notNull(),
    orderedAt: at('ordered_at').notNull().defaultNow(),
    sentAt: at('sent_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    unique('mall_exchanges_key').on(t.userId, t.clientKey),
    index('mall_exchanges_mine').on(t.userId, t.orderedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('mall_exchanges_good').on(t.goodId, t.userId),
    index('mall_exchanges_newest').on(t.orderedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('mall_exchanges_ended').on(t.endedAt),
    known(t.state, exchangeStates),
    atLeast(t.points, 1),
    check(
      'mall_exchanges_ended',
      sql`(${t.state} in ('received', 'returned', 'cancelled')) = (${t.endedAt} is not null)`,
    ),
  ],
);

/** Addresses of members, closed under the platform's seal. */
export const mallAddresses = pgTable(
  'mall_addresses',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    content: jsonb('content').$type<Closed>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('mall_addresses_user').on(t.userId)],
);
