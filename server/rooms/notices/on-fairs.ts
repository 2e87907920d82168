import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { guestWrote } from '#server/rooms/fairs/events.ts';
import { tell, type Told } from './tell.ts';

/** The people of a booth are told that somebody wrote into its guest book. */
export const onGuestWrote = (ctx: Ctx, e: Payload<typeof guestWrote>): Promise<void> =>
  tell(
    ctx,
    e.userIds.map((userId): Told => ({
      userId,
      kind: 'guestWrote',
      params: { name: e.name, number: e.number },
      link: pageTo('booth', { id: e.boothId }),
      dedupe: `guest:${e.entryId}`,
    })),
  );
