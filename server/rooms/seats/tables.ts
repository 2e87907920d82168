import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type GivenSeat, givenSeats, type Seat, seats } from '#contract/core/seats.ts';
import { type SeatAct, seatActs } from '#contract/seats/calls.ts';
import { known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

const invitationStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** Invitations to a seat; the link's secret rests as a digest. Open until answered or withdrawn, good until `expiresAt`. */
export const seatInvitations = pgTable(
  'seat_invitations',
  {
    id: uuid('id').primaryKey(),
    entId: uuid('ent_id').notNull(),
    target: text('target').notNull(),
    seat: text('seat').$type<GivenSeat>().notNull(),
    tokenHash: text('token_hash').notNull(),
    state: text('state').$type<(typeof invitationStates)[number]>().notNull().default('open'),
    inviterId: uuid('inviter_id').notNull(),
    inviterName: text('inviter_name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    sentAt: at('sent_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('seat_invitations_token').on(t.tokenHash),
    uniqueIndex('seat_invitations_open')
      .on(t.entId, t.target)
      .where(sql`${t.state} = 'open'`),
    known(t.seat, givenSeats),
    known(t.state, invitationStates),
  ],
);

/** What was done to the seats of a company; names as they were at that time. */
export const seatHistory = pgTable(
  'seat_history',
  {
    id: uuid('id').primaryKey(),
    entId: uuid('ent_id').notNull(),
    act: text('act').$type<SeatAct>().notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    about: text('about').notNull(),
    seatBefore: text('seat_before').$type<Seat>(),
    seatAfter: text('seat_after').$type<Seat>(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    index('seat_history_ent').on(t.entId, t.at.desc().nullsFirst()),
    known(t.act, seatActs),
    known(t.seatBefore, seats),
    known(t.seatAfter, seats),
  ],
);
