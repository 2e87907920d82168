import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const productStates = ['listed', 'hidden'] as const;
export type ProductState = (typeof productStates)[number];
/** A value of the datasheet: the field, the value as text (option slug for an enum), the unit it is stored in. */
export type StoredValue = { field: string; value: string; unit: string | null };
/** The datasheet as filters compare it: both ends of a number in the field's unit, or the option. */
export type Facts = Record<string, [low: number, high: number] | string>;

/** Products; `price` empty means negotiable. `search` holds our own words and tokens, not PostgreSQL's parsing. */
export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey(),
    entId: uuid('ent_id').notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    model: text('model').notNull().default(''),
    category: text('category').notNull(),
    values: jsonb('values').$type<StoredValue[]>().notNull().default([]),
    price: numeric('price'),
    currency: text('currency').$type<Currency>().notNull().default('CNY'),
    per: text('per').notNull(),
    moq: numeric('moq'),
    samplePrice: numeric('sample_price'),
    sampleMoq: numeric('sample_moq'),
    brand: text('brand').notNull().default(''),
    overview: jsonb('overview').$type<Text>().notNull().default({}),
    hot: boolean('hot').notNull().default(false),
    picture: jsonb('picture').$type<{ subject: string; seed: number } | null>(),
    state: text('state').$type<ProductState>().notNull().default('listed'),
    views: integer('views').notNull().default(0),
    search: tsvector('search').notNull(),
    /** The words under which everybody may find it; `search` has those of members too. */
    openSearch: tsvector('open_search').notNull().default(''),
    facts: jsonb('facts').$type<Facts>().notNull().default({}),
    /** By which rules `search` and `facts` were made; older ones are made anew. */
    searchVersion: integer('search_version').notNull().default(0),
    demo: boolean('demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (t) => [
    index('products_newest')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'listed'`),
    index('products_hot')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'listed' and ${t.hot}`),
    index('products_price')
      .on(t.price, t.id)
      .where(sql`${t.state} = 'listed'`),
    index('products_category').on(t.category, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('products_ent').on(t.entId),
    index('products_search').using('gin', t.search),
    index('products_open_search').using('gin', t.openSearch),
    index('products_search_version').on(t.searchVersion),
    known(t.state, productStates),
    known(t.currency, currencies),
    atLeast(t.price, 0),
    atLeast(t.moq, 0),
    atLeast(t.samplePrice, 0),
    atLeast(t.sampleMoq, 0),
    atLeast(t.views, 0),
    atLeast(t.searchVersion, 0),
  ],
);
