import * as z from 'zod/mini';
import { id, text } from '#contract/core/schemas.ts';
import { dockingActors, stageActs } from '#contract/docking/states.ts';
import { event } from '#server/platform/events.ts';

const project = { projectId: id, number: z.string(), title: text };
const owner = { ownerId: id, ownerEntId: z.nullable(id) };
const proposal = { ...project, proposalId: id, entId: id };

export const projectPublished = event({
  name: 'docking.published',
  version: 1,
  schema: z.object({ projectId: id }),
  means: 'A buyer published a project that providers answer.',
  unheard: 'Projects stand in an open list that providers read; nobody is matched with them.',
});

export const proposalSent = event({
  name: 'docking.proposed',
  version: 1,
  schema: z.object({ ...proposal, ...owner, revision: z.int() }),
  means: 'A provider answered a project, or revised the answer.',
});

export const proposalWithdrawn = event({
  name: 'docking.proposalWithdrawn',
  version: 1,
  schema: z.object({ ...proposal, ...owner, revision: z.int() }),
  means: 'A provider took its proposal back.',
});

export const proposalJudged = event({
  name: 'docking.judged',
  version: 1,
  schema: z.object({
    ...proposal,
    eventId: id,
    act: z.enum(['ask', 'shortlist', 'refuse']),
    text: z.nullable(text),
  }),
  means: 'The owner of a project asked back about a proposal, shortlisted it, or refused it.',
});

export const projectAwarded = event({
  name: 'docking.awarded',
  version: 1,
  schema: z.object({ ...project, eventId: id, accepted: z.array(id), lost: z.array(id) }),
  means: 'The owner of a project accepted proposals of these companies; the others that stood were not chosen.',
});

export const projectWithdrawn = event({
  name: 'docking.withdrawn',
  version: 1,
  schema: z.object({ ...project, entIds: z.array(id) }),
  means: 'The owner took a project back that these companies had answered.',
});

export const projectReopened = event({
  name: 'docking.reopened',
  version: 1,
  schema: z.object({ ...project, eventId: id, entIds: z.array(id) }),
  means: 'A project takes proposals again, or longer; these companies have one that stands.',
});

export const stageMoved = event({
  name: 'docking.stageMoved',
  version: 1,
  schema: z.object({
    ...proposal,
    ...owner,
    eventId: id,
    act: z.enum(stageActs),
    by: z.enum(dockingActors),
    stage: text,
    text: z.nullable(z.string()),
  }),
  means: 'A stage of a project was started, delivered, accepted or complained about.',
});

export const proposalEnded = event({
  name: 'docking.ended',
  version: 1,
  schema: z.object({ ...proposal, ...owner, eventId: id, by: z.enum(['owner', 'provider']), reason: z.string() }),
  means: 'A side ended an accepted proposal before its stages were done.',
});

export const projectCompleted = event({
  name: 'docking.completed',
  version: 1,
  schema: z.object({ ...project, ...owner, eventId: id, entIds: z.array(id) }),
  means: 'Every stage of a project was accepted.',
});
