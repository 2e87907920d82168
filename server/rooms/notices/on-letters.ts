import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { letterSent } from '#server/rooms/letters/events.ts';
import { tell, type Told } from './tell.ts';

/** Whoever has a letter in their box is told of it; the words of the letter stay there. */
export const onLetter = (ctx: Ctx, e: Payload<typeof letterSent>): Promise<void> =>
  tell(
    ctx,
    e.userIds.map((userId): Told => ({
      userId,
      kind: 'letterReceived',
      params: { name: e.from, title: e.subject },
      link: pageTo('letters', { id: e.threadId }),
      dedupe: `letter:${e.letterId}`,
    })),
  );
