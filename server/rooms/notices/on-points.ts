import { langs } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { translate } from '#server/platform/translate.ts';
import type { exchangeMoved, pointsReversed } from '#server/rooms/points/events.ts';
import { tell } from './tell.ts';

/** An earning was taken back: whose it was reads which one in the statement. */
export const onPointsReversed = (ctx: Ctx, e: Payload<typeof pointsReversed>): Promise<void> =>
  tell(ctx, [
    {
      userId: e.userId,
      kind: 'pointsReversed',
      params: { n: e.points, title: Object.fromEntries(langs.map((l) => [l, translate(l, `points:rules.${e.code}`)])) },
      link: pageTo('integralManage', {}),
      dedupe: `points:${e.entryId}`,
    },
  ]);

const kinds = { send: 'mallSent', cancel: 'mallBack', takeBack: 'mallBack', keep: 'mallKept' } as const;

/** What the desk did with an exchange; what the member did themselves they know. */
export const onExchangeMoved = async (ctx: Ctx, e: Payload<typeof exchangeMoved>): Promise<void> => {
  if (e.by !== 'desk' || e.step === 'receive' || e.step === 'askReturn') return;
  await tell(ctx, [
    {
      userId: e.userId,
      kind: kinds[e.step],
      params: { number: e.number, title: e.good },
      link: pageTo('creditsExchange', {}),
      dedupe: `mall:${e.exchangeId}:${e.step}`,
    },
  ]);
};
