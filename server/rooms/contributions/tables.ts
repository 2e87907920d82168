import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ContributionView } from '#contract/contributions/calls.ts';
import {
  type ContributionParty,
  contributionParties,
  type ContributionState,
  contributionStates,
  contributionSteps,
} from '#contract/contributions/states.ts';
import { type ContributedKind, contributedKinds, type ContributionWords } from '#contract/contributions/words.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** What companies wrote for the platform to publish, and where it stands. `turn` goes up with every act. */
export const contributions = pgTable(
  'contributions',
  {
    /** Made by the client. */
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<ContributedKind>().notNull(),
    state: text('state').$type<ContributionState>().notNull().default('draft'),
    turn: integer('turn').notNull().default(1),
    lang: text('lang').$type<Lang>().notNull(),
    words: jsonb('words').$type<ContributionWords>().notNull(),
    picture: uuid('picture'),
    /** The piece that came of it. */
    pieceId: uuid('piece_id').unique(),
    /** When the company asked to have it taken from the readers. */
    askedAt: at('asked_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('contributions_ent').on(t.entId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contributions_newest').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contributions_state').on(t.state, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contributions_user').on(t.userId),
    index('contributions_picture').on(t.picture),
    known(t.kind, contributedKinds),
    known(t.state, contributionStates),
    known(t.lang, langs),
    atLeast(t.turn, 1),
    check('contributions_piece', sql`${t.state} <> 'accepted' or ${t.pieceId} is not null`),
    check('contributions_asked', sql`${t.askedAt} is null or ${t.state} = 'accepted'`),
  ],
);

type Act = ContributionView['course'][number]['act'];
const acts: Act[] = [...contributionSteps, 'shown', 'hidden'];

/** The course of a contribution, read by the company and the desk. */
export const contributionEvents = pgTable(
  'contribution_events',
  {
    id: uuid('id').primaryKey(),
    contributionId: uuid('contribution_id')
      .notNull()
      .references(() => contributions.id),
    act: text('act').$type<Act>().notNull(),
    party: text('party').$type<ContributionParty>().notNull(),
    userId: uuid('user_id'),
    text: text('text').notNull().default(''),
    /** What was handed in, with `submit`. */
    words: jsonb('words').$type<ContributionWords>(),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('contribution_events_of').on(t.contributionId, t.at, t.id),
    index('contribution_events_user').on(t.userId),
    known(t.act, acts),
    known(t.party, contributionParties),
    check('contribution_events_words', sql`(${t.act} = 'submit') = (${t.words} is not null)`),
  ],
);
