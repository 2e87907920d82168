import type { TaskKind } from '#contract/carnival/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { cardRequested } from '#server/rooms/cards/events.ts';
import type { boothVisited, talkAttended } from '#server/rooms/fairs/events.ts';
import type { companyFollowed } from '#server/rooms/following/events.ts';
import type { inquiryPublished } from '#server/rooms/inquiry/events.ts';
import { publishedFacts } from '#server/rooms/inquiry/index.ts';
import { noteDeeds } from './draw-store.ts';
import { findOpenWith } from './store.ts';

const note = async (ctx: Ctx, kind: TaskKind, deed: { userId: string; subject: string }): Promise<void> =>
  noteDeeds(ctx, await findOpenWith(ctx, kind), { ...deed, kind, day: chinaDay() });

/** Of one booth and day there is one event, which may come twice: its job is what it is told by. */
export const onBoothVisited = (ctx: Ctx, e: Payload<typeof boothVisited>, jobId: string): Promise<void> =>
  note(ctx, 'booths', { userId: e.visitorId, subject: jobId });

export const onCardRequested = (ctx: Ctx, e: Payload<typeof cardRequested>): Promise<void> =>
  note(ctx, 'card', { userId: e.fromUserId, subject: e.exchangeId });

/** One talk is one deed, on the day on which they were present. */
export const onTalkAttended = (ctx: Ctx, e: Payload<typeof talkAttended>): Promise<void> =>
  note(ctx, 'talk', { userId: e.userId, subject: e.forumId });

/** A company that is followed anew is no second deed. */
export const onCompanyFollowed = (ctx: Ctx, e: Payload<typeof companyFollowed>): Promise<void> =>
  note(ctx, 'follow', { userId: e.userId, subject: e.entId });

export const onInquiryPublished = async (ctx: Ctx, e: Payload<typeof inquiryPublished>): Promise<void> => {
  const facts = await publishedFacts(ctx, e.inquiryId);
  if (facts) await note(ctx, 'inquiry', { userId: facts.buyerId, subject: e.inquiryId });
};
