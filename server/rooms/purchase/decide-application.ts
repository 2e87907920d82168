import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type purchase, purchaseErrors } from '#contract/purchase/calls.ts';
import { purchaseMoves } from '#contract/purchase/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { purchaseDecided } from './events.ts';
import { isPriced } from './offers/line-store.ts';
import { ownsPurchase } from './policy.ts';
import { isQualified } from './qualifications/answer-rules.ts';
import { findAnswers, findCriteria } from './qualifications/criteria-store.ts';
import { decideApplication, findApplication, lockPurchase, type PurchaseRecord, setState } from './store.ts';

/** What stands in the way of accepting: answers that are not judged to be met, and no time left for prices (purchases 16). */
const checkAccepted = async (tx: Ctx, x: PurchaseRecord, id: string, priced: boolean): Promise<void> => {
  if (!isQualified(await findCriteria(tx, x.id), await findAnswers(tx, [id]))) throw refuse(purchaseErrors.notJudged);
  if (!priced) return;
  if (x.state === 'closed') throw refuse(purchaseErrors.deadlinePassed);
  if (x.state !== 'open') throw refuse(purchaseErrors.notOpen);
};

/**
 * Accepts or refuses an application. Where the purchase has lines, accepting admits the supplier to hand in prices; where it has none, the
 * first accepted one makes it awarded, and the rest may still be decided, since a frame contract may go to several.
 * @throws Refused common.notFound, purchase.notOpen, alreadyDecided, notJudged, deadlinePassed, reasonNeeded
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
    const priced = await isPriced(tx, x.id);
    const accepts = input.decision === 'accepted';
    if (accepts) await checkAccepted(tx, x, id, priced);
    else if (priced && !input.reason) throw refuse(purchaseErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    const reason = !accepts && input.reason ? { [ctx.lang]: input.reason } : null;
    if (!(await decideApplication(tx, id, input.decision, reason))) throw refuse(purchaseErrors.alreadyDecided);
    const awards = accepts && !priced && purchaseMoves[x.state].includes('awarded');
    if (awards) await setState(tx, x.id, 'awarded');
    await emit(tx, purchaseDecided, {
      purchaseId: x.id,
      applicationId: id,
      number: x.number,
      title: x.title,
      entId: a.entId,
      decision: input.decision,
      reason,
      until: priced ? new Date(x.deadline).toISOString() : null,
    });
    return { id, state: awards ? 'awarded' : x.state };
  });
