import { langs } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { translate } from '#server/platform/translate.ts';
import type { pointsReversed } from '#server/rooms/points/events.ts';
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
