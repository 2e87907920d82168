import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type ConsultAct, consultActs } from '#contract/chat/desk.ts';
import type { Text } from '#contract/core/schemas.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';
import { chatConversations } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const ofConversation = () =>
  uuid('conversation_id')
    .notNull()
    .references(() => chatConversations.id);

/**
 * A conversation as a company's desk handles it, once for each time that it was opened: it changes under the lock of its conversation.
 * `waitingSince` is the first question without an answer of a person.
 */
export const chatConsultations = pgTable(
  'chat_consultations',
  {
    id: uuid('id').primaryKey(),
    conversationId: ofConversation(),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    round: integer('round').notNull(),
    openedAt: at('opened_at').notNull(),
    waitingSince: at('waiting_since'),
    answeredAt: at('answered_at'),
    firstAnswerAt: at('first_answer_at'),
    firstAnswerBy: uuid('first_answer_by'),
    assigneeId: uuid('assignee_id'),
    closedAt: at('closed_at'),
    closedBy: uuid('closed_by'),
    /** Given, or declined where there are no stars. */
    ratedAt: at('rated_at'),
    stars: smallint('stars'),
    words: text('words').notNull().default(''),
    /** Taken away by an operator. */
    wordsHiddenAt: at('words_hidden_at'),
  },
  (t) => [
    uniqueIndex('chat_consultations_round').on(t.conversationId, t.round),
    uniqueIndex('chat_consultations_open')
      .on(t.conversationId)
      .where(sql`${t.closedAt} is null`),
    index('chat_consultations_waiting')
      .on(t.entId, t.waitingSince, t.id)
      .where(sql`${t.closedAt} is null and ${t.waitingSince} is not null`),
    index('chat_consultations_answered')
      .on(t.entId, t.answeredAt, t.id)
      .where(sql`${t.closedAt} is null and ${t.waitingSince} is null`),
    index('chat_consultations_closed').on(t.entId, t.closedAt, t.id),
    index('chat_consultations_opened').on(t.entId, t.openedAt),
    index('chat_consultations_first').on(t.entId, t.firstAnswerAt),
    index('chat_consultations_rated').on(t.entId, t.ratedAt, t.id),
    index('chat_consultations_asker').on(t.userId, t.openedAt, t.id),
    index('chat_consultations_assignee').on(t.assigneeId),
    atLeast(t.round, 1),
    known(t.stars, [1, 2, 3, 4, 5]),
    together(t.firstAnswerAt, t.firstAnswerBy),
    together(t.closedAt, t.closedBy),
    check('chat_consultations_state', sql`num_nonnulls(${t.waitingSince}, ${t.answeredAt}, ${t.closedAt}) > 0`),
    check('chat_consultations_rating', sql`${t.stars} is null or ${t.ratedAt} is not null`),
  ],
);

/** Who did what to a consultation, and when; `userId` is nobody where it happened by itself. */
export const chatConsultationActs = pgTable(
  'chat_consultation_acts',
  {
    id: uuid('id').primaryKey(),
    consultationId: uuid('consultation_id')
      .notNull()
      .references(() => chatConsultations.id),
    conversationId: ofConversation(),
    act: text('act').$type<ConsultAct>().notNull(),
    userId: uuid('user_id'),
    toId: uuid('to_id'),
    createdAt: at('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('chat_consultation_acts_of').on(t.conversationId, t.createdAt, t.id),
    index('chat_consultation_acts_consultation').on(t.consultationId),
    known(t.act, consultActs),
  ],
);

/** What colleagues write to each other about a conversation; the other side never learns of it. */
export const chatNotes = pgTable(
  'chat_notes',
  {
    id: uuid('id').primaryKey(),
    conversationId: ofConversation(),
    entId: uuid('ent_id').notNull(),
    userId: uuid('user_id').notNull(),
    clientId: uuid('client_id').notNull(),
    body: text('body').notNull(),
    createdAt: at('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('chat_notes_client').on(t.userId, t.clientId),
    index('chat_notes_of').on(t.conversationId, t.createdAt, t.id),
  ],
);

/** Answers that a company keeps ready. */
export const chatReplies = pgTable(
  'chat_replies',
  {
    id: uuid('id').primaryKey(),
    entId: uuid('ent_id').notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    text: jsonb('text').$type<Text>().notNull(),
    clientId: uuid('client_id').notNull(),
    savedBy: uuid('saved_by').notNull(),
    createdAt: at('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('chat_replies_client').on(t.entId, t.clientId),
    index('chat_replies_of').on(t.entId, t.createdAt, t.id),
  ],
);

/** When a company answers, and what it says outside of that. */
export const chatHours = pgTable('chat_hours', {
  entId: uuid('ent_id').primaryKey(),
  zone: text('zone').notNull(),
  days: jsonb('days').$type<number[]>().notNull(),
  opens: text('opens').notNull(),
  closes: text('closes').notNull(),
  holidays: jsonb('holidays').$type<string[]>().notNull(),
  reply: jsonb('reply').$type<Text>(),
  /** The automatic answer is sent in this person's name. */
  savedBy: uuid('saved_by').notNull(),
});

/** When a conversation last had an automatic answer: there is one for each time that a company is absent. */
export const chatAutoAnswers = pgTable('chat_auto_answers', {
  conversationId: ofConversation().primaryKey(),
  answeredAt: at('answered_at').notNull(),
});
