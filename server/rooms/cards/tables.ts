import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type CardPart, cardParts, cardSources, exchangeStates } from '#contract/cards/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import { known, knownElements } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Business cards as their owners have written them; who has none has that of their account. */
export const businessCards = pgTable(
  'business_cards',
  {
    userId: uuid('user_id').primaryKey(),
    name: jsonb('name').$type<Text>().notNull(),
    position: jsonb('position').$type<Text>().notNull().default({}),
    address: jsonb('address').$type<Text>().notNull().default({}),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    /** What of phone, mail and address whoever holds the card may read. */
    shows: text('shows').array().$type<CardPart[]>().notNull().default([]),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [knownElements(t.shows, cardParts)],
);

/** Cards that were left with a company, which answers with one of its own people's. */
export const cardExchanges = pgTable(
  'card_exchanges',
  {
    id: uuid('id').primaryKey(),
    fromUserId: uuid('from_user_id').notNull(),
    toEntId: uuid('to_ent_id').notNull(),
    state: text('state').$type<(typeof exchangeStates)[number]>().notNull().default('pending'),
    answeredBy: uuid('answered_by'),
    answeredAt: at('answered_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('card_exchanges_pending')
      .on(t.fromUserId, t.toEntId)
      .where(sql`${t.state} = 'pending'`),
    index('card_exchanges_from').on(t.fromUserId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('card_exchanges_to').on(t.toEntId, t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('card_exchanges_answered_by').on(t.answeredBy),
    known(t.state, exchangeStates),
  ],
);

/** Cards that somebody holds: of a person, or of a company. */
export const heldCards = pgTable(
  'held_cards',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    personId: uuid('person_id'),
    entId: uuid('ent_id'),
    source: text('source').$type<(typeof cardSources)[number]>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('held_cards_person').on(t.ownerId, t.personId),
    unique('held_cards_company').on(t.ownerId, t.entId),
    index('held_cards_newest').on(t.ownerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('held_cards_person_id').on(t.personId),
    index('held_cards_ent_id').on(t.entId),
    check('held_cards_of_one', sql`num_nonnulls(${t.personId}, ${t.entId}) = 1`),
    known(t.source, cardSources),
  ],
);
