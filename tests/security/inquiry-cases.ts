import { newId } from '#server/platform/ids.ts';
import type { Case } from './ownership-cases.ts';

const ofItsInquiry = 'lines of the inquiry alone count (tests/rooms/deals/questions)';
const ownKey = 'an id that the browser made so that a click which comes twice counts once';

/** Places where the life of an inquiry after its publishing names a record. */
export const inquiryCases: Case[] = [
  { call: 'GET /api/busi/inquiry/talk/{id}', field: 'params.id', id: (r) => r.hidden },
  {
    call: 'POST /api/busi/inquiry/question/{id}',
    field: 'params.id',
    id: (r) => r.hidden,
    send: () => ({ body: { clientKey: newId(), text: '可以用 24K 代替吗？' } }),
  },
  {
    call: 'POST /api/busi/inquiry/answer/{id}',
    field: 'params.id',
    id: (r) => r.question,
    send: () => ({ body: { text: '可以。', audience: 'all' } }),
  },
  {
    call: 'POST /api/busi/inquiry/clarification/{id}',
    field: 'params.id',
    id: (r) => r.inquiry,
    send: () => ({ body: { clientKey: newId(), text: '包装用纸箱。' } }),
  },
];

/** The same where no record of another could be named. */
export const inquiryReasons: Record<string, string> = {
  'POST /api/busi/inquiry/question/{id} body.clientKey': ownKey,
  'POST /api/busi/inquiry/question/{id} body.lineId': ofItsInquiry,
  'POST /api/busi/inquiry/clarification/{id} body.clientKey': ownKey,
  'POST /api/busi/inquiry/clarification/{id} body.lineId': ofItsInquiry,
};
