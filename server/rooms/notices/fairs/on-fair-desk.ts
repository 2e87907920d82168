import type { NoticeKind } from '#contract/notices/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type {
  boothAssigned,
  boothFreed,
  fairMoved,
  forumCancelled,
  forumMoved,
  talkDecided,
  talkProposed,
  talkWithdrawn,
} from '#server/rooms/fairs/events.ts';
import { findEditors } from '#server/rooms/identity/index.ts';
import { membersWithRight, nameOf } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';
import { momentIn } from '#contract/core/zones/clock.ts';

type Said = { kind: NoticeKind; params: Told['params']; link: PageAddress; dedupe: string };
/** Tells people and those of companies who sell for them; who is both hears it once. */
const tellAll = async (ctx: Ctx, userIds: string[], entIds: string[], said: Said): Promise<void> => {
  const sellers = entIds.length ? (await membersWithRight(ctx, entIds)).map((p) => p.id) : [];
  await tell(
    ctx,
    [...new Set([...userIds, ...sellers])].map((userId): Told => ({ userId, ...said })),
  );
};

/** Who registered or exhibits hears of other dates, each move once (fairs 40). */
export const onFairMoved = (ctx: Ctx, e: Payload<typeof fairMoved>): Promise<void> =>
  tellAll(ctx, e.userIds, e.entIds, {
    kind: 'fairMoved',
    params: { name: e.name, at: momentIn(e.startsAt, e.zone) },
    link: pageTo('fair', { id: e.fairId }),
    dedupe: `fairMoved:${e.fairId}:${e.save}`,
  });

export const onForumMoved = (ctx: Ctx, e: Payload<typeof forumMoved>): Promise<void> =>
  tellAll(ctx, e.userIds, e.entId ? [e.entId] : [], {
    kind: 'talkMoved',
    params: { title: e.title, at: momentIn(e.startsAt, e.zone) },
    link: pageTo('forum', { id: e.forumId }),
    dedupe: `talkMoved:${e.forumId}:${e.save}`,
  });

/** The talk itself is gone: its fair is shown. */
export const onForumCancelled = (ctx: Ctx, e: Payload<typeof forumCancelled>): Promise<void> =>
  tellAll(ctx, e.userIds, e.entId ? [e.entId] : [], {
    kind: 'talkCancelled',
    params: { title: e.title, reason: e.reason },
    link: pageTo('fair', { id: e.fairId }),
    dedupe: `talkCancelled:${e.forumId}`,
  });

export const onBoothAssigned = (ctx: Ctx, e: Payload<typeof boothAssigned>, jobId: string): Promise<void> =>
  tellAll(ctx, [], [e.entId], {
    kind: e.held ? 'boothHeld' : 'boothGiven',
    params: { number: e.number, name: e.fair },
    link: pageTo('fairHall', { id: e.hallId, booth: e.boothId }),
    dedupe: `booth:${e.boothId}:${jobId}`,
  });

export const onBoothFreed = (ctx: Ctx, e: Payload<typeof boothFreed>, jobId: string): Promise<void> =>
  tellAll(ctx, [], [e.entId], {
    kind: 'boothFreed',
    params: { number: e.number, name: e.fair, reason: e.reason },
    link: pageTo('fair', { id: e.fairId }),
    dedupe: `booth:${e.boothId}:${jobId}`,
  });

/** Operators have no bell at their desk: they get the mail of the notice. */
const tellDesk = async (ctx: Ctx, said: Said): Promise<void> =>
  tellAll(
    ctx,
    (await findEditors(ctx)).map((o) => o.id),
    [],
    said,
  );

export const onTalkProposed = async (ctx: Ctx, e: Payload<typeof talkProposed>): Promise<void> =>
  tellDesk(ctx, {
    kind: 'talkProposed',
    params: { title: e.title, company: await nameOf(ctx, e.entId) },
    link: deskPageTo('operatorFair', { id: e.fairId, tab: 'proposals' }),
    dedupe: `talkProposed:${e.proposalId}:${e.save}`,
  });

export const onTalkWithdrawn = async (ctx: Ctx, e: Payload<typeof talkWithdrawn>): Promise<void> =>
  tellDesk(ctx, {
    kind: 'talkWithdrawn',
    params: { title: e.title, company: await nameOf(ctx, e.entId) },
    link: deskPageTo('operatorFair', { id: e.fairId, tab: 'proposals' }),
    dedupe: `talkWithdrawn:${e.proposalId}`,
  });

const kinds = { accept: 'talkAccepted', return: 'talkReturned', refuse: 'talkRefused' } as const;
/** Who proposed it hears of the decision; where they sell there no more, everybody who does. */
export const onTalkDecided = async (ctx: Ctx, e: Payload<typeof talkDecided>): Promise<void> => {
  const sellers = (await membersWithRight(ctx, [e.entId])).map((p) => p.id);
  await tellAll(ctx, sellers.includes(e.userId) ? [e.userId] : sellers, [], {
    kind: kinds[e.decision],
    params: { title: e.title, ...(e.words && { reason: e.words }) },
    link: e.talkId ? pageTo('forum', { id: e.talkId }) : pageTo('hostActivities'),
    dedupe: `talkDecided:${e.proposalId}:${e.save}`,
  });
};
