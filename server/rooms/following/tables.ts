import { boolean, date, index, jsonb, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { currencies, type Currency, type Text } from '#contract/core/schemas.ts';
import { type InterestKind, interestKinds } from '#contract/following/calls.ts';
import { atLeast, known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const since = () => at('created_at').notNull().defaultNow();

/** Products that somebody keeps, with name and price as they were then. */
export const collections = pgTable(
  'collections',
  {
    userId: uuid('user_id').notNull(),
    productId: uuid('product_id').notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    price: numeric('price'),
    currency: text('currency').$type<Currency>().notNull(),
    createdAt: since(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('collections_product').on(t.productId, t.createdAt),
    index('collections_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.productId.desc().nullsFirst()),
    known(t.currency, currencies),
    atLeast(t.price, 0),
  ],
);

/** Companies that somebody follows; `alert` says whether they hear of new products. */
export const companyFollows = pgTable(
  'company_follows',
  {
    userId: uuid('user_id').notNull(),
    entId: uuid('ent_id').notNull(),
    alert: boolean('alert').notNull().default(true),
    createdAt: since(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.entId] }), index('company_follows_ent').on(t.entId)],
);

/** People whose card somebody holds and whom they follow. */
export const personFollows = pgTable(
  'person_follows',
  { userId: uuid('user_id').notNull(), personId: uuid('person_id').notNull(), createdAt: since() },
  (t) => [primaryKey({ columns: [t.userId, t.personId] }), index('person_follows_person').on(t.personId)],
);

/** Materials and processes that somebody follows. */
export const interests = pgTable(
  'interests',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<InterestKind>().notNull(),
    slug: text('slug').notNull(),
    alert: boolean('alert').notNull().default(true),
    createdAt: since(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.slug] }),
    index('interests_slug').on(t.kind, t.slug),
    known(t.kind, interestKinds),
  ],
);

/** Products that have just been listed, until followers were told of them. */
export const listedNews = pgTable(
  'listed_news',
  {
    productId: uuid('product_id').primaryKey(),
    entId: uuid('ent_id').notNull(),
    category: text('category').notNull(),
    /** The day of China on which it was listed: news are told by the day. */
    day: date('day').notNull(),
    toldAt: at('told_at'),
  },
  (t) => [index('listed_news_untold').on(t.toldAt, t.productId)],
);
