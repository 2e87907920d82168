import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { type FilmCaptions, noCaptions } from '#contract/content/captions.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type BoothClass, boothClasses } from '#contract/fairs/classes.ts';
import type { StaffSpan } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { type HallPlan, type Outline, type Side, sides } from '#contract/fairs/plan.ts';
import {
  type BoothAccent,
  boothAccents,
  type BoothSize,
  boothSizes,
  type BoothState,
  boothStates,
  type BoothTemplate,
  boothTemplates,
} from '#contract/fairs/states.ts';
import { atLeast, known, knownElements } from '#server/platform/database/checks.ts';
import { langs } from '#contract/core/langs.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Fairs. Coming, open or past follows from the dates when a row is read; without `published_at` only the desk knows it. */
export const fairs = pgTable(
  'fairs',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: jsonb('name').$type<Text>().notNull(),
    about: jsonb('about').$type<Text>().notNull().default({}),
    place: jsonb('place').$type<Text>().notNull().default({}),
    /** The zone in which its days are meant, `Asia/Shanghai`. */
    zone: text('zone').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    publishedAt: at('published_at'),
    /** Counts the desk's saves. */
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('fairs_starts').on(t.startsAt, t.id),
    check('fairs_dates', sql`${t.startsAt} < ${t.endsAt}`),
    atLeast(t.version, 1),
  ],
);

/** Halls of fairs with their plans, in metres. */
export const fairHalls = pgTable(
  'fair_halls',
  {
    id: uuid('id').primaryKey(),
    fairId: uuid('fair_id')
      .notNull()
      .references(() => fairs.id),
    no: smallint('no').notNull(),
    name: jsonb('name').$type<Text>().notNull(),
    plan: jsonb('plan').$type<HallPlan>().notNull(),
    /** Counts the saves of plan and booths. */
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [unique('fair_halls_no').on(t.fairId, t.no), atLeast(t.no, 1), atLeast(t.version, 1)],
);

/** Booths where they stand, each with its exhibitor or free. */
export const fairBooths = pgTable(
  'fair_booths',
  {
    id: uuid('id').primaryKey(),
    hallId: uuid('hall_id')
      .notNull()
      .references(() => fairHalls.id),
    /** As the hall calls it, `A12`. */
    number: text('number').notNull(),
    outline: jsonb('outline').$type<Outline>().notNull(),
    front: text('front').$type<Side>().notNull(),
    class: text('class').$type<BoothClass>().notNull(),
    size: text('size').$type<BoothSize>().notNull(),
    state: text('state').$type<BoothState>().notNull().default('free'),
    /** The exhibitor, or the company that it is held for. */
    entId: uuid('ent_id'),
  },
  (t) => [
    unique('fair_booths_number').on(t.hallId, t.number),
    index('fair_booths_ent').on(t.entId),
    known(t.front, sides),
    known(t.class, boothClasses),
    known(t.size, boothSizes),
    known(t.state, boothStates),
    check('fair_booths_exhibitor', sql`(${t.state} = 'free') = (${t.entId} is null)`),
  ],
);

/** How an exhibitor furnishes its booth; a booth without one shows its company alone. */
export const boothDisplays = pgTable(
  'booth_displays',
  {
    boothId: uuid('booth_id')
      .primaryKey()
      .references(() => fairBooths.id),
    template: text('template').$type<BoothTemplate>().notNull(),
    accent: text('accent').$type<BoothAccent>().notNull(),
    headline: jsonb('headline').$type<Text>().notNull(),
    intro: jsonb('intro').$type<Text>().notNull().default({}),
    brochure: uuid('brochure'),
    film: uuid('film'),
    /** What is said in the film, by language, as WebVTT. */
    captions: jsonb('captions').$type<FilmCaptions>().notNull().default(noCaptions),
    pictures: uuid('pictures').array().notNull().default([]),
    /** What each picture shows, by its file. */
    pictureWords: jsonb('picture_words').$type<Record<string, Text>>().notNull().default({}),
    /** Counts the saves; the next one names the one that it builds on. */
    revision: integer('revision').notNull().default(1),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    atLeast(t.revision, 1),
    index('booth_displays_brochure').on(t.brochure),
    index('booth_displays_film').on(t.film),
    known(t.template, boothTemplates),
    known(t.accent, boothAccents),
  ],
);

/** Products that an exhibitor shows, in its order. */
export const boothProducts = pgTable(
  'booth_products',
  {
    boothId: uuid('booth_id')
      .notNull()
      .references(() => fairBooths.id),
    productId: uuid('product_id').notNull(),
    place: smallint('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.boothId, t.productId] }),
    index('booth_products_product').on(t.productId),
    atLeast(t.place, 0),
  ],
);

/** Who of an exhibitor looks after its booth; they are there while they are online. */
export const boothStaff = pgTable(
  'booth_staff',
  {
    boothId: uuid('booth_id')
      .notNull()
      .references(() => fairBooths.id),
    userId: uuid('user_id').notNull(),
    /** What they do there, in words. */
    duty: jsonb('duty').$type<Text>().notNull().default({}),
    languages: text('languages').array().$type<Lang[]>().notNull().default([]),
    /** When they are there: spans of the fair's days, by the clock of its zone. */
    hours: jsonb('hours').$type<StaffSpan[]>().notNull().default([]),
    place: smallint('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.boothId, t.userId] }),
    index('booth_staff_user').on(t.userId),
    knownElements(t.languages, langs),
    atLeast(t.place, 0),
  ],
);

/** Who keeps whom out of their sight and hearing in halls. */
export const hallBlocks = pgTable(
  'hall_blocks',
  {
    userId: uuid('user_id').notNull(),
    otherId: uuid('other_id').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.otherId] }), index('hall_blocks_other').on(t.otherId)],
);
