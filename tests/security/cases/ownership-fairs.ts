import type { Case } from './case.ts';

const everybodys = 'everybody may see it, as far as it is published';
const everyMember = 'every member may come to a fair and its talks, each for themselves';
const byCode = 'a random code of 256 bits, which only its owner is told (tests/rooms/fairs/registration)';

/** What strangers try on a question of a talk that they have no place in. */
export const fairCases: Case[] = [
  { call: 'POST /api/busi/fair/forum/question/{id}/vote', field: 'params.id', id: (r) => r.forumQuestion },
  {
    call: 'POST /api/busi/fair/forum/question/{id}/answer',
    field: 'params.id',
    id: (r) => r.forumQuestion,
    send: () => ({ body: { answered: true } }),
  },
];

/** Why the other places need no case. */
export const fairReasons: Record<string, string> = {
  'GET /api/busi/fair/hall/{id} params.id': everybodys,
  'GET /api/busi/fair/booth/{id} params.id': everybodys,
  'GET /api/busi/fair/detail/{id} params.id': everybodys,
  'GET /api/busi/fair/forum/{id} params.id': everybodys,
  'GET /api/busi/fair/brand/{id} params.id': everybodys,
  'GET /api/busi/busifairmeetingforum/open/page query.fair': everybodys,
  'GET /api/busi/fair/detail/{id}/mine params.id': everyMember,
  'POST /api/busi/fair/detail/{id}/register params.id': everyMember,
  'POST /api/busi/fair/detail/{id}/cancel params.id': everyMember,
  'POST /api/busi/fair/forum/{id}/signUp params.id': everyMember,
  'POST /api/busi/fair/forum/{id}/leave params.id': everyMember,
  'GET /api/busi/fair/forum/{id}/questions params.id': 'who has no place gets none (tests/rooms/fairs/forums)',
  'POST /api/busi/fair/forum/{id}/questions params.id': 'who has no place is refused (tests/rooms/fairs/forums)',
  'GET /api/busi/fair/ticket/{code} params.code': byCode,
  'POST /api/busi/fair/ticket/{code}/checkIn params.code': byCode,
  'POST /api/busi/busifaircompositesmajor/attention/{class} params.class': 'a class of the contract',
  'POST /api/busi/busifaircompositesmajor/cancelAttention/{class} params.class': 'a class of the contract',
  'POST /api/busi/joinintention/save body.fairId': 'every company may say that it wants to exhibit',
};
