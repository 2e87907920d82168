import { type FilmCaptions, noCaptions } from '#contract/content/captions.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { paymentTypes, tradeTerms } from '#contract/inquiry/states.ts';
import type { ProductInput, Tier } from '#contract/catalogue/product.ts';
import { importStates, priceSources, productStates, rowActs } from '#contract/catalogue/rules.ts';
import { atLeast, known, knownElements, together } from '#server/platform/database/checks.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One that its supplier deleted keeps its row: inquiries and price changes name it. */
const keptStates = [...productStates, 'deleted'] as const;
type KeptState = (typeof keptStates)[number];
/**
 * A value of the datasheet: the field, the value as text (option slug for an enum), the unit it is stored in. `typed` is what
 * the supplier wrote in another unit; the rest says how it was measured.
 */
export type StoredValue = {
  field: string;
  value: string;
  unit: string | null;
  typed?: { value: string; unit: string };
  condition?: string;
  standard?: string;
  page?: string;
  reviewed?: boolean;
  /** The day of the review, and the last day of its document. */
  reviewedAt?: string;
  reviewedUntil?: string;
};
/** The datasheet as filters compare it: both ends of a number in the field's unit, or the option. */
export type Facts = Record<string, [low: number, high: number] | string>;
/** What the price of a product was made of. */
export type PricePoint = {
  price: string | null;
  currency: Currency;
  per: string;
  samplePrice: string | null;
  tiers: Tier[];
};
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

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
    /** The supplier's own pictures, files of the kind `product`. */
    pictures: uuid('pictures').array().notNull().default([]),
    /** Application fields that it serves, slugs of `ent_field`. */
    uses: text('uses').array().notNull().default([]),
    /** A film, a file of the kind `product`, and what is said in it as WebVTT. */
    film: uuid('film'),
    captions: jsonb('captions').$type<FilmCaptions>().notNull().default(noCaptions),
    intro: jsonb('intro').$type<Partial<Record<Lang, RichHtml>>>().notNull().default({}),
    tiers: jsonb('tiers').$type<Tier[]>().notNull().default([]),
    tradeTerm: text('trade_term').$type<(typeof tradeTerms)[number]>(),
    termPlace: text('term_place').notNull().default(''),
    taxIncluded: boolean('tax_included').notNull().default(false),
    payments: text('payments').array().$type<(typeof paymentTypes)[number][]>().notNull().default([]),
    pricedAt: at('priced_at'),
    state: text('state').$type<KeptState>().notNull().default('listed'),
    /** Since when and why the operator keeps it from everybody, and the state that it had. */
    takenDownAt: at('taken_down_at'),
    takenDownReason: text('taken_down_reason'),
    takenDownFrom: text('taken_down_from').$type<KeptState>(),
    /** How often it was saved; who saves names the one that they began with. */
    revision: integer('revision').notNull().default(1),
    clientKey: uuid('client_key'),
    /** When everybody could find it for the first time. */
    listedAt: at('listed_at'),
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
    index('products_category_ent')
      .on(t.category, t.entId)
      .where(sql`${t.state} = 'listed'`),
    index('products_ent').on(t.entId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('products_key').on(t.entId, t.clientKey),
    index('products_search').using('gin', t.search),
    index('products_open_search').using('gin', t.openSearch),
    index('products_film').on(t.film),
    index('products_search_version').on(t.searchVersion),
    known(t.state, keptStates),
    known(t.tradeTerm, tradeTerms),
    knownElements(t.payments, paymentTypes),
    atLeast(t.revision, 1),
    known(t.currency, currencies),
    atLeast(t.price, 0),
    atLeast(t.moq, 0),
    atLeast(t.samplePrice, 0),
    atLeast(t.sampleMoq, 0),
    atLeast(t.views, 0),
    atLeast(t.searchVersion, 0),
    together(t.takenDownAt, t.takenDownReason, t.takenDownFrom),
    known(t.takenDownFrom, keptStates),
    // What was taken down is nobody's to find.
    check('products_taken_down', sql`${t.takenDownAt} is null or ${t.state} <> 'listed'`),
  ],
);

/** Changes of a product's price, which are never written over. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    how: text('how').$type<(typeof priceSources)[number]>().notNull(),
    was: jsonb('was').$type<PricePoint | null>(),
    now: jsonb('now').$type<PricePoint>().notNull(),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('product_prices_product').on(t.productId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.how, priceSources),
  ],
);

/** A file of products that was read, and how far it is written; its rows go as they are written. */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid('id').primaryKey(),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<(typeof importStates)[number]>().notNull(),
    total: integer('rows_found').notNull(),
    fresh: integer('fresh').notNull(),
    changed: integer('changed').notNull(),
    same: integer('same').notNull(),
    faults: integer('faults').notNull(),
    done: integer('done').notNull().default(0),
    /** Rows whose product somebody changed after the check. */
    skipped: integer('skipped').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('product_imports_ent').on(t.entId),
    index('product_imports_created').on(t.createdAt),
    known(t.state, importStates),
    atLeast(t.done, 0),
    atLeast(t.skipped, 0),
  ],
);

/** A fault of a cell: the key of its column, the rule, and what its text needs. */
export type CellFault = { column: string; code: string; params?: Record<string, string | number> };
/** A row of such a file as it will be written; `revision` is that of the product which it was held against. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    act: text('act').$type<(typeof rowActs)[number]>().notNull(),
    productId: uuid('product_id'),
    revision: integer('revision').notNull().default(0),
    content: jsonb('content').$type<ProductInput | null>(),
    name: jsonb('name').$type<Text>().notNull().default({}),
    model: text('model').notNull().default(''),
    faults: jsonb('faults').$type<CellFault[]>().notNull().default([]),
    changes: jsonb('changes').$type<{ column: string; was: string; now: string }[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index('product_import_rows_act').on(t.importId, t.act, t.row),
    known(t.act, rowActs),
  ],
);
