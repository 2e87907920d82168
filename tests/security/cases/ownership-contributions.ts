import { wordsIn } from '../../world/rooms/contributions.ts';
import type { Case } from './case.ts';

/** What strangers try on what a company writes. */
export const contributionCases: Case[] = [
  { call: 'GET /api/busi/contributions/{id}', field: 'params.id', id: (r) => r.contribution },
  {
    call: 'POST /api/busi/contributions/{id}/move',
    field: 'params.id',
    id: (r) => r.contribution,
    send: () => ({ body: { turn: 1, step: 'withdraw' } }),
  },
  {
    call: 'POST /api/busi/contributions',
    field: 'body.id',
    id: (r) => r.contribution,
    send: (id) => ({ body: { id, turn: 1, kind: 'case', words: wordsIn() } }),
  },
];

const ownAlone = 'the company’s own are taken alone (tests/rooms/content/contributions)';
/** Why the other places need no case. */
export const contributionReasons: Record<string, string> = {
  'POST /api/busi/contributions body.words.picture': ownAlone,
  'POST /api/busi/contributions body.words.products[]': ownAlone,
};
