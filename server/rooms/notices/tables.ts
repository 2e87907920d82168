import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type Notice, type NoticeKind, noticeKinds } from '#contract/notices/calls.ts';
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
    mailedAt: at('mailed_at'),
    /** When it was handed to the SMS gateway; claimed before, so that it goes once. */
    smsAt: at('sms_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('notices_dedupe').on(t.userId, t.dedupe),
    index('notices_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    known(t.kind, noticeKinds),
  ],
);
