import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '#contract/core/schemas.ts';
import { type PhotoState, photoStates } from '#contract/fairs/albums/albums.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';
import { fairs } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Albums of fairs. */
export const fairAlbums = pgTable(
  'fair_albums',
  {
    id: uuid('id').primaryKey(),
    fairId: uuid('fair_id')
      .notNull()
      .references(() => fairs.id),
    title: jsonb('title').$type<Text>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('fair_albums_fair').on(t.fairId, t.createdAt, t.id)],
);

/** Photographs that members sent for an album; the desk shows or refuses each. */
export const albumPhotos = pgTable(
  'album_photos',
  {
    id: uuid('id').primaryKey(),
    albumId: uuid('album_id')
      .notNull()
      .references(() => fairAlbums.id),
    userId: uuid('user_id').notNull(),
    file: uuid('file').notNull(),
    /** Pixels of the picture, for the room that it takes before it is there. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** In the language in which it was written. */
    caption: jsonb('caption').$type<Text>().notNull().default({}),
    state: text('state').$type<PhotoState>().notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    decidedAt: at('decided_at'),
  },
  (t) => [
    unique('album_photos_file').on(t.file),
    index('album_photos_album').on(t.albumId, t.state, t.createdAt, t.id),
    index('album_photos_user').on(t.userId),
    index('album_photos_waiting').on(t.state, t.createdAt, t.id),
    known(t.state, photoStates),
    atLeast(t.width, 1),
    atLeast(t.height, 1),
  ],
);
