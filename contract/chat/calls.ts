import * as z from 'zod/mini';
import { identified, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { maxParam } from '../language/phrases.ts';
import {
  cursorPage,
  cursorQuery,
  id,
  idParams,
  instant,
  line,
  nothing,
  searchWords,
  slug,
  text,
} from '../core/schemas.ts';

export const chatErrors = refusals('chat', {
  own: 409,
  blocked: 403,
  blockedByYou: 409,
  gone: 409,
  tooLate: 409,
  noSuchCard: 422,
  noSuchReply: 422,
  noSuchPhrase: 422,
  tooManyPinned: 409,
});

/** Milliseconds in which a message may be taken back (chat 7). */
export const recallWithin = 120_000;
/** Characters of a message. */
export const maxBody = 4_000;
/** Numbers of messages of which a client may ask whether they were taken back. */
export const heldMost = 500;
/** Conversations that one person keeps on top. */
export const maxPinned = 20;

export const messageKinds = ['text', 'picture', 'file', 'card'] as const;
export type MessageKind = (typeof messageKinds)[number];
/** What a card or a subject can name; each kind is answered for by its room (`chat.cards`). */
export const cardKinds = ['product', 'company', 'inquiry', 'quotation', 'order', 'booth'] as const;
export type CardKind = (typeof cardKinds)[number];

/** A record by kind and id. */
export const cardRef = z.object({ kind: z.enum(cardKinds), id });
export type CardRef = z.infer<typeof cardRef>;
/** A card as its reader may see it; `shown` is null where they may not, and then nothing of it is sent. */
export const card = z.object({
  ...cardRef.shape,
  shown: z.nullable(
    z.object({
      title: text,
      number: z.string(),
      company: z.nullable(text),
      /** State of an inquiry or an order; empty for others. */
      state: z.string(),
      until: z.nullable(instant),
      link: z.string(),
    }),
  ),
});
export type Card = z.infer<typeof card>;

const file = z.object({ id, name: z.string(), size: z.int(), url: z.string() });
/** A message, in the shape in which the socket sends it too. */
export const message = z.object({
  messageId: id,
  conversationId: id,
  sequence: z.int(),
  fromUser: id,
  at_users: z.array(id),
  /** Which of the two sides wrote it: compare with `side` of the conversation. */
  side: z.int(),
  from: z.string(),
  clientId: id,
  body: z.object({
    body: z.string(),
    kind: z.enum(messageKinds),
    /** What an absent company's desk said by itself, in its languages; null for what a person wrote. */
    automatic: z.nullable(text),
    lang: z.nullable(z.enum(langs)),
    /** A ready sentence in every language, said with one click; null for what somebody wrote themselves. */
    said: z.nullable(text),
    file: z.nullable(file),
    card: z.nullable(card),
    reply: z.nullable(
      z.object({
        sequence: z.int(),
        from: z.string(),
        kind: z.enum(messageKinds),
        isAutomatic: z.boolean(),
        body: z.string(),
      }),
    ),
  }),
  recalled: z.boolean(),
  at: instant,
});
export type Message = z.infer<typeof message>;

/** Who stands on a side. */
export const talkPerson = z.object({ id, name: z.string() });
export const talkCompany = z.object({ id, name: text });
export const conversation = z.object({
  conversationId: id,
  /** The reader's own side. */
  side: z.int(),
  /** The person on the other side; null where a company stands there. */
  person: z.nullable(talkPerson),
  company: z.nullable(talkCompany),
  online: z.boolean(),
  unread: z.int(),
  lastSequence: z.int(),
  /** Up to where the reader has read, and the other side, where it shows that. */
  readUpto: z.int(),
  otherRead: z.int(),
  last: z.nullable(message),
  pinned: z.boolean(),
  muted: z.boolean(),
  hidden: z.boolean(),
  blocked: z.boolean(),
  subject: z.nullable(card),
});
export type Conversation = z.infer<typeof conversation>;

const sequence = z.int().check(z.gte(0), z.lte(9_007_199_254_740_991));
const sessionId = id;

/** Calls of conversations; new messages come by the socket `/api/chat/ws` too (`contract/chat/frames.ts`). */
export const chat = {
  send: endpoint({
    method: 'POST',
    path: '/api/chat/v1/upstream_message/send',
    access: session,
    limit: { points: 100, seconds: 60, by: 'person' },
    body: z
      .object({
        sessionId,
        clientId: id,
        kind: z._default(z.enum(messageKinds), 'text'),
        body: z._default(line(0, maxBody), ''),
        lang: z.optional(z.enum(langs)),
        /** A ready sentence instead of `body`; amounts begin with plain decimal text. */
        phrase: z.optional(z.object({ slug, params: z.record(z.string().check(z.maxLength(40)), line(1, maxParam)) })),
        fileId: z.optional(id),
        card: z.optional(cardRef),
        replyTo: z.optional(sequence),
      })
      .check(
        z.refine((b) => b.kind !== 'text' || b.body !== '' || Boolean(b.phrase), {
          path: ['body'],
          params: { rule: 'required' },
        }),
        z.refine((b) => (b.kind !== 'picture' && b.kind !== 'file') || Boolean(b.fileId), {
          path: ['fileId'],
          params: { rule: 'required' },
        }),
        z.refine((b) => b.kind !== 'card' || Boolean(b.card), { path: ['card'], params: { rule: 'required' } }),
      ),
    data: message,
  }),
  sessions: endpoint({
    method: 'POST',
    path: '/api/chat/v1/history/list_session',
    access: session,
    poll: true,
    body: z.object({
      ...cursorQuery,
      q: searchWords,
      hidden: z.optional(z.boolean()),
      unread: z.optional(z.boolean()),
    }),
    data: z.object({ ...cursorPage(conversation).shape, unread: z.int() }),
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/chat/v1/history/list_session_hide',
    access: session,
    body: z.object({ sessionId, hide: z._default(z.boolean(), true) }),
    data: nothing,
  }),
  messages: endpoint({
    method: 'POST',
    path: '/api/chat/v1/history/list_message',
    access: session,
    poll: true,
    body: z.object({
      sessionId,
      /** Those before this sequence, after it, or around it; the newest where nothing is asked. */
      before: z.optional(sequence),
      after: z.optional(sequence),
      around: z.optional(sequence),
      /** Numbers that the client shows: those of them that were taken back are answered. */
      held: z.optional(z.object({ lowest: sequence, highest: sequence })),
      size: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
    }),
    data: z.object({
      records: z.array(message),
      lastSequence: z.int(),
      otherRead: z.int(),
      takenBack: z.array(z.int()),
    }),
  }),
  record: endpoint({
    method: 'GET',
    path: '/api/chat/v1/history/record',
    access: session,
    poll: true,
    query: z.object({
      auid: z.optional(id),
      way: z.optional(z.enum(['P2P'])),
      unread: z.optional(z.enum(['0', '1'])),
    }),
    data: z.object({ unread: z.int(), records: z.array(conversation) }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/chat/v1/session/open',
    access: identified,
    // Each address with a conversation opens it, for a desk all day long; a row that is made shows in nobody's list.
    limit: { points: 600, seconds: 3_600, by: 'person' },
    body: z
      .object({
        /** A conversation, a company or a person; digits behind the id are a moment and count for nothing. */
        eid: z.optional(z.string().check(z.regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\d{0,20}$/))),
        subject: z.optional(cardRef),
      })
      .check(z.refine((b) => Boolean(b.eid ?? b.subject), { path: ['eid'], params: { rule: 'required' } })),
    data: conversation,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/chat/v1/session/{id}',
    access: session,
    poll: true,
    params: idParams,
    data: conversation,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/chat/v1/session/{id}/read',
    access: session,
    params: idParams,
    body: z.object({ upto: sequence }),
    data: z.object({ unread: z.int() }),
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/chat/v1/session/{id}/keep',
    access: session,
    params: idParams,
    body: z.object({
      pinned: z.optional(z.boolean()),
      muted: z.optional(z.boolean()),
      blocked: z.optional(z.boolean()),
    }),
    data: nothing,
  }),
  recall: endpoint({
    method: 'POST',
    path: '/api/chat/v1/message/{id}/recall',
    access: session,
    params: idParams,
    data: nothing,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/chat/v1/history/search',
    access: session,
    limit: { points: 120, seconds: 60, by: 'person' },
    query: z.object({ ...cursorQuery, q: line(1, 80), sessionId: z.optional(id) }),
    data: cursorPage(message),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/chat/v1/settings',
    access: session,
    data: z.object({ showRead: z.boolean() }),
  }),
  saveSettings: endpoint({
    method: 'POST',
    path: '/api/chat/v1/settings',
    access: session,
    body: z.object({ showRead: z.boolean() }),
    data: nothing,
  }),
};
