import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  type MeetingParty,
  meetingParties,
  type MeetingState,
  meetingStates,
  type MeetingWay,
  meetingWays,
} from '#contract/fairs/meetings/states.ts';
import { known } from '#server/platform/database/checks.ts';
import { fairBooths } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const live = sql`state in ('asked', 'agreed')`;

/** Meetings at booths: half hours of people who look after them. */
export const fairMeetings = pgTable(
  'fair_meetings',
  {
    id: uuid('id').primaryKey(),
    boothId: uuid('booth_id')
      .notNull()
      .references(() => fairBooths.id, { onDelete: 'cascade' }),
    /** The exhibitor when it was asked for. */
    entId: uuid('ent_id').notNull(),
    hostId: uuid('host_id').notNull(),
    guestId: uuid('guest_id').notNull(),
    /** The guest's company when they asked; null for who acts for themselves. */
    guestEntId: uuid('guest_ent_id'),
    clientKey: uuid('client_key').notNull(),
    startsAt: at('starts_at').notNull(),
    state: text('state').$type<MeetingState>().notNull(),
    way: text('way').$type<MeetingWay>().notNull(),
    subject: text('subject').notNull(),
    link: text('link'),
    reason: text('reason').notNull().default(''),
    endedBy: text('ending_party').$type<MeetingParty>(),
    remindedAt: at('reminded_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('fair_meetings_key').on(t.guestId, t.clientKey),
    // Nobody meets two people at once. All meetings are half hours of one grid.
    uniqueIndex('fair_meetings_host').on(t.hostId, t.startsAt).where(live),
    uniqueIndex('fair_meetings_guest').on(t.guestId, t.startsAt).where(live),
    index('fair_meetings_booth').on(t.boothId, t.startsAt),
    index('fair_meetings_hosted').on(t.hostId),
    index('fair_meetings_guest_ent').on(t.guestEntId),
    index('fair_meetings_ent').on(t.entId, t.startsAt, t.id),
    index('fair_meetings_asked').on(t.guestId, t.startsAt, t.id),
    index('fair_meetings_ahead').on(t.startsAt, t.id).where(live),
    known(t.state, meetingStates),
    known(t.way, meetingWays),
    known(t.endedBy, meetingParties),
    check('fair_meetings_two', sql`${t.hostId} <> ${t.guestId}`),
    check('fair_meetings_grid', sql`extract(epoch from ${t.startsAt})::bigint % 1800 = 0`),
    check('fair_meetings_ended', sql`(${t.state} in ('declined', 'cancelled', 'lapsed')) = (${t.endedBy} is not null)`),
  ],
);
