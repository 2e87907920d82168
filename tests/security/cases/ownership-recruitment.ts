import { vacancyInput } from '../../world/rooms/recruitment.ts';
import { dayIn } from '../../world/rooms/services.ts';
import type { Case } from './case.ts';

const call = (name: string) => `POST /api/busi/recruitment/application/${name}/{id}`;
const later = new Date(Date.now() + 86_400_000).toISOString();
const mine = (name: string, body: object): Case => ({
  call: call(name),
  field: 'params.id',
  id: (r) => r.jobApplication,
  send: () => ({ body }),
});

/** What strangers try on job applications and on vacancies of other companies. */
export const recruitmentCases: Case[] = [
  {
    call: 'GET /api/busi/recruitment/application/detail/{id}',
    field: 'params.id',
    id: (r) => r.jobApplication,
  },
  mine('step', { step: 'withdraw' }),
  mine('invite', { slots: [later], minutes: 30, way: 'phone', place: 'not ours' }),
  mine('choose', { slot: later }),
  mine('offer', { note: 'not ours', until: dayIn(5) }),
  mine('message', { clientKey: '018f3f6e-0000-7000-8000-000000000002', text: 'not ours', files: [] }),
  mine('erase', {}),
  {
    call: call('declineRest'),
    field: 'params.id',
    id: (r) => r.vacancy,
    send: () => ({ body: { reason: 'not ours' } }),
  },
  { call: 'GET /api/busi/recruitment/own/vacancy/{id}', field: 'params.id', id: (r) => r.vacancy },
  {
    call: 'PUT /api/busi/recruitment/own/vacancy/{id}',
    field: 'params.id',
    id: (r) => r.vacancy,
    send: () => ({ body: { base: 1, ...vacancyInput() } }),
  },
  {
    call: 'POST /api/busi/recruitment/own/vacancy/{id}/state',
    field: 'params.id',
    id: (r) => r.vacancy,
    send: () => ({ body: { state: 'closed' } }),
  },
];

const ownKey = 'a random key of the caller’s own for one act, which no answer tells';
const ownFiles = 'files of one’s own alone are taken, as in `docking.stage`';
const everybodys = 'a listed vacancy, which everybody sees';
/** Why the other places need no case. */
export const recruitmentReasons: Record<string, string> = {
  'GET /api/busi/recruitment/page query.company': everybodys,
  'GET /api/busi/recruitment/vacancy/{id} params.id': everybodys,
  'DELETE /api/busi/recruitment/alert/{id} params.id': 'one’s own alert alone is removed (tests/rooms/recruitment)',
  'GET /api/busi/recruitment/application/page query.vacancy':
    'narrows what the caller reads anyway (tests/rooms/recruitment)',
  'POST /api/busi/recruitment/application/apply body.clientKey': ownKey,
  'POST /api/busi/recruitment/application/apply body.vacancy': everybodys,
  'POST /api/busi/recruitment/application/apply body.files[]': ownFiles,
  [`${call('message')} body.clientKey`]: ownKey,
  [`${call('message')} body.files[]`]: ownFiles,
  'POST /api/busi/recruitment/own/vacancy body.clientKey': ownKey,
};
