import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type BoothClass, boothClasses } from '#contract/fairs/classes.ts';
import { type BoothSize, boothSizes } from '#contract/fairs/states.ts';
import { known } from '#server/platform/database/checks.ts';
import type { Closed } from '#server/platform/seal/index.ts';
import { fairs } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Who comes to a fair, each with a ticket; cancelled, a row goes. */
export const fairVisitors = pgTable(
  'fair_visitors',
  {
    id: uuid('id').primaryKey(),
    fairId: uuid('fair_id')
      .notNull()
      .references(() => fairs.id),
    userId: uuid('user_id').notNull(),
    /** The ticket is found by its code's digest; the code itself is closed, for its owner to show again. */
    codeHash: text('code_hash').notNull().unique(),
    code: jsonb('code').$type<Closed>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    usedAt: at('used_at'),
    /** Who let them in. */
    usedBy: uuid('used_by'),
  },
  (t) => [
    unique('fair_visitors_person').on(t.fairId, t.userId),
    index('fair_visitors_user').on(t.userId),
    index('fair_visitors_used_by').on(t.usedBy),
    check('fair_visitors_used', sql`${t.usedBy} is null or ${t.usedAt} is not null`),
  ],
);

/** Companies that want to exhibit at a fair. */
export const fairIntentions = pgTable(
  'fair_intentions',
  {
    id: uuid('id').primaryKey(),
    fairId: uuid('fair_id')
      .notNull()
      .references(() => fairs.id),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    class: text('class').$type<BoothClass>().notNull(),
    size: text('size').$type<BoothSize>().notNull(),
    wishes: text('wishes').notNull(),
    contact: text('contact').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('fair_intentions_company').on(t.fairId, t.entId),
    index('fair_intentions_ent').on(t.entId),
    index('fair_intentions_user').on(t.userId),
    known(t.class, boothClasses),
    known(t.size, boothSizes),
  ],
);

/** Classes of exhibitors that people follow. */
export const classFollows = pgTable(
  'class_follows',
  {
    userId: uuid('user_id').notNull(),
    class: text('class').$type<BoothClass>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.class] }), known(t.class, boothClasses)],
);
