import type { AdAct } from '#contract/advertising/states.ts';
import type { NoticeKind } from '#contract/notices/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { adMoved } from '#server/rooms/advertising/events.ts';
import { findReviewers } from '#server/rooms/identity/index.ts';
import { membersWithRight, nameOf } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

/** What the company hears; of its own acts it knows. */
const kinds: Partial<Record<AdAct, NoticeKind>> = {
  return: 'adReturned',
  confirm: 'adConfirmed',
  refuse: 'adRefused',
  pay: 'adPaid',
  cancel: 'adCancelled',
  expire: 'adExpired',
};
const withReason: readonly AdAct[] = ['return', 'refuse', 'cancel'];

/** Whoever sells for the company hears of what the desk and the clock did; operators of what waits for them (advertising 7). */
export const onAdMoved = async (ctx: Ctx, e: Payload<typeof adMoved>): Promise<void> => {
  const params = { number: e.number, title: e.title };
  const dedupe = `ad:${e.eventId}`;
  const kind = e.by === 'company' ? undefined : kinds[e.act];
  if (kind)
    return tell(
      ctx,
      (await membersWithRight(ctx, [e.entId])).map(({ id: userId }): Told => ({
        userId,
        kind,
        params: { ...params, ...(withReason.includes(e.act) && { reason: e.reason }) },
        link: pageTo('advertisement', { id: e.adId }),
        dedupe,
      })),
    );
  if (e.act !== 'ask' && e.act !== 'change') return undefined;
  const company = await nameOf(ctx, e.entId);
  return tell(
    ctx,
    (await findReviewers(ctx)).map(({ id: userId }): Told => ({
      userId,
      kind: 'adAtDesk',
      params: { ...params, company },
      link: deskPageTo('operatorAdvertisement', { id: e.adId }),
      dedupe,
    })),
  );
};
