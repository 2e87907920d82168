import { sql } from 'drizzle-orm';
import {
  bigserial,
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
  uuid,
} from 'drizzle-orm/pg-core';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type FilmCaptions, noCaptions } from '#contract/content/captions.ts';
import { type SeatState, seatStates, type Speaker } from '#contract/fairs/forums.ts';
import { type SpeakerDraft } from '#contract/fairs/desk/written.ts';
import {
  type ProposalDefect,
  proposalDefects,
  proposalStates,
  type TalkProposalState,
} from '#contract/fairs/desk/proposals.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';
import { fairHalls, fairs } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Talks of fairs. Coming, live or past follows from the hours when a row is read. */
export const fairForums = pgTable(
  'fair_forums',
  {
    id: uuid('id').primaryKey(),
    fairId: uuid('fair_id')
      .notNull()
      .references(() => fairs.id),
    hallId: uuid('hall_id').references(() => fairHalls.id),
    /** Number of the stage within its hall. */
    stage: smallint('stage').notNull().default(1),
    /** The exhibitor that leads it; none where the fair does. */
    entId: uuid('ent_id'),
    title: jsonb('title').$type<Text>().notNull(),
    about: jsonb('about').$type<Text>().notNull().default({}),
    speakers: jsonb('speakers').$type<Speaker[]>().notNull().default([]),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    places: integer('places').notNull(),
    language: text('language').$type<Lang>().notNull(),
    recording: uuid('recording'),
    /** What is said in it, by language, as WebVTT. */
    captions: jsonb('captions').$type<FilmCaptions>().notNull().default(noCaptions),
    /** Counts the desk's saves. */
    version: integer('version').notNull().default(1),
    /** A talk that is cancelled is kept for the desk and shown to nobody else. */
    cancelledAt: at('cancelled_at'),
    cancelReason: text('cancel_reason'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('fair_forums_fair').on(t.fairId, t.startsAt),
    index('fair_forums_starts').on(t.startsAt, t.id),
    index('fair_forums_hall').on(t.hallId),
    index('fair_forums_ent').on(t.entId),
    index('fair_forums_recording').on(t.recording),
    check('fair_forums_hours', sql`${t.startsAt} < ${t.endsAt}`),
    atLeast(t.places, 1),
    atLeast(t.stage, 1),
    atLeast(t.version, 1),
    together(t.cancelledAt, t.cancelReason),
    known(t.language, langs),
  ],
);

/** Who has a place in a talk, and who waits for one in the order of `n`. */
export const forumSeats = pgTable(
  'forum_seats',
  {
    forumId: uuid('forum_id')
      .notNull()
      .references(() => fairForums.id),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<SeatState>().notNull(),
    n: bigserial('n', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When they were reminded of its beginning. */
    remindedAt: at('reminded_at'),
    /** When they first had the talk open while it went on, and when they had it open long enough to count as present. */
    enteredAt: at('entered_at'),
    presentAt: at('present_at'),
  },
  (t) => [
    primaryKey({ columns: [t.forumId, t.userId] }),
    index('forum_seats_turn').on(t.forumId, t.state, t.n),
    index('forum_seats_user').on(t.userId),
    known(t.state, seatStates),
  ],
);

/** Questions that people with a place ask. */
export const forumQuestions = pgTable(
  'forum_questions',
  {
    id: uuid('id').primaryKey(),
    forumId: uuid('forum_id')
      .notNull()
      .references(() => fairForums.id),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    answeredAt: at('answered_at'),
    /** An operator hid it after a report. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [index('forum_questions_forum').on(t.forumId, t.createdAt), index('forum_questions_user').on(t.userId)],
);

/** Who wants which question answered; one vote a person. */
export const forumVotes = pgTable(
  'forum_votes',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => forumQuestions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.userId] }), index('forum_votes_user').on(t.userId)],
);

/** Talks that exhibitors propose for a fair; an accepted one names the talk that it became. */
export const talkProposals = pgTable(
  'talk_proposals',
  {
    id: uuid('id').primaryKey(),
    fairId: uuid('fair_id')
      .notNull()
      .references(() => fairs.id),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    about: jsonb('about').$type<Text>().notNull(),
    language: text('language').$type<Lang>().notNull(),
    speakers: jsonb('speakers').$type<SpeakerDraft[]>().notNull(),
    /** A day of the fair, in its own zone. */
    wishedDay: date('wished_day').notNull(),
    minutes: smallint('minutes').notNull(),
    state: text('state').$type<TalkProposalState>().notNull().default('proposed'),
    /** Counts what was done to it. */
    version: integer('version').notNull().default(1),
    defect: text('defect').$type<ProposalDefect>(),
    words: text('words').notNull().default(''),
    forumId: uuid('forum_id').references(() => fairForums.id),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('talk_proposals_fair').on(t.fairId, t.state),
    index('talk_proposals_ent').on(t.entId, t.updatedAt),
    index('talk_proposals_user').on(t.userId),
    index('talk_proposals_forum').on(t.forumId),
    known(t.language, langs),
    known(t.state, proposalStates),
    known(t.defect, proposalDefects),
    atLeast(t.minutes, 1),
    atLeast(t.version, 1),
    check('talk_proposals_accepted', sql`(${t.state} = 'accepted') = (${t.forumId} is not null)`),
    check('talk_proposals_returned', sql`${t.state} <> 'returned' or ${t.defect} is not null`),
  ],
);
