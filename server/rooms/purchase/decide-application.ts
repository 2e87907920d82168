import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type purchase, purchaseErrors } from '#contract/purchase/calls.ts';
import { purchaseMoves } from '#contract/purchase/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { purchaseDecided } from './events.ts';
import { ownsPurchase } from './policy.ts';
import { decideApplication, findApplication, lockPurchase, setState } from './store.ts';

/**
 * Accepts or refuses an application. The first accepted one makes the purchase awarded; the rest may still be decided,
 * since a frame contract may go to several. @throws Refused common.notFound, purchase.notOpen, purchase.alreadyDecided
 */
export const decide = (
  ctx: Ctx,
  id: string,
  input: ParsedOf<typeof purchase.decide>['body'],
): Promise<AnswerOf<typeof purchase.decide>> =>
  inTransaction(ctx, async (tx) => {
    const a = await findApplication(tx, id);
    const x = a && (await lockPurchase(tx, a.purchaseId));
    if (!a || !x || !ownsPurchase(me(ctx), x, 'buy')) throw refuse(common.notFound);
    if (x.state === 'withdrawn') throw refuse(purchaseErrors.notOpen);
    const reason = input.decision === 'refused' && input.reason ? { [ctx.lang]: input.reason } : null;
    if (!(await decideApplication(tx, id, input.decision, reason))) throw refuse(purchaseErrors.alreadyDecided);
    const awards = input.decision === 'accepted' && purchaseMoves[x.state].includes('awarded');
    if (awards) await setState(tx, x.id, 'awarded');
    await emit(tx, purchaseDecided, {
      purchaseId: x.id,
      applicationId: id,
      number: x.number,
      title: x.title,
      entId: a.entId,
      decision: input.decision,
      reason,
    });
    return { id, state: awards ? 'awarded' : x.state };
  });
