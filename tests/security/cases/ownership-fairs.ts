import type { Case } from './case.ts';

const everybodys = 'everybody may see it, as far as it is published';
const everyMember = 'every member may come to a fair and its talks, each for themselves';
const byCode = 'a random code of 256 bits, which only its owner is told (tests/rooms/fairs/registration)';

const furnished = {
  base: 0,
  content: {
    template: 'counter',
    accent: 'green',
    headline: {},
    intro: {},
    products: [],
    brochure: null,
    film: null,
    pictures: [],
    staff: [],
  },
};

/** What strangers try on a question of a talk that they have no place in, on a booth and on its order. */
export const fairCases: Case[] = [
  { call: 'GET /api/busi/stand/detail/{id}', field: 'params.id', id: (r) => r.booth },
  {
    call: 'PUT /api/busi/stand/save/{id}',
    field: 'params.id',
    id: (r) => r.booth,
    send: () => ({ body: furnished }),
  },
  { call: 'GET /api/busi/stand/album/{id}', field: 'params.id', id: (r) => r.booth },
  {
    call: 'PUT /api/busi/stand/album/{id}/order',
    field: 'params.id',
    id: (r) => r.booth,
    send: () => ({ body: { photos: [] } }),
  },
  { call: 'GET /api/busi/boothorder/detail/{id}', field: 'params.id', id: (r) => r.boothOrder },
  { call: 'POST /api/busi/boothorder/withdraw/{id}', field: 'params.id', id: (r) => r.boothOrder },
  {
    call: 'POST /api/busi/boothorder/cancel/{id}',
    field: 'params.id',
    id: (r) => r.boothOrder,
    send: () => ({ body: { reason: 'not ours' } }),
  },
  { call: 'POST /api/busi/fair/forum/question/{id}/vote', field: 'params.id', id: (r) => r.forumQuestion },
  {
    call: 'POST /api/busi/fair/forum/question/{id}/answer',
    field: 'params.id',
    id: (r) => r.forumQuestion,
    send: () => ({ body: { answered: true } }),
  },
];

const itsSides = 'its two sides alone (tests/rooms/fairs/meetings)';
const ofOwn = 'the company’s own are taken alone (tests/rooms/fairs/stands)';
const ofExhibitor = 'the exhibitor’s own are taken alone (tests/rooms/fairs/own-albums)';
/** Why the other places need no case. */
export const fairReasons: Record<string, string> = {
  'POST /api/busi/stand/album/{id}/photo params.id': ofExhibitor,
  'POST /api/busi/stand/album/{id}/photo body.file': ofExhibitor,
  'PUT /api/busi/stand/album/{id}/order body.photos[]': ofExhibitor,
  'PUT /api/busi/stand/photo/{id} params.id': ofExhibitor,
  'DELETE /api/busi/stand/photo/{id} params.id': ofExhibitor,
  'GET /api/busi/fair/meeting/offer/{id} params.id': everyMember,
  'POST /api/busi/fair/meeting/ask/{id} params.id': everyMember,
  'POST /api/busi/fair/meeting/ask/{id} body.clientKey': 'an id that the client makes for a click of its own',
  'POST /api/busi/fair/meeting/ask/{id} body.hostId': everyMember,
  'POST /api/busi/fair/meeting/agree/{id} params.id': itsSides,
  'POST /api/busi/fair/meeting/decline/{id} params.id': itsSides,
  'POST /api/busi/fair/meeting/cancel/{id} params.id': itsSides,
  'GET /api/busi/boothorder/prices/{id} params.id': 'every company that exhibits may know what booths cost',
  'POST /api/busi/boothorder/ask/{id} params.id':
    'every company may ask for a free booth (tests/rooms/fairs/booth-orders)',
  'POST /api/busi/boothorder/ask/{id} body.clientKey': 'an id that the client makes for a click of its own',
  'PUT /api/busi/stand/save/{id} body.content.products[]': ofOwn,
  'PUT /api/busi/stand/save/{id} body.content.brochure': ofOwn,
  'PUT /api/busi/stand/save/{id} body.content.film': ofOwn,
  'PUT /api/busi/stand/save/{id} body.content.pictures[]': ofOwn,
  'PUT /api/busi/stand/save/{id} body.content.staff[].userId': ofOwn,
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
  'POST /api/busi/fair/forum/{id}/attend params.id': everyMember,
  'GET /api/busi/fair/forum/{id}/captions/{lang} params.id': everyMember,
  'GET /api/busi/fair/booth/{id}/captions/{lang} params.id': everyMember,
  'GET /api/busi/fair/booth/{id}/captions/{lang} params.lang': 'a language, not a record',
  'GET /api/busi/fair/forum/{id}/captions/{lang} params.lang': 'a language, not a record',
  'POST /api/busi/fair/forum/{id}/leave params.id': everyMember,
  'GET /api/busi/fair/forum/{id}/questions params.id': 'who has no place gets none (tests/rooms/fairs/forums)',
  'POST /api/busi/fair/forum/{id}/questions params.id': 'who has no place is refused (tests/rooms/fairs/forums)',
  'GET /api/busi/fair/ticket/{code} params.code': byCode,
  'POST /api/busi/fair/ticket/{code}/checkIn params.code': byCode,
  'POST /api/busi/busifaircompositesmajor/attention/{class} params.class': 'a class of the contract',
  'POST /api/busi/busifaircompositesmajor/cancelAttention/{class} params.class': 'a class of the contract',
  'POST /api/busi/joinintention/save body.fairId': 'every company may say that it wants to exhibit',
  'GET /api/busi/fair/booths query.fair': everybodys,
  'GET /api/busi/fair/albums query.fair': everybodys,
  'GET /api/busi/fair/album/{id} params.id': everybodys,
  'GET /api/busi/fair/exhibit query.booth': everybodys,
  'GET /api/busi/fair/exhibit query.product': everybodys,
  'GET /api/busi/fair/top query.fair': everybodys,
  'POST /api/busi/busiphotoresource body.album': 'every identified member sends (tests/rooms/fairs/albums)',
  'POST /api/busi/busiphotoresource body.file': 'somebody else’s file is as absent (tests/rooms/fairs/albums)',
  'GET /api/busi/fair/leads query.fair': 'a fair without an own booth is as absent (tests/rooms/fairs/leads)',
  'GET /api/busi/busiDataCenter/getExhibition query.fair': 'as absent without an own booth (tests/rooms/fairs/leads)',
  'GET /api/busi/carnival/campaign/{id} params.id': everyMember,
  'GET /api/busi/carnival/campaign/{id}/proof params.id': everyMember,
  'POST /api/busi/carnival/campaign/{id}/draw params.id': everyMember,
  'POST /api/busi/carnival/campaign/{id}/draw body.clientKey':
    'made by the client; of somebody else it is another draw',
  'POST /api/busi/carnival/win/{id}/claim params.id': 'another’s win is as absent (tests/rooms/carnival)',
  'POST /api/busi/carnival/win/{id}/received params.id': 'another’s win is as absent (tests/rooms/carnival)',
  'POST /api/busi/fair/booth/{id}/call params.id': 'every identified member calls (tests/rooms/fairs/presence)',
  'POST /api/busi/fair/block/{id} params.id': 'anybody may be blocked, who is not told (tests/rooms/fairs/presence)',
  'POST /api/busi/fair/unblock/{id} params.id': 'takes back one’s own block alone (tests/rooms/fairs/presence)',
  'POST /api/busi/fair/booth/{id}/visit params.id': 'every member visits every booth (tests/rooms/fairs/booths)',
  'GET /api/busi/fair/booth/{id}/guestbook params.id':
    'every member reads; hidden entries are left out (tests/rooms/fairs/booths)',
  'POST /api/busi/fair/booth/{id}/guestbook params.id': 'every member writes (tests/rooms/fairs/booths)',
  'POST /api/busi/fair/guestbook/{id}/answer params.id':
    'the exhibitor alone; all others get 404 (tests/rooms/fairs/booths)',
  'POST /api/busi/fair/talkProposals body.fairId':
    'a company with a booth there, or a wish for one (tests/rooms/fairs/desk-talks)',
  'POST /api/busi/fair/talkProposals body.clientKey': 'made by the client; of somebody else it is a conflict',
  'POST /api/busi/fair/talkProposals/{id} params.id':
    'its company alone; all others get 404 (tests/rooms/fairs/desk-talks)',
  'POST /api/busi/fair/talkProposals/{id}/withdraw params.id':
    'its company alone; all others get 404 (tests/rooms/fairs/desk-talks)',
  'POST /api/busi/fair/guestbook/{id}/hide params.id':
    'the exhibitor alone; all others get 404 (tests/rooms/fairs/booths)',
};
