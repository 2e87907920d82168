import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type Notice, type NoticeKind, noticeKinds } from '#contract/notices/calls.ts';
import {
  type NoticeChannel,
  noticeChannels,
  type NoticeChoice,
  noticeChoices,
  type NoticeGroup,
  noticeGroupKeys,
} from '#contract/notices/preferences.ts';
import { known } from '#server/platform/database/checks.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Notices; `dedupe` makes an event that comes twice one notice. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    params: jsonb('params').$type<Notice['params']>().notNull(),
    link: text('link').notNull(),
    dedupe: text('dedupe').notNull(),
    readAt: at('read_at'),
    /** Its reader wants no news of this kind in the page: it lies among the read ones, and may be mailed all the same. */
    quiet: boolean('quiet').notNull().default(false),
    mailedAt: at('mailed_at'),
    /** When it was handed to the SMS gateway; claimed before, so that it goes once. */
    smsAt: at('sms_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('notices_dedupe').on(t.userId, t.dedupe),
    index('notices_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notices_unmailed')
      .on(t.createdAt)
      .where(sql`${t.mailedAt} is null`),
    index('notices_broadcast')
      .on(sql`(params->>'broadcast')`)
      .where(sql`params->>'broadcast' is not null`),
    known(t.kind, noticeKinds),
  ],
);

/** What somebody chose other than what is usual, by group and channel. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    userId: uuid('user_id').notNull(),
    group: text('group').$type<NoticeGroup>().notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    choice: text('choice').$type<NoticeChoice>().notNull(),
    /** What was chosen before the link of a mail ended it; the same link brings it back. */
    before: text('before').$type<NoticeChoice>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.group, t.channel] }),
    known(t.group, noticeGroupKeys),
    known(t.channel, noticeChannels),
    known(t.choice, noticeChoices),
    known(t.before, noticeChoices),
  ],
);

/** When somebody was last mailed that messages wait for them: claimed before the mail goes, so that two jobs send one. */
export const talkMails = pgTable('talk_mails', {
  userId: uuid('user_id').primaryKey(),
  mailedAt: at('mailed_at').notNull(),
});
