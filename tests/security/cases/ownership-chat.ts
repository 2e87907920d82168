import { newId } from '#server/platform/ids.ts';
import type { Case } from './case.ts';
import { letterCases, letterReasons } from './ownership-letters.ts';

const body =
  (make: (id: string) => object) =>
  (id: string): { body: object } => ({ body: make(id) });
const said = (more: object) => ({ sessionId: newId(), clientId: newId(), body: 'x', ...more });
const part = (call: string, field: string, send?: Case['send']): Case => ({
  call,
  field,
  id: (r) => r.conversation,
  ...(send && { send }),
});

/** What strangers try on a conversation, a message and a letter of others. */
export const chatCases: Case[] = [
  ...letterCases,
  part(
    'POST /api/chat/v1/upstream_message/send',
    'body.sessionId',
    body((id) => said({ sessionId: id })),
  ),
  part(
    'POST /api/chat/v1/history/list_session_hide',
    'body.sessionId',
    body((id) => ({ sessionId: id })),
  ),
  part(
    'POST /api/chat/v1/history/list_message',
    'body.sessionId',
    body((id) => ({ sessionId: id })),
  ),
  part('GET /api/chat/v1/history/search', 'query.sessionId', (id) => ({ query: { q: 'x', sessionId: id } })),
  part(
    'POST /api/busi/pc/busi/home/seen',
    'body.id',
    body((id) => ({ kind: 'readReply', id })),
  ),
  part('GET /api/chat/v1/session/{id}', 'params.id'),
  part(
    'POST /api/chat/v1/session/{id}/read',
    'params.id',
    body(() => ({ upto: 1 })),
  ),
  part(
    'POST /api/chat/v1/session/{id}/keep',
    'params.id',
    body(() => ({ pinned: true })),
  ),
  { call: 'GET /api/chat/v1/deal/{id}', field: 'params.id', id: (r) => r.inquiry },
  { call: 'POST /api/chat/v1/message/{id}/recall', field: 'params.id', id: (r) => r.message },
  {
    call: 'GET /api/chat/v1/history/record',
    field: 'query.auid',
    id: (r) => r.owner.userId,
    send: (id) => ({ query: { auid: id } }),
  },
  {
    call: 'POST /api/chat/v1/session/open',
    field: 'body.subject.id',
    id: (r) => r.order,
    send: body((id) => ({ subject: { kind: 'order', id } })),
  },
  {
    call: 'POST /api/chat/v1/desk/consultations/{id}/move',
    field: 'params.id',
    id: (r) => r.consultation,
    send: body(() => ({ act: 'take', from: null })),
  },
  {
    call: 'POST /api/chat/v1/desk/consultations/{id}/rate',
    field: 'params.id',
    id: (r) => r.consultation,
    send: body(() => ({ stars: 1 })),
  },
  part('GET /api/chat/v1/desk/session/{id}', 'params.id'),
  part('GET /api/chat/v1/desk/session/{id}/history', 'params.id'),
  part('GET /api/chat/v1/desk/session/{id}/notes', 'params.id'),
  part(
    'POST /api/chat/v1/desk/session/{id}/notes',
    'params.id',
    body(() => ({ clientId: newId(), body: 'x' })),
  ),
  { call: 'POST /api/chat/v1/desk/note/{id}/remove', field: 'params.id', id: (r) => r.note },
  {
    call: 'POST /api/chat/v1/desk/replies/{id}',
    field: 'params.id',
    id: (r) => r.reply,
    send: body(() => ({ title: { cn: 'x' }, text: { cn: 'x' } })),
  },
  { call: 'POST /api/chat/v1/desk/replies/{id}/remove', field: 'params.id', id: (r) => r.reply },
];

const later = 'the conversation comes first: its own tests in tests/rooms/chat';
/** Why other ids of these calls have no case. */
export const chatReasons: Record<string, string> = {
  'POST /api/chat/v1/desk/consultations/{id}/move body.from': 'who has it as the caller saw, only held against who has',
  'POST /api/chat/v1/desk/consultations/{id}/move body.to': 'a colleague: chat 43 in tests/rooms/chat/desk.test.ts',
  'POST /api/chat/v1/desk/replies body.clientId': 'a random key of the caller’s own',
  'POST /api/chat/v1/desk/session/{id}/notes body.clientId': 'a random key of the caller’s own',
  ...letterReasons,
  'POST /api/chat/v1/upstream_message/send body.clientId':
    'a random key of the caller’s own; another person’s is none of theirs',
  'POST /api/chat/v1/upstream_message/send body.fileId': later,
  'POST /api/chat/v1/upstream_message/send body.card.id': later,
};
