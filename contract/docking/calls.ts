import * as z from 'zod/mini';
import { buyersAndSuppliers, open, roleCodes, roles, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import {
  counted,
  cursorPage,
  cursorQuery,
  id,
  idParams,
  instant,
  line,
  page,
  pageQuery,
  searchWords,
  slug,
  text,
} from '../core/schemas.ts';
import { projectDetail, projectInput, projectRow, proposalInput, proposalView, receivedProposal } from './schemas.ts';
import {
  dockingLimits,
  listedStates,
  ownerActs,
  projectSorts,
  projectStates,
  proposalStates,
  stageActs,
  stageStates,
} from './states.ts';

/** Refusals of projects, proposals and stages. */
export const dockingErrors = refusals('docking', {
  deadlinePassed: 409,
  notOpen: 409,
  ownProject: 403,
  alreadyProposed: 409,
  wrongState: 409,
  stageUnknown: 422,
  notOffered: 422,
  changed: 409,
  noCompany: 403,
  needsWords: 422,
});

/** Whoever answers projects: service providers and verified suppliers, on a seat that sells. */
export const answersProjects = within(roles(roleCodes.supplier, roleCodes.provider), 'sell');
const seesProposals = within(roles(roleCodes.supplier, roleCodes.provider), 'seeSelling');
const publishes = within(buyersAndSuppliers, 'buy');
/** Either side of a project; which one the room decides. */
const eitherSide = roles(roleCodes.buyer, roleCodes.supplier, roleCodes.provider);
const often = { points: 60, seconds: 600, by: 'person' } as const;

const listQuery = z.object({
  ...cursorQuery,
  q: searchWords,
  /** A group of services, or one of them. */
  kind: z.optional(slug),
  region: z.optional(slug),
  state: z.optional(z.enum(listedStates)),
  sort: z.optional(z.enum(projectSorts)),
});
const done = z.object({ id, state: z.enum(projectStates) });
const proposed = z.object({ id, state: z.enum(proposalStates), revision: z.int() });
const reason = line(2, 1000);

/** Calls of project docking. */
export const docking = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/docking/page',
    access: open,
    shows: ['projects', 'dictionaries'],
    query: listQuery,
    data: cursorPage(projectRow),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/busi/docking/facets',
    access: open,
    shows: ['projects', 'dictionaries'],
    query: z.object({
      q: listQuery.shape.q,
      kind: listQuery.shape.kind,
      region: listQuery.shape.region,
      state: listQuery.shape.state,
    }),
    data: z.object({
      kinds: z.array(counted),
      regions: z.array(counted),
      states: z.object({ open: z.int(), closed: z.int(), underway: z.int(), completed: z.int() }),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/docking/detail/{id}',
    access: open,
    shows: ['projects', 'companies', 'dictionaries'],
    params: idParams,
    data: projectDetail,
  }),
  ownPage: endpoint({
    method: 'GET',
    path: '/api/busi/docking/release/page',
    access: within(buyersAndSuppliers, 'seeBuying'),
    query: z.object({
      ...pageQuery,
      q: searchWords,
      state: z.optional(z.enum(projectStates)),
      sort: z.optional(z.enum(projectSorts)),
    }),
    data: page(z.object({ ...projectRow.shape, undecided: z.int(), waiting: z.int() })),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/busi/docking/release/add',
    access: publishes,
    touches: ['projects'],
    limit: { points: 30, seconds: 3600, by: 'person' },
    body: projectInput,
    data: z.object({ id, number: z.string() }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/docking/withdraw/{id}',
    access: publishes,
    touches: ['projects'],
    params: idParams,
    data: done,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/busi/docking/reopen/{id}',
    access: publishes,
    touches: ['projects'],
    limit: often,
    params: idParams,
    body: z.object({ deadline: instant }),
    data: done,
  }),
  proposals: endpoint({
    method: 'GET',
    path: '/api/busi/docking/proposals/{id}',
    access: within(buyersAndSuppliers, 'seeBuying'),
    params: idParams,
    data: z.object({ proposals: z.array(receivedProposal) }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/busi/docking/propose/{id}',
    access: answersProjects,
    touches: ['projects'],
    limit: often,
    params: idParams,
    body: proposalInput,
    data: proposed,
  }),
  revise: endpoint({
    method: 'POST',
    path: '/api/busi/docking/proposal/revise/{id}',
    access: answersProjects,
    limit: often,
    params: idParams,
    body: z.object({ ...proposalInput.shape, base: z.int().check(z.gte(1), z.lte(10_000)) }),
    data: proposed,
  }),
  withdrawProposal: endpoint({
    method: 'POST',
    path: '/api/busi/docking/proposal/withdraw/{id}',
    access: answersProjects,
    touches: ['projects'],
    params: idParams,
    data: proposed,
  }),
  judge: endpoint({
    method: 'POST',
    path: '/api/busi/docking/proposal/judge/{id}',
    access: publishes,
    limit: often,
    params: idParams,
    body: z.object({ act: z.enum(ownerActs), text: z.optional(line(0, 1000)) }),
    data: proposed,
  }),
  award: endpoint({
    method: 'POST',
    path: '/api/busi/docking/award/{id}',
    access: publishes,
    touches: ['projects'],
    limit: often,
    params: idParams,
    body: z.object({
      /** Who does which stages, as their proposals stood when the owner read them; a stage that nobody gets is left out. */
      awards: z
        .array(
          z.object({
            proposalId: id,
            revision: z.int().check(z.gte(1), z.lte(10_000)),
            stages: z
              .array(z.int().check(z.gte(1), z.lte(dockingLimits.stages)))
              .check(z.minLength(1), z.maxLength(dockingLimits.stages)),
          }),
        )
        .check(z.minLength(1), z.maxLength(dockingLimits.stages)),
    }),
    data: done,
  }),
  stage: endpoint({
    method: 'POST',
    path: '/api/busi/docking/stage/{id}',
    access: eitherSide,
    touches: ['projects'],
    limit: often,
    params: idParams,
    body: z.object({
      no: z.int().check(z.gte(1), z.lte(dockingLimits.stages)),
      act: z.enum(stageActs),
      text: z.optional(line(0, 2000)),
      files: z._default(z.array(id).check(z.maxLength(dockingLimits.annexes)), []),
    }),
    data: z.object({ id, state: z.enum(projectStates), stage: z.enum(stageStates) }),
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/busi/docking/proposal/end/{id}',
    access: eitherSide,
    touches: ['projects'],
    limit: often,
    params: idParams,
    body: z.object({ reason }),
    data: done,
  }),
  myProposals: endpoint({
    method: 'GET',
    path: '/api/busi/docking/proposal/page',
    access: seesProposals,
    query: z.object({ ...pageQuery, q: searchWords, state: z.optional(z.enum(proposalStates)) }),
    data: page(
      z.object({
        id,
        project: projectRow,
        state: proposalView.shape.state,
        total: z.string(),
        revision: z.int(),
        asked: z.boolean(),
        owner: z.nullable(text),
        at: instant,
      }),
    ),
  }),
};
