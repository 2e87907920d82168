import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type issueFaults, issueStates } from '#contract/content/desk-media.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';
import { contentPieces } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Editions of issues: a PDF that is, or was, read in page by page. */
export const contentIssues = pgTable(
  'content_issues',
  {
    id: uuid('id').primaryKey(),
    pieceId: uuid('piece_id')
      .notNull()
      .references(() => contentPieces.id),
    fileId: uuid('file_id').notNull(),
    state: text('state').$type<(typeof issueStates)[number]>().notNull().default('reading'),
    fault: text('fault').$type<(typeof issueFaults)[number]>(),
    /** Empty until the PDF was opened. */
    pages: integer('pages'),
    done: integer('done').notNull().default(0),
    createdBy: uuid('created_by').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('content_issues_piece').on(t.pieceId, t.createdAt),
    index('content_issues_file').on(t.fileId),
    known(t.state, issueStates),
    atLeast(t.pages, 1),
    atLeast(t.done, 0),
  ],
);

/** Pages that were read in: size in points and text; their pictures lie in the storage. */
export const contentIssuePages = pgTable(
  'content_issue_pages',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => contentIssues.id),
    no: integer('no').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issueId, t.no] }), atLeast(t.no, 1), atLeast(t.width, 1), atLeast(t.height, 1)],
);
