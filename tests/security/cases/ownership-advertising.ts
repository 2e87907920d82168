import type { Case } from './case.ts';

const content = {
  title: { cn: '别人的', en: '', es: '' },
  line: { cn: '', en: '', es: '' },
  picture: null,
  productId: null,
  langs: ['cn'],
  fields: [],
  note: '',
};

/** What strangers try on an advertisement. */
export const adCases: Case[] = [
  { call: 'GET /api/busi/advertisement/detail/{id}', field: 'params.id', id: (r) => r.advertisement },
  {
    call: 'POST /api/busi/advertisement/change/{id}',
    field: 'params.id',
    id: (r) => r.advertisement,
    send: () => ({ body: content }),
  },
  { call: 'POST /api/busi/advertisement/withdraw/{id}', field: 'params.id', id: (r) => r.advertisement },
  {
    call: 'POST /api/busi/advertisement/cancel/{id}',
    field: 'params.id',
    id: (r) => r.advertisement,
    send: () => ({ body: { reason: 'not ours' } }),
  },
];

const ownAlone = 'the company’s own are taken alone (tests/rooms/advertising)';
/** Why the other places need no case. */
export const adReasons: Record<string, string> = {
  'POST /api/busi/pc/busiadvertisement/openAdForLog body.id':
    'what runs today everybody may see, and what does not is ignored',
  'POST /api/busi/advertisement/ask body.clientKey':
    'a random key of the caller’s own for one act, which no answer tells',
  'POST /api/busi/advertisement/ask body.picture': ownAlone,
  'POST /api/busi/advertisement/ask body.productId': ownAlone,
  'POST /api/busi/advertisement/change/{id} body.picture': ownAlone,
  'POST /api/busi/advertisement/change/{id} body.productId': ownAlone,
};
