import { newId } from '#server/platform/ids.ts';
import { projectInput, proposalInput } from '../../world/projects.ts';
import type { Case } from './case.ts';

const call = (name: string) => `POST /api/busi/docking/${name}`;
const body =
  (make: (id: string) => object) =>
  (id: string): { body: object } => ({ body: make(id) });
const awards = (proposalId: string) => ({ awards: [{ proposalId, revision: 1, stages: [1] }] });
const later = { deadline: new Date(Date.now() + 20 * 86_400_000).toISOString() };
const empty = () => ({ body: {} });
const ownKey = 'a random key of the caller’s own for one act, which no answer tells; another’s is a conflict';
const ownFiles = 'files of one’s own alone are taken, as in `propose`';

/** What strangers try on a project, its proposals and stages. */
export const dockingCases: Case[] = [
  { call: call('withdraw/{id}'), field: 'params.id', id: (r) => r.project, send: empty },
  { call: call('reopen/{id}'), field: 'params.id', id: (r) => r.project, send: body(() => later) },
  { call: 'GET /api/busi/docking/proposals/{id}', field: 'params.id', id: (r) => r.project },
  { call: call('award/{id}'), field: 'params.id', id: (r) => r.project, send: body(() => awards(newId())) },
  {
    call: call('stage/{id}'),
    field: 'params.id',
    id: (r) => r.project,
    send: body(() => ({ no: 1, act: 'accept', files: [] })),
  },
  {
    call: call('proposal/revise/{id}'),
    field: 'params.id',
    id: (r) => r.proposal,
    send: body(() => ({ ...proposalInput(), base: 1 })),
  },
  { call: call('proposal/withdraw/{id}'), field: 'params.id', id: (r) => r.proposal, send: empty },
  {
    call: call('proposal/judge/{id}'),
    field: 'params.id',
    id: (r) => r.proposal,
    send: body(() => ({ act: 'shortlist' })),
  },
  {
    call: call('proposal/end/{id}'),
    field: 'params.id',
    id: (r) => r.proposal,
    send: body(() => ({ reason: '无法继续' })),
  },
  ...(['pictures', 'annexes'] as const).map((list): Case => ({
    call: call('release/add'),
    field: `body.${list}[]`,
    id: (r) => r.free,
    send: body((id) => projectInput({ [list]: [id] })),
    says: 422,
  })),
  {
    call: call('propose/{id}'),
    field: 'body.annexes[]',
    id: (r) => r.free,
    send: (id, r) => ({ body: proposalInput([1], '1', { annexes: [id] }), path: { id: r.project } }),
    says: 422,
  },
];

/** Why the other places need no case. */
export const dockingReasons: Record<string, string> = {
  'GET /api/busi/docking/detail/{id} params.id': 'everybody may see it, as far as it shows',
  [`${call('release/add')} body.clientKey`]: ownKey,
  [`${call('propose/{id}')} params.id`]: 'a project, which every provider sees and may answer',
  [`${call('propose/{id}')} body.clientKey`]: ownKey,
  [`${call('proposal/revise/{id}')} body.clientKey`]: ownKey,
  [`${call('proposal/revise/{id}')} body.annexes[]`]: ownFiles,
  [`${call('stage/{id}')} body.files[]`]: ownFiles,
  [`${call('award/{id}')} body.awards[].proposalId`]:
    'proposals for the project alone count (tests/rooms/deals/docking)',
};
