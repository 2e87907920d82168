import { docking } from '#contract/docking/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { readFacets, readMyProposals, readOwnProjects, readProjects } from './lists/read-projects.ts';
import { reopenProject, withdrawProject } from './projects/change-project.ts';
import { publishProject } from './projects/publish-project.ts';
import { readProject, readProposals } from './projects/read-project.ts';
import { award } from './proposals/award.ts';
import { judgeProposal } from './proposals/judge-proposal.ts';
import { propose, reviseOwn, withdrawOwn } from './proposals/propose.ts';
import { endProposal } from './stages/end-proposal.ts';
import { moveStage } from './stages/move-stage.ts';

export const routes = [
  route(docking.page, ({ ctx, query }) => readProjects(ctx, query)),
  route(docking.facets, ({ ctx, query }) => readFacets(ctx, query)),
  route(docking.detail, ({ ctx, params }) => readProject(ctx, params.id)),
  route(docking.ownPage, ({ ctx, query }) => readOwnProjects(ctx, query)),
  route(docking.add, ({ ctx, body }) => publishProject(ctx, body)),
  route(docking.withdraw, ({ ctx, params }) => withdrawProject(ctx, params.id)),
  route(docking.reopen, ({ ctx, params, body }) => reopenProject(ctx, params.id, body.deadline)),
  route(docking.proposals, ({ ctx, params }) => readProposals(ctx, params.id)),
  route(docking.propose, ({ ctx, params, body }) => propose(ctx, params.id, body)),
  route(docking.revise, ({ ctx, params, body }) => reviseOwn(ctx, params.id, body)),
  route(docking.withdrawProposal, ({ ctx, params }) => withdrawOwn(ctx, params.id)),
  route(docking.judge, ({ ctx, params, body }) => judgeProposal(ctx, params.id, body)),
  route(docking.award, ({ ctx, params, body }) => award(ctx, params.id, body.awards)),
  route(docking.stage, ({ ctx, params, body }) => moveStage(ctx, params.id, body)),
  route(docking.end, ({ ctx, params, body }) => endProposal(ctx, params.id, body.reason)),
  route(docking.myProposals, ({ ctx, query }) => readMyProposals(ctx, query)),
];
