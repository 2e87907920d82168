import { newId } from '#server/platform/ids.ts';
import type { Case } from './case.ts';

const words = () => ({ body: 'x', clientKey: newId() });
const ownKey =
  'a random key of the caller’s own for one act, which no answer tells; another’s makes a letter of one’s own';
const signed = 'signed for one person and kind; whoever holds it may end mails of that kind (tests/rooms/notices)';

const refusing =
  'signed for one address; whoever holds it may refuse invitations for that address (tests/rooms/identity/invite-mail.test.ts)';

/** What strangers try on letters of others. */
export const letterCases: Case[] = [
  { call: 'GET /api/busi/notice/letter/{id}', field: 'params.id', id: (r) => r.letters },
  {
    call: 'POST /api/busi/notice/replyMessage',
    field: 'body.threadId',
    id: (r) => r.letters,
    send: (threadId) => ({ body: { threadId, ...words() } }),
  },
  {
    call: 'POST /api/busi/notice/sendEmail',
    field: 'body.to',
    id: (r) => r.owner.userId,
    send: (to) => ({ body: { kind: 'person', to, subject: 'x', ...words() } }),
  },
  {
    call: 'POST /api/busi/notice/commonBatch',
    field: 'body.ids[]',
    id: (r) => r.letter,
    send: (id) => ({ body: { act: 'remove', ids: [id] } }),
    says: 200,
  },
  {
    call: 'GET /api/busi/notice/receivers',
    field: 'query.id',
    id: (r) => r.owner.userId,
    send: (id) => ({ query: { kind: 'person', id } }),
    says: 200,
  },
];

export const letterReasons: Record<string, string> = {
  'POST /api/busi/notice/sendEmail body.clientKey': ownKey,
  'POST /api/busi/notice/replyMessage body.clientKey': ownKey,
  'GET /api/busi/notice/unsubscribe/{token} params.token': signed,
  'POST /api/busi/notice/unsubscribe/{token} params.token': signed,
  'GET /api/admin/invite/refuse/{token} params.token': refusing,
  'POST /api/admin/invite/refuse/{token} params.token': refusing,
};
