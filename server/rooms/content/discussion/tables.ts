import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { atLeast, known } from '#server/platform/database/checks.ts';
import { contentPieces } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const piece = () =>
  uuid('piece_id')
    .notNull()
    .references(() => contentPieces.id);

/** What members say of pieces. */
export const contentComments = pgTable(
  'content_comments',
  {
    id: uuid('id').primaryKey(),
    pieceId: piece(),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** The desk has hidden it for good. */
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    index('content_comments_newest').on(t.pieceId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('content_comments_user').on(t.userId),
  ],
);

export const markKinds = ['praise', 'collect', 'follow'] as const;
/** What members praise and collect; `follow`: the statement through which they follow who says it. */
export const contentMarks = pgTable(
  'content_marks',
  {
    userId: uuid('user_id').notNull(),
    pieceId: piece(),
    kind: text('kind').$type<(typeof markKinds)[number]>().notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.pieceId, t.kind] }),
    index('content_marks_piece').on(t.pieceId, t.kind),
    known(t.kind, markKinds),
  ],
);

/** Where members stopped watching a video. */
export const contentPositions = pgTable(
  'content_positions',
  {
    userId: uuid('user_id').notNull(),
    pieceId: piece(),
    seconds: integer('seconds').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.pieceId] }),
    index('content_positions_piece').on(t.pieceId),
    atLeast(t.seconds, 0),
  ],
);
