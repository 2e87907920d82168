import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { stayDecided } from '#server/rooms/parks/events.ts';
import { membersWithRight } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

/** Whoever manages for the company hears how the desk decided about the park that it named. */
export const onStayDecided = async (ctx: Ctx, e: Payload<typeof stayDecided>, jobId: string): Promise<void> =>
  tell(
    ctx,
    (await membersWithRight(ctx, [e.entId], 'manage')).map(({ id }): Told => ({
      userId: id,
      kind: e.state === 'confirmed' ? 'parkConfirmed' : 'parkRefused',
      params: { name: e.name, reason: e.reason },
      link: pageTo('park', { slug: e.slug }),
      dedupe: `park:${jobId}`,
    })),
  );
