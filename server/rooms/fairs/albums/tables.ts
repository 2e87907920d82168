import { index, integer, jsonb, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Text } from '#contract/core/schemas.ts';
import { type PhotoState, photoStates } from '#contract/fairs/albums/albums.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';
import { fairs } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Albums of fairs: those that the desk opens, and one of each exhibitor that shows photographs of its booth (fairs 75). */
export const fairAlbums = pgTable(
  'fair_albums',
  {
    id: uuid('id').primaryKey(),
    fairId: uuid('fair_id')
      .notNull()
      .references(() => fairs.id),
    /** The exhibitor whose album it is; null for the desk's. */
    entId: uuid('ent_id'),
    /** Empty for an exhibitor's, which bears the company's name. */
    title: jsonb('title').$type<Text>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('fair_albums_fair').on(t.fairId, t.createdAt, t.id),
    unique('fair_albums_exhibitor').on(t.fairId, t.entId),
    index('fair_albums_ent').on(t.entId),
  ],
);

/** Photographs that members or an exhibitor sent for an album; the desk shows or refuses each. */
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
    /** In the languages in which it was written. */
    caption: jsonb('caption').$type<Text>().notNull().default({}),
    state: text('state').$type<PhotoState>().notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
    /** Where it stands in an exhibitor's album, from 0. */
    place: smallint('place').notNull().default(0),
    /** Counts what was written to it; the desk decides on what it has read. */
    revision: integer('revision').notNull().default(1),
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
    atLeast(t.place, 0),
    atLeast(t.revision, 1),
  ],
);
