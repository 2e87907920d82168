import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CardKind, cardKinds, type MessageKind, messageKinds } from '#contract/chat/calls.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { atLeast, known, together } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const sequence = (name: string) => bigint(name, { mode: 'number' });

/**
 * Conversations of two sides: 0 is the person `userA`; 1 is the person `userB`, or the company `entId`, whose seats share it.
 * `lastSeq` counts its messages under the row's lock. What a company's desk keeps of one hangs below its id (`desk/tables.ts`).
 */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid('id').primaryKey(),
    userA: uuid('user_a').notNull(),
    userB: uuid('user_b'),
    entId: uuid('ent_id'),
    subjectKind: text('subject_kind').$type<CardKind>(),
    subjectId: uuid('subject_id'),
    lastSeq: sequence('last_seq').notNull().default(0),
    /** The newest message of each side: a side that writes has read what came before. */
    lastOfA: sequence('last_of_a').notNull().default(0),
    lastOfB: sequence('last_of_b').notNull().default(0),
    lastAt: at('last_at').notNull().defaultNow(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('chat_conversations_people').on(t.userA, t.userB),
    uniqueIndex('chat_conversations_company').on(t.userA, t.entId),
    index('chat_conversations_of_b').on(t.userB),
    index('chat_conversations_of_ent').on(t.entId),
    index('chat_conversations_last').on(t.lastAt),
    known(t.subjectKind, cardKinds),
    together(t.subjectKind, t.subjectId),
    atLeast(t.lastSeq, 0),
    atLeast(t.lastOfA, 0),
    atLeast(t.lastOfB, 0),
    check('chat_conversations_sides', sql`num_nonnulls(${t.userB}, ${t.entId}) = 1`),
    check('chat_conversations_order', sql`${t.userA} < ${t.userB}`),
  ],
);

/** How far somebody has read a conversation, unless their side has written since, and what they made of it. Who may read it is never told by this. */
export const chatMembers = pgTable(
  'chat_members',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id),
    userId: uuid('user_id').notNull(),
    side: smallint('side').notNull(),
    readUpto: sequence('read_upto').notNull().default(0),
    /** Hidden until a message comes after this one. */
    hiddenUpto: sequence('hidden_upto'),
    /** Up to which message a mail has told of what is unread. */
    mailedUpto: sequence('mailed_upto').notNull().default(0),
    pinnedAt: at('pinned_at'),
    muted: boolean('muted').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index('chat_members_user').on(t.userId, t.conversationId),
    known(t.side, [0, 1]),
    atLeast(t.readUpto, 0),
  ],
);

/** Messages, stored before they are delivered. `clientId` makes a send that comes twice one message. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id),
    seq: sequence('seq').notNull(),
    senderId: uuid('sender_id').notNull(),
    side: smallint('side').notNull(),
    clientId: uuid('client_id').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    body: text('body').notNull(),
    /** Words in up to three languages that the desk of an absent company sent by itself (chat 49); `body` is one of them. */
    automatic: jsonb('automatic').$type<Text>(),
    lang: text('lang').$type<Lang>(),
    /** What a ready sentence says in each language; `body` is it in the sender's. */
    said: jsonb('said').$type<Text>(),
    fileId: uuid('file_id'),
    cardKind: text('card_kind').$type<CardKind>(),
    cardId: uuid('card_id'),
    replyTo: sequence('reply_to'),
    recalledAt: at('recalled_at'),
    /** Taken away by an operator. */
    hiddenAt: at('hidden_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('chat_messages_seq').on(t.conversationId, t.seq),
    uniqueIndex('chat_messages_client').on(t.senderId, t.clientId),
    index('chat_messages_file').on(t.fileId),
    known(t.side, [0, 1]),
    known(t.kind, messageKinds),
    known(t.lang, langs),
    known(t.cardKind, cardKinds),
    together(t.cardKind, t.cardId),
    atLeast(t.seq, 1),
    check('chat_messages_file', sql`(${t.kind} in ('picture', 'file')) = (${t.fileId} is not null)`),
    check('chat_messages_said', sql`${t.kind} = 'text' or ${t.said} is null`),
    check('chat_messages_card', sql`(${t.kind} = 'card') = (${t.cardId} is not null)`),
  ],
);

/** A side that takes no more messages of the other. */
export const chatBlocks = pgTable(
  'chat_blocks',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id),
    side: smallint('side').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.side] }), known(t.side, [0, 1])],
);

/** What somebody set for all of their conversations. */
export const chatSettings = pgTable('chat_settings', {
  userId: uuid('user_id').primaryKey(),
  showRead: boolean('show_read').notNull().default(true),
});
