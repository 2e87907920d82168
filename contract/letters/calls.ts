import * as z from 'zod/mini';
import { identified, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { cursorPage, cursorQuery, id, idParams, instant, line, searchWords, text } from '../core/schemas.ts';
import { noticeKinds } from '../notices/calls.ts';
import { noticeChannels, noticeGroupKeys } from '../notices/preferences.ts';

export const lettersErrors = refusals('letters', { waiting: 409, blocked: 403, nobody: 409, gone: 409 });

/** Letters that somebody sends to one receiver in 24 hours without an answer (notices 25). */
export const maxWaiting = 3;
export const letterLimits = { subject: 120, body: 5000 } as const;

export const boxes = ['inbox', 'sent'] as const;
export type Box = (typeof boxes)[number];
/** To whom a letter goes: a company and its seats, a person, or Weft's own desk. */
const receiverKinds = ['company', 'person', 'desk'] as const;

/** Who stands on a side of a letter. */
export const correspondent = z.object({
  kind: z.enum(receiverKinds),
  id: z.nullable(id),
  /** Of a person; empty where the account is gone, and where it could be taken for the platform's. */
  name: z.string(),
  company: z.nullable(text),
});
export type Correspondent = z.infer<typeof correspondent>;

export const letterRow = z.object({
  id,
  /** The exchange of letters that it belongs to. */
  threadId: id,
  subject: z.string(),
  preview: z.string(),
  /** Who wrote it, or whom it went to for one's own. */
  other: correspondent,
  read: z.boolean(),
  at: instant,
});
export type LetterRow = z.infer<typeof letterRow>;

export const letterThread = z.object({
  threadId: id,
  subject: z.string(),
  starter: correspondent,
  receiver: correspondent,
  letters: z.array(z.object({ id, own: z.boolean(), from: correspondent, body: z.string(), at: instant })),
});
export type LetterThread = z.infer<typeof letterThread>;

const words = { body: line(1, letterLimits.body), clientKey: id };
const counts = { notices: z.int(), letters: z.int(), chat: z.int() };

/** Letters inside the platform: between members, to Weft's desk, and within a company. */
export const letters = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/notice/page/index',
    access: session,
    query: z.object({
      ...cursorQuery,
      box: z._default(z.enum(boxes), 'inbox'),
      unread: z.optional(z.enum(['1'])),
      q: searchWords,
    }),
    data: cursorPage(letterRow),
  }),
  thread: endpoint({
    method: 'GET',
    path: '/api/busi/notice/letter/{id}',
    access: session,
    params: idParams,
    data: letterThread,
  }),
  receivers: endpoint({
    method: 'GET',
    path: '/api/busi/notice/receivers',
    access: session,
    limit: { points: 120, seconds: 600, by: 'person' },
    query: z.object({ kind: z.optional(z.enum(['company', 'person'])), id: z.optional(id) }),
    data: z.object({ receivers: z.array(correspondent) }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/busi/notice/sendEmail',
    access: identified,
    limit: { points: 20, seconds: 3_600, by: 'person' },
    body: z
      .object({ kind: z.enum(receiverKinds), to: z.optional(id), subject: line(1, letterLimits.subject), ...words })
      .check(z.refine((b) => b.kind === 'desk' || Boolean(b.to), { path: ['to'], params: { rule: 'required' } })),
    data: z.object({ id, threadId: id }),
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/busi/notice/replyMessage',
    access: identified,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    body: z.object({ threadId: id, ...words }),
    data: z.object({ id, threadId: id }),
  }),
  batch: endpoint({
    method: 'POST',
    path: '/api/busi/notice/commonBatch',
    access: session,
    body: z.object({
      act: z.enum(['read', 'unread', 'remove']),
      ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
    }),
    data: z.object({ unread: z.int() }),
  }),
  reminders: endpoint({
    method: 'GET',
    path: '/api/busi/notice/getRemindList',
    access: session,
    poll: true,
    data: z.object({
      ...counts,
      total: z.int(),
      groups: z.array(z.object({ group: z.enum(noticeGroupKeys), unread: z.int() })),
    }),
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/busi/notice/getNoticeTemplate',
    access: session,
    data: z.object({
      templates: z.array(
        z.object({
          kind: z.enum(noticeKinds),
          group: z.enum(noticeGroupKeys),
          channels: z.array(z.enum(noticeChannels)),
          text,
        }),
      ),
    }),
  }),
};
