import { common } from '#contract/core/errors.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { purchaseMoved } from '../events.ts';
import { findOffered } from '../offers/offer-store.ts';
import { ownsPurchase } from '../policy.ts';
import { checkDeadline } from '../rules.ts';
import { findApplications, lockPurchase } from '../store.ts';
import { setDeadline } from './course-store.ts';

/**
 * Gives more time: a purchase that closed is open again. Where prices were hidden until the deadline and have become readable, it stays
 * (purchases 11). @throws Refused common.notFound, purchase.notOpen, offersOpened, common.invalid
 */
export const moveDeadline = (ctx: Ctx, id: string, deadline: string): Promise<{ id: string; deadline: string }> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const x = await lockPurchase(tx, id);
    if (!x || !ownsPurchase(me(tx), x, 'buy')) throw refuse(common.notFound);
    const [now, later] = [Date.parse(x.deadline), Date.parse(deadline)];
    if (later === now) return { id, deadline };
    if (x.state !== 'open' && x.state !== 'closed') throw refuse(purchaseErrors.notOpen);
    const faults = checkDeadline(deadline, new Date());
    if (later < now) faults['deadline'] = { code: 'deadlineEarlier' };
    else if (x.deliveryDate && x.deliveryDate <= chinaDay(deadline))
      faults['deadline'] = { code: 'deliveryBeforeDeadline' };
    if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
    const all = await findApplications(tx, id);
    if (
      x.hidePrices &&
      x.state === 'closed' &&
      (
        await findOffered(
          tx,
          all.map((a) => a.id),
        )
      ).size
    )
      throw refuse(purchaseErrors.offersOpened);
    await setDeadline(tx, id, deadline);
    const entIds = all.filter((a) => a.state === 'submitted' || a.state === 'accepted').map((a) => a.entId);
    if (entIds.length)
      await emit(tx, purchaseMoved, { purchaseId: id, number: x.number, title: x.title, entIds, deadline });
    return { id, deadline };
  });
