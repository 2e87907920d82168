import { common } from '#contract/core/errors.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import { purchaseMoves } from '#contract/purchase/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { purchaseWithdrawn } from './events.ts';
import { ownsPurchase } from './policy.ts';
import { findApplications, lockPurchase, setState } from './store.ts';

/** Takes a purchase back; a second click changes nothing. @throws Refused common.notFound, purchase.cannotWithdraw */
export const withdrawPurchase = (ctx: Ctx, id: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const x = await lockPurchase(tx, id);
    if (!x || !ownsPurchase(me(ctx), x, 'buy')) throw refuse(common.notFound);
    if (x.state === 'withdrawn') return { id };
    if (!purchaseMoves[x.state].includes('withdrawn')) throw refuse(purchaseErrors.cannotWithdraw);
    await setState(tx, id, 'withdrawn');
    const entIds = (await findApplications(tx, id)).map((a) => a.entId);
    if (entIds.length) await emit(tx, purchaseWithdrawn, { purchaseId: id, number: x.number, title: x.title, entIds });
    return { id };
  });
