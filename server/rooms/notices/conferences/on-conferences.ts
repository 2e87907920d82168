import { pageTo } from '#contract/pages.ts';
import type { NoticeKind } from '#contract/notices/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type {
  conferenceCancelled,
  conferenceMoved,
  conferenceNear,
  conferencePlaceGiven,
} from '#server/rooms/conferences/events.ts';
import { momentIn } from '#contract/core/zones/clock.ts';
import { tell, type Told } from '../tell.ts';

const tellAll = (
  ctx: Ctx,
  e: Payload<typeof conferenceNear>,
  kind: NoticeKind,
  dedupe: string,
  params: Told['params'] = {},
): Promise<void> =>
  tell(
    ctx,
    e.userIds.map((userId): Told => ({
      userId,
      kind,
      params: { name: e.name, ...params },
      link: pageTo('conference', { slug: e.slug }),
      dedupe,
    })),
  );

/** Who waited has a place now; given again after they left, they hear of it again. */
export const onConferencePlace = (ctx: Ctx, e: Payload<typeof conferencePlaceGiven>, jobId: string): Promise<void> =>
  tellAll(ctx, e, 'conferencePlace', `conferencePlace:${e.conferenceId}:${jobId}`);

export const onConferenceNear = (ctx: Ctx, e: Payload<typeof conferenceNear>): Promise<void> =>
  tellAll(ctx, e, 'conferenceSoon', `conferenceSoon:${e.conferenceId}:${e.startsAt}`, {
    at: momentIn(e.startsAt, e.zone),
  });

export const onConferenceMoved = (ctx: Ctx, e: Payload<typeof conferenceMoved>): Promise<void> =>
  tellAll(ctx, e, 'conferenceMoved', `conferenceMoved:${e.conferenceId}:${e.save}`, {
    at: momentIn(e.startsAt, e.zone),
  });

export const onConferenceCancelled = (ctx: Ctx, e: Payload<typeof conferenceCancelled>): Promise<void> =>
  tellAll(ctx, e, 'conferenceCancelled', `conferenceCancelled:${e.conferenceId}`, { reason: e.reason });
