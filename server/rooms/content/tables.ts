import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type ContentKind, contentKinds } from '#contract/content/kinds.ts';
import type { PieceContent } from '#contract/content/piece.ts';
import { type PieceAct, pieceActs, type PieceState, pieceStates } from '#contract/content/states.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/**
 * What the platform publishes. `head` is the newest version, in `state`; `shown` the one that readers get, if any.
 * `turn` goes up with every act.
 */
export const contentPieces = pgTable(
  'content_pieces',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ContentKind>().notNull(),
    slug: text('slug').notNull().unique(),
    state: text('state').$type<PieceState>().notNull().default('draft'),
    head: integer('head').notNull().default(1),
    shown: integer('shown'),
    turn: integer('turn').notNull().default(1),
    submittedBy: uuid('submitted_by'),
    /** The language whose words are a member's, which the desk does not change. */
    theirs: text('theirs').$type<Lang>(),
    /** Its author took it back: it is not handed in any more. */
    barred: boolean('barred').notNull().default(false),
    /** When it is to go to its readers; empty: with its approval. */
    publishAt: at('publish_at'),
    publishedAt: at('published_at'),
    revisedAt: at('revised_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('content_pieces_newest').on(t.kind, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('content_pieces_changed').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.kind, contentKinds),
    known(t.state, pieceStates),
    known(t.theirs, langs),
    check('content_pieces_barred', sql`not ${t.barred} or ${t.state} = 'withdrawn'`),
    atLeast(t.head, 1),
    atLeast(t.turn, 1),
    check(
      'content_pieces_shown',
      sql`${t.shown} is null or (${t.shown} <= ${t.head} and ${t.publishedAt} is not null)`,
    ),
    check('content_pieces_live', sql`${t.state} <> 'published' or ${t.shown} = ${t.head}`),
    check('content_pieces_due', sql`${t.state} <> 'scheduled' or ${t.publishAt} is not null`),
  ],
);

/** Every version that was saved; nobody changes one. */
export const contentVersions = pgTable(
  'content_versions',
  {
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => contentPieces.id),
    no: integer('no').notNull(),
    content: jsonb('content').$type<PieceContent>().notNull(),
    authorId: uuid('author_id').notNull(),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.pieceId, t.no] }), atLeast(t.no, 1)],
);

/** Slugs that a piece has or had: none leads to two pieces. */
export const contentSlugs = pgTable(
  'content_slugs',
  {
    slug: text('slug').primaryKey(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => contentPieces.id),
  },
  (t) => [index('content_slugs_piece').on(t.pieceId)],
);

/** What was done with a piece, by whom and why. */
export const contentMoves = pgTable(
  'content_moves',
  {
    id: uuid('id').primaryKey(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => contentPieces.id),
    no: integer('no').notNull(),
    act: text('act').$type<PieceAct>().notNull(),
    /** Empty where the clock did it. */
    userId: uuid('user_id'),
    reason: text('reason').notNull().default(''),
    alone: boolean('alone').notNull().default(false),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [index('content_moves_piece').on(t.pieceId, t.at, t.id), known(t.act, pieceActs), atLeast(t.no, 1)],
);

/** What a member has read, as the news centre shows it. */
export const contentReads = pgTable(
  'content_reads',
  {
    userId: uuid('user_id').notNull(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => contentPieces.id),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.pieceId] }), index('content_reads_piece').on(t.pieceId)],
);
