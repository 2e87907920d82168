import { common } from '#contract/core/errors.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import { applicationMoves } from '#contract/purchase/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { moveApplications } from '../awards/award-store.ts';
import { purchaseLeft } from '../events.ts';
import { isPriced } from '../offers/line-store.ts';
import { findApplication, lockPurchase } from '../store.ts';

/**
 * A supplier takes its application back, prices included: until the deadline, since what was offered binds after it (purchases 18). A
 * second click changes nothing. @throws Refused common.notFound, purchase.cannotLeave
 */
export const leavePurchase = (ctx: Ctx, id: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const known = await findApplication(tx, id);
    const x = known && (await lockPurchase(tx, known.purchaseId));
    const a = x && (await findApplication(tx, id));
    if (!x || !a || a.entId !== me(tx).entId) throw refuse(common.notFound);
    if (a.state === 'withdrawn') return { id };
    const binds = a.state === 'accepted' && !(await isPriced(tx, x.id));
    if (x.state !== 'open' || binds || !applicationMoves[a.state].includes('withdrawn') || a.state === 'awarded')
      throw refuse(purchaseErrors.cannotLeave);
    await moveApplications(tx, [id], 'withdrawn');
    await emit(tx, purchaseLeft, {
      purchaseId: x.id,
      number: x.number,
      title: x.title,
      applicationId: id,
      entId: a.entId,
      buyerId: x.buyerId,
      buyerEntId: x.entId,
    });
    return { id };
  });
