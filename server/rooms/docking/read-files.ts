import { judge } from '#contract/core/access.ts';
import { answersProjects } from '#contract/docking/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { mayKnow, ownsProject, ownsProposal } from './policy.ts';
import { findProposalSides } from './proposals/proposal-store.ts';
import { findProject, findProjects } from './store.ts';

/** Annexes of projects: their owner, and whoever may answer them. */
export const readableProjects = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const answers = judge(answersProjects, person) === 'yes';
  return (await findProjects(ctx, ids))
    .filter((x) => ownsProject(person, x) || (answers && mayKnow(person, x, undefined)))
    .map((x) => x.id);
};

/** Files of proposals and their stages: both sides; no rival. */
export const readableProposals = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  return (await findProposalSides(ctx, ids))
    .filter((a) => ownsProposal(person, a) || ownsProject(person, a.project))
    .map((a) => a.id);
};

/** Pictures show where the project does. */
export const isShownProject = async (ctx: Ctx, id: string): Promise<boolean> => {
  const x = await findProject(ctx, id);
  return x !== undefined && mayKnow(ctx.person, x, undefined);
};
