import type { NoticeKind } from '#contract/notices/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { claimMoved, prizeNear, prizeWon } from '#server/rooms/carnival/events.ts';
import { tell } from '../tell.ts';
import { momentIn } from '#contract/core/zones/clock.ts';

const tellWinner = (ctx: Ctx, e: Payload<typeof prizeWon>, kind: NoticeKind): Promise<void> =>
  tell(ctx, [
    {
      userId: e.userId,
      kind,
      params: { title: e.prize, name: e.campaign, at: momentIn(e.until, e.zone) },
      link: pageTo('carnivalWins', {}),
      dedupe: `${kind}:${e.drawId}`,
    },
  ]);

/** A winner hears what to do for the prize, and until when (carnival 22). */
export const onPrizeWon = (ctx: Ctx, e: Payload<typeof prizeWon>): Promise<void> =>
  tellWinner(ctx, e, e.kind === 'postal' ? 'prizeWon' : 'prizeCodeWon');

export const onPrizeNear = (ctx: Ctx, e: Payload<typeof prizeNear>): Promise<void> => tellWinner(ctx, e, 'prizeEnds');

/** What the desk did; what the winner did themselves they know. */
export const onClaimMoved = async (ctx: Ctx, e: Payload<typeof claimMoved>, jobId: string): Promise<void> => {
  if (!e.userId || (e.state !== 'sent' && e.state !== 'returned')) return;
  await tell(ctx, [
    {
      userId: e.userId,
      kind: e.state === 'sent' ? 'prizeSent' : 'prizeBack',
      params: { title: e.prize, name: e.campaign },
      link: pageTo('carnivalWins', {}),
      // What came back is sent again, and told again.
      dedupe: `prize:${e.drawId}:${jobId}`,
    },
  ]);
};
