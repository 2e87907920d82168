import { sql } from 'drizzle-orm';
import {
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
import type { RichHtml } from '#contract/core/rich-text.ts';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import type { Lang } from '#contract/core/langs.ts';
import {
  type DockingAct,
  type DockingActor,
  dockingActors,
  dockingActs,
  projectStates,
  type ProposalState,
  proposalStates,
  type StageState,
  stageStates,
} from '#contract/docking/states.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const keptStates = projectStates.filter((s) => s !== 'closed');

/** Projects that providers answer. `state` never holds `closed`: that follows from the deadline when a row is read. */
export const dockingProjects = pgTable(
  'docking_projects',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    clientKey: uuid('client_key').notNull(),
    ownerId: uuid('owner_id').notNull(),
    entId: uuid('ent_id'),
    state: text('state').$type<(typeof keptStates)[number]>().notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    need: jsonb('need').$type<Partial<Record<Lang, RichHtml>>>().notNull(),
    kind: text('service').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    budgetMin: numeric('budget_min'),
    /** Empty: negotiable. */
    budgetMax: numeric('budget_max'),
    region: text('region'),
    place: jsonb('place').$type<Text>().notNull().default({}),
    wishedFrom: date('wished_from'),
    wishedTo: date('wished_to'),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull().default(''),
    contactMail: text('contact_mail').notNull().default(''),
    deadline: at('deadline').notNull(),
    pictures: uuid('pictures').array().notNull().default([]),
    annexes: uuid('annexes').array().notNull().default([]),
    /** How many sides have a proposal that was not withdrawn. */
    proposals: integer('proposals').notNull().default(0),
    /** Since when the operator keeps it out of the list. */
    hiddenAt: at('hidden_at'),
    publishedAt: at('published_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('docking_projects_key').on(t.ownerId, t.clientKey),
    index('docking_projects_published').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('docking_projects_deadline').on(t.deadline, t.id),
    index('docking_projects_ent').on(t.entId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.state, keptStates),
    known(t.currency, currencies),
    atLeast(t.budgetMin, 0),
    atLeast(t.budgetMax, 0),
    atLeast(t.proposals, 0),
    check('docking_projects_budget', sql`${t.budgetMin} is null or ${t.budgetMin} <= ${t.budgetMax}`),
  ],
);

/** One answer a company; a revision takes the place of what was offered before. */
export const dockingProposals = pgTable(
  'docking_proposals',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => dockingProjects.id),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    clientKey: uuid('client_key').notNull(),
    state: text('state').$type<ProposalState>().notNull(),
    revision: integer('revision').notNull().default(1),
    total: numeric('total', { precision: 20, scale: 2 }).notNull(),
    references: jsonb('past_work').$type<Text>().notNull().default({}),
    note: jsonb('note').$type<Text>().notNull().default({}),
    annexes: uuid('annexes').array().notNull().default([]),
    question: jsonb('question').$type<Text>(),
    reason: jsonb('reason').$type<Text>(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('docking_proposals_one').on(t.projectId, t.entId),
    index('docking_proposals_ent').on(t.entId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.state, proposalStates),
    atLeast(t.total, 0),
    atLeast(t.revision, 1),
  ],
);

/** What a proposal offers for a stage. */
export const dockingLines = pgTable(
  'docking_lines',
  {
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => dockingProposals.id),
    stage: smallint('stage').notNull(),
    what: jsonb('what').$type<Text>().notNull(),
    price: numeric('price', { precision: 16, scale: 2 }).notNull(),
    days: integer('days').notNull(),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.stage] }), atLeast(t.price, 0), atLeast(t.days, 1)],
);

/** Stages of a project, and once they are awarded who does them at what price. */
export const dockingStages = pgTable(
  'docking_stages',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => dockingProjects.id),
    no: smallint('no').notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    delivers: jsonb('delivers').$type<Text>().notNull(),
    due: date('due'),
    state: text('state').$type<StageState>().notNull(),
    proposalId: uuid('proposal_id').references(() => dockingProposals.id),
    price: numeric('price', { precision: 16, scale: 2 }),
    deliveredAt: at('delivered_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.no] }),
    index('docking_stages_proposal').on(t.proposalId),
    index('docking_stages_delivered')
      .on(t.deliveredAt)
      .where(sql`state = 'delivered'`),
    known(t.state, stageStates),
    atLeast(t.price, 0),
    check(
      'docking_stages_awarded',
      sql`${t.state} in ('planned', 'dropped') or (${t.proposalId} is not null and ${t.price} is not null)`,
    ),
    check('docking_stages_delivery', sql`${t.state} <> 'delivered' or ${t.deliveredAt} is not null`),
  ],
);

/** The timeline: what belongs to a proposal is read by its two sides alone. */
export const dockingEvents = pgTable(
  'docking_events',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => dockingProjects.id),
    proposalId: uuid('proposal_id').references(() => dockingProposals.id),
    stage: smallint('stage'),
    act: text('act').$type<DockingAct>().notNull(),
    party: text('party').$type<DockingActor>().notNull(),
    userId: uuid('user_id'),
    text: text('text'),
    files: uuid('files').array().notNull().default([]),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('docking_events_project').on(t.projectId, t.at, t.id),
    known(t.act, dockingActs),
    known(t.party, dockingActors),
  ],
);
