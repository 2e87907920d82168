import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Text } from '#contract/core/schemas.ts';

/** Dictionary items; trees by `parentId`, siblings by `position`. Ids are stable, 1567 and 1568 the specification's. */
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
  (t) => [index('dict_items_type').on(t.dictType)],
);

/** Which reference data stands in `dict_items`: a digest, so that a start without changes writes nothing. */
export const dictVersions = pgTable('dict_versions', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
});
