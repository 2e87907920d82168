import { sql } from 'drizzle-orm';
import {
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CampaignTask } from '#contract/carnival/calls.ts';
import {
  type ClaimState,
  claimStates,
  type PrizeKind,
  prizeKinds,
  type TaskKind,
  taskKinds,
} from '#contract/carnival/states.ts';
import type { Text } from '#contract/core/schemas.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';
import type { Closed } from '#server/platform/seal/index.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Campaigns. Coming, open or past follows from the dates; without `published_at` only the desk knows one. */
export const carnivalCampaigns = pgTable(
  'carnival_campaigns',
  {
    id: uuid('id').primaryKey(),
    name: jsonb('name').$type<Text>().notNull(),
    about: jsonb('about').$type<Text>().notNull(),
    zone: text('zone').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    slots: integer('slots').notNull(),
    /** Slots that are drawn: the next one is one more. */
    drawn: integer('drawn').notNull().default(0),
    claimDays: smallint('claim_days').notNull(),
    tasks: jsonb('tasks').$type<CampaignTask[]>().notNull(),
    /** The seed as it is kept until the end, and its commitment, which everybody reads before. */
    sealedSeed: jsonb('sealed_seed').$type<Closed>(),
    commitment: text('commitment'),
    publishedAt: at('published_at'),
    /** Written once the campaign is over, never before. */
    seed: text('seed'),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').notNull(),
    clientKey: uuid('client_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('carnival_campaigns_key').on(t.createdBy, t.clientKey),
    index('carnival_campaigns_newest').on(t.startsAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    together(t.publishedAt, t.sealedSeed, t.commitment),
    atLeast(t.slots, 1),
    atLeast(t.claimDays, 1),
    atLeast(t.version, 1),
    check('carnival_campaigns_dates', sql`${t.startsAt} < ${t.endsAt}`),
    check('carnival_campaigns_drawn', sql`${t.drawn} between 0 and ${t.slots}`),
    check('carnival_campaigns_seed', sql`${t.seed} is null or ${t.publishedAt} is not null`),
  ],
);

/** Prizes of a campaign; `given` never exceeds `stock`. */
export const carnivalPrizes = pgTable(
  'carnival_prizes',
  {
    id: uuid('id').primaryKey(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => carnivalCampaigns.id),
    no: smallint('no').notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    provider: jsonb('provider').$type<Text>().notNull(),
    kind: text('kind').$type<PrizeKind>().notNull(),
    stock: integer('stock').notNull(),
    given: integer('given').notNull().default(0),
  },
  (t) => [
    unique('carnival_prizes_no').on(t.campaignId, t.no),
    known(t.kind, prizeKinds),
    atLeast(t.no, 1),
    atLeast(t.stock, 1),
    check('carnival_prizes_given', sql`${t.given} between 0 and ${t.stock}`),
  ],
);

/** What people did for a campaign's tasks; one deed counts once, however often it is told. */
export const carnivalDeeds = pgTable(
  'carnival_deeds',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => carnivalCampaigns.id),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<TaskKind>().notNull(),
    /** What it was done to, or the job that told it: no id of it is shown to anybody. */
    subject: uuid('subject').notNull(),
    /** In China. */
    day: date('day').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.userId, t.kind, t.subject] }),
    index('carnival_deeds_user').on(t.userId),
    known(t.kind, taskKinds),
  ],
);

/** Draws: each takes the next slot. Of who is gone the slot stays, without a person. */
export const carnivalDraws = pgTable(
  'carnival_draws',
  {
    id: uuid('id').primaryKey(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => carnivalCampaigns.id),
    slot: integer('slot').notNull(),
    userId: uuid('user_id'),
    prizeId: uuid('prize_id').references(() => carnivalPrizes.id),
    clientKey: uuid('client_key').notNull(),
    /** In China, with the network's mark: they hold the limit by address, and the mark is deleted with the end of the campaign. */
    day: date('day').notNull(),
    network: text('network'),
    at: at('at').notNull(),
    /** When its winner was reminded that the time to claim ends. */
    remindedAt: at('reminded_at'),
  },
  (t) => [
    unique('carnival_draws_slot').on(t.campaignId, t.slot),
    unique('carnival_draws_key').on(t.campaignId, t.userId, t.clientKey),
    index('carnival_draws_network').on(t.campaignId, t.network, t.day),
    index('carnival_draws_prize').on(t.prizeId),
    index('carnival_draws_wins')
      .on(t.userId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`prize_id is not null`),
    index('carnival_draws_user').on(t.userId),
    atLeast(t.slot, 1),
  ],
);

/** Wins that were claimed. Address and tracking rest closed under the platform's seal. */
export const carnivalClaims = pgTable(
  'carnival_claims',
  {
    drawId: uuid('draw_id')
      .primaryKey()
      .references(() => carnivalDraws.id),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => carnivalCampaigns.id),
    state: text('state').$type<ClaimState>().notNull(),
    address: jsonb('address').$type<Closed>(),
    tracking: jsonb('tracking').$type<Closed>(),
    claimedAt: at('claimed_at').notNull(),
    sentAt: at('sent_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('carnival_claims_newest').on(t.campaignId, t.claimedAt.desc().nullsFirst(), t.drawId.desc().nullsFirst()),
    index('carnival_claims_ended').on(t.endedAt),
    known(t.state, claimStates),
    check('carnival_claims_sent', sql`(${t.state} = 'claimed') = (${t.sentAt} is null)`),
    check('carnival_claims_ended', sql`(${t.state} in ('received', 'returned')) = (${t.endedAt} is not null)`),
  ],
);
