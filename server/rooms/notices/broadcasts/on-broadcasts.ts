import { keptAddress, pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { broadcastReached } from '#server/rooms/broadcasts/events.ts';
import { tell, type Told } from '../tell.ts';

/** What the desk says to a segment: one notice a person, however often the batch comes. */
export const onBroadcast = (ctx: Ctx, e: Payload<typeof broadcastReached>): Promise<void> =>
  tell(
    ctx,
    e.userIds.map((userId): Told => ({
      userId,
      kind: e.binding ? 'broadcastBinding' : 'broadcast',
      params: { title: e.title, text: e.text, broadcast: e.broadcastId },
      link: e.link ? keptAddress(e.link) : pageTo('notices'),
      dedupe: `broadcast:${e.broadcastId}`,
    })),
  );
