import { langs } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { standingRules } from '#contract/order/standing.ts';
import { chinaDay } from '#server/platform/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { translate } from '#server/platform/translate.ts';
import type { supplierBlocked } from '#server/rooms/order/events.ts';
import { membersWithRight } from './on-events.ts';
import { tell, type Told } from './tell.ts';

/** A supplier hears what keeps it out, why, and what ends it; once for each time that it begins (deals 199). */
export const onBlocked = async (ctx: Ctx, e: Payload<typeof supplierBlocked>): Promise<void> => {
  const text = Object.fromEntries(
    langs.map((l) => [
      l,
      translate(l, `order:standing.told.${e.code}`, {
        number: e.number,
        days: standingRules.refund.afterDays,
        day: e.until ? chinaDay(e.until) : '',
      }),
    ]),
  );
  await tell(
    ctx,
    (await membersWithRight(ctx, [e.entId])).map((p): Told => ({
      userId: p.id,
      kind: 'orderNews',
      params: { number: e.number, text },
      link: pageTo('order', { id: e.orderId }),
      dedupe: `blocked:${e.entId}:${e.code}:${e.since}`,
    })),
  );
};
