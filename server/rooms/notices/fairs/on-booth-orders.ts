import type { BoothOrderAct } from '#contract/fairs/exhibiting/order-states.ts';
import type { NoticeKind } from '#contract/notices/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { boothOrderMoved } from '#server/rooms/fairs/events.ts';
import { findReviewers } from '#server/rooms/identity/index.ts';
import { membersWithRight, nameOf } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

const kinds: Record<BoothOrderAct, NoticeKind> = {
  ask: 'boothAsked',
  confirm: 'boothConfirmed',
  refuse: 'boothRefused',
  pay: 'boothPaid',
  withdraw: 'boothWithdrawn',
  expire: 'boothExpired',
  cancel: 'boothCancelled',
};
const withReason: readonly BoothOrderAct[] = ['refuse', 'cancel'];

/** Everybody of the company who sells hears of each step; operators get the mail of the notice when one waits for them (fairs 39). */
export const onBoothOrder = async (ctx: Ctx, e: Payload<typeof boothOrderMoved>): Promise<void> => {
  const params = { number: e.number, booth: e.booth, title: e.fair };
  const own = (await membersWithRight(ctx, [e.entId])).map(({ id: userId }): Told => ({
    userId,
    kind: kinds[e.act],
    params: { ...params, ...(withReason.includes(e.act) && { reason: e.reason }) },
    link: pageTo('boothOrder', { id: e.orderId }),
    dedupe: `boothOrder:${e.eventId}`,
  }));
  const company = await nameOf(ctx, e.entId);
  const desk =
    e.act === 'ask'
      ? (await findReviewers(ctx)).map(({ id: userId }): Told => ({
          userId,
          kind: 'boothAtDesk',
          params: { ...params, company },
          link: deskPageTo('operatorBoothOrders', { id: e.orderId }),
          dedupe: `boothOrder:${e.eventId}`,
        }))
      : [];
  await tell(ctx, [...own, ...desk]);
};
