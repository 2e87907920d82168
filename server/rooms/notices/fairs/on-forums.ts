import type { NoticeKind } from '#contract/notices/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { forumNear, forumPlaceGiven } from '#server/rooms/fairs/events.ts';
import { tell, type Told } from '../tell.ts';

const tellSeated = (ctx: Ctx, e: Payload<typeof forumNear>, kind: NoticeKind, dedupe: string): Promise<void> =>
  tell(
    ctx,
    e.userIds.map((userId): Told => ({
      userId,
      kind,
      params: { title: e.title },
      link: pageTo('forum', { id: e.forumId }),
      dedupe,
    })),
  );

/** Who waited has a place now; given again after they left, they hear of it again. */
export const onForumPlace = (ctx: Ctx, e: Payload<typeof forumPlaceGiven>, jobId: string): Promise<void> =>
  tellSeated(ctx, e, 'forumPlace', `forumPlace:${e.forumId}:${jobId}`);

export const onForumNear = (ctx: Ctx, e: Payload<typeof forumNear>): Promise<void> =>
  tellSeated(ctx, e, 'forumSoon', `forumSoon:${e.forumId}`);
