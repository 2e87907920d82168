import {
  boolean,
  doublePrecision,
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
import type { Text } from '#contract/core/schemas.ts';
import { dictTypes } from '#contract/dictionary/calls.ts';
import { known } from '#server/platform/database/checks.ts';

/** Dictionary items; trees by `parentId`, siblings by `position`. Ids are stable; 1567 and 1568 are the order tendencies (catalogue 12). */
export const dictItems = pgTable(
  'dict_items',
  {
    id: integer('id').primaryKey(),
    dictType: text('dict_type').notNull(),
    parentId: integer('parent_id'),
    value: text('value').notNull(),
    label: jsonb('label').$type<Text>().notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [index('dict_items_type').on(t.dictType), known(t.dictType, dictTypes)],
);

/** Which reference data stands in `dict_items`: a digest, so that a start without changes writes nothing. */
export const dictVersions = pgTable('dict_versions', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
});

/**
 * What operators changed of the shipped items, and what they added; applied to `dict_items` when these are read, so that a
 * new version of the shipped data keeps it. Keyed by slug, for ids of shipped items may move with their file.
 */
export const dictChanges = pgTable(
  'dict_changes',
  {
    dictType: text('dict_type').notNull(),
    value: text('value').notNull(),
    /** The id of an item that was added; null for a change of a shipped one. */
    addedId: integer('added_id').unique(),
    /** Where an added item hangs; null at the top. */
    parentValue: text('parent_value'),
    /** null: the shipped text holds. */
    label: jsonb('label').$type<Text>(),
    hidden: boolean('hidden').notNull().default(false),
    /** Among its siblings, as a number between theirs; null: where it was shipped, or behind them. */
    position: doublePrecision('position'),
    /** Counts the changes; who changes names the one that was seen. A reset counts too. */
    version: integer('version').notNull(),
    updatedBy: uuid('updated_by'),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.dictType, t.value] }), known(t.dictType, dictTypes)],
);
