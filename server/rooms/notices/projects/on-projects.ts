import type { Text } from '#contract/core/schemas.ts';
import type { StageAct } from '#contract/docking/states.ts';
import type { NoticeKind } from '#contract/notices/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type {
  projectAwarded,
  projectCompleted,
  projectReopened,
  projectWithdrawn,
  proposalEnded,
  proposalJudged,
  proposalSent,
  proposalWithdrawn,
  stageMoved,
} from '#server/rooms/docking/events.ts';
import { buyersOf, membersWithRight, nameOf } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

type Project = { projectId: string; number: string; title: Text };
type Owned = { ownerId: string; ownerEntId: string | null };
type Words = { kind: NoticeKind; params?: Told['params']; dedupe: string };

const toldOf = (e: Project, w: Words): Omit<Told, 'userId'> => ({
  kind: w.kind,
  params: { number: e.number, title: e.title, ...w.params },
  link: pageTo('project', { id: e.projectId }),
  dedupe: w.dedupe,
});

const tellOwner = async (ctx: Ctx, e: Project & Owned, w: Words): Promise<void> =>
  tell(
    ctx,
    (await buyersOf(ctx, { buyerId: e.ownerId, buyerEntId: e.ownerEntId })).map((userId) => ({
      userId,
      ...toldOf(e, w),
    })),
  );

const tellProviders = async (ctx: Ctx, e: Project, entIds: string[], w: Words): Promise<void> =>
  tell(
    ctx,
    (await membersWithRight(ctx, entIds)).map((p) => ({ userId: p.id, ...toldOf(e, w) })),
  );

export const onProposalSent = async (ctx: Ctx, e: Payload<typeof proposalSent>): Promise<void> =>
  tellOwner(ctx, e, {
    kind: e.revision > 1 ? 'projectProposalRevised' : 'projectProposal',
    params: { company: await nameOf(ctx, e.entId) },
    dedupe: `proposal:${e.proposalId}:${e.revision}`,
  });

export const onProposalWithdrawn = async (ctx: Ctx, e: Payload<typeof proposalWithdrawn>): Promise<void> =>
  tellOwner(ctx, e, {
    kind: 'projectProposalWithdrawn',
    params: { company: await nameOf(ctx, e.entId) },
    dedupe: `proposalWithdrawn:${e.proposalId}:${e.revision}`,
  });

const judged = { ask: 'projectAsked', shortlist: 'projectShortlisted', refuse: 'projectRefused' } as const;

export const onProposalJudged = (ctx: Ctx, e: Payload<typeof proposalJudged>): Promise<void> =>
  tellProviders(ctx, e, [e.entId], {
    kind: judged[e.act],
    ...(e.text && { params: e.act === 'ask' ? { text: e.text } : { reason: e.text } }),
    dedupe: `judged:${e.eventId}`,
  });

/** Those who were chosen, and those who were not. */
export const onProjectAwarded = async (ctx: Ctx, e: Payload<typeof projectAwarded>): Promise<void> => {
  await tellProviders(ctx, e, e.accepted, { kind: 'projectAccepted', dedupe: `awarded:${e.eventId}` });
  await tellProviders(ctx, e, e.lost, { kind: 'projectLost', dedupe: `awarded:${e.eventId}` });
};

export const onProjectWithdrawn = (ctx: Ctx, e: Payload<typeof projectWithdrawn>): Promise<void> =>
  tellProviders(ctx, e, e.entIds, { kind: 'projectWithdrawn', dedupe: `projectWithdrawn:${e.projectId}` });

export const onProjectReopened = (ctx: Ctx, e: Payload<typeof projectReopened>): Promise<void> =>
  tellProviders(ctx, e, e.entIds, { kind: 'projectReopened', dedupe: `reopened:${e.eventId}` });

const steps = {
  start: 'projectStarted',
  deliver: 'projectDelivered',
  accept: 'projectStageAccepted',
  complain: 'projectComplained',
} as const satisfies Record<StageAct, NoticeKind>;

/** The other side hears of each step; what the clock accepts, both. */
export const onStageMoved = async (ctx: Ctx, e: Payload<typeof stageMoved>): Promise<void> => {
  const words = {
    kind: steps[e.act],
    params: { stage: e.stage, ...(e.act === 'complain' && e.text && { reason: e.text }) },
    dedupe: `stage:${e.eventId}`,
  };
  if (e.by !== 'owner') await tellOwner(ctx, e, words);
  if (e.by !== 'provider') await tellProviders(ctx, e, [e.entId], words);
};

export const onProposalEnded = (ctx: Ctx, e: Payload<typeof proposalEnded>): Promise<void> => {
  const words: Words = { kind: 'projectEnded', params: { reason: e.reason }, dedupe: `ended:${e.eventId}` };
  return e.by === 'provider' ? tellOwner(ctx, e, words) : tellProviders(ctx, e, [e.entId], words);
};

export const onProjectCompleted = async (ctx: Ctx, e: Payload<typeof projectCompleted>): Promise<void> => {
  const words: Words = { kind: 'projectCompleted', dedupe: `completed:${e.eventId}` };
  await tellOwner(ctx, e, words);
  await tellProviders(ctx, e, e.entIds, words);
};
