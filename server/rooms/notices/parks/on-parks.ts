import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { tenancyDecided } from '#server/rooms/parks/events.ts';
import { membersWithRight } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

/** Whoever manages for the company hears how the desk decided about the park that it named. */
export const onTenancyDecided = async (ctx: Ctx, e: Payload<typeof tenancyDecided>, jobId: string): Promise<void> =>
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
