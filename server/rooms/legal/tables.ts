import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type LegalDocument, legalNames } from '#contract/legal/documents.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';
import type { LegalWords } from './words.ts';

/** Every version of a legal text that was in force after the shipped one; nobody changes or deletes one. */
export const legalEditions = pgTable(
  'legal_editions',
  {
    document: text('document').$type<LegalDocument>().notNull(),
    /** 2 for the first that the desk published; readers see `2.0`. */
    major: integer('major').notNull(),
    words: jsonb('words').$type<LegalWords>().notNull(),
    pieceId: uuid('piece_id').notNull(),
    /** The version of the piece. */
    no: integer('no').notNull(),
    since: timestamp('since', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.document, t.major] }),
    unique('legal_editions_version').on(t.pieceId, t.no),
    known(t.document, legalNames),
    atLeast(t.major, 2),
    atLeast(t.no, 1),
  ],
);
