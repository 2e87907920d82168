import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type purchase, purchaseErrors } from '#contract/purchase/calls.ts';
import { purchaseMoves } from '#contract/purchase/states.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { moveApplications } from './awards/award-store.ts';
import { purchaseDecided, purchasePassed } from './events.ts';
import { isPriced } from './offers/line-store.ts';
import { ownsPurchase } from './policy.ts';
import { isQualified } from './qualifications/answer-rules.ts';
import { findAnswers, findCriteria } from './qualifications/criteria-store.ts';
import {
  type ApplicationRecord,
  decideApplication,
  findApplication,
  lockPurchase,
  type PurchaseRecord,
  setState,
} from './store.ts';

/** What stands in the way of accepting: answers that are not judged to be met, and no time left for prices (purchases 16). */
const checkAccepted = async (tx: Ctx, x: PurchaseRecord, id: string, priced: boolean): Promise<void> => {
  if (!isQualified(await findCriteria(tx, x.id), await findAnswers(tx, [id]))) throw refuse(purchaseErrors.notJudged);
  if (!priced) return;
  if (x.state === 'closed') throw refuse(purchaseErrors.deadlinePassed);
  if (x.state !== 'open') throw refuse(purchaseErrors.notOpen);
};

/** Who was admitted and not awarded hears that it is over, while what is left of the purchase may stay (purchases 26). */
const passOver = async (tx: Ctx, x: PurchaseRecord, a: ApplicationRecord, words: string): Promise<void> => {
  const reason = { [tx.lang]: words };
  await moveApplications(tx, [a.id], 'passedOver', reason);
  await emit(tx, purchasePassed, {
    purchaseId: x.id,
    number: x.number,
    title: x.title,
    entIds: [a.entId],
    reason,
    at: new Date().toISOString(),
  });
};

/**
 * Accepts or refuses an application. Where the purchase has lines, accepting admits the supplier to hand in prices; where it has none, the
 * first accepted one makes it awarded, and the rest may still be decided, since a frame contract may go to several. After an award of a part
 * a supplier that was admitted and not chosen is passed over.
 * @throws Refused common.notFound, purchase.notOpen, alreadyDecided, notJudged, deadlinePassed, reasonNeeded
 */
export const decide = (
  ctx: Ctx,
  id: string,
  input: ParsedOf<typeof purchase.decide>['body'],
): Promise<AnswerOf<typeof purchase.decide>> =>
  inTransaction(ctx, async (tx) => {
    const known = await findApplication(tx, id);
    const x = known && (await lockPurchase(tx, known.purchaseId));
    const a = x && (await findApplication(tx, id));
    if (!a || !x || !ownsPurchase(me(ctx), x, 'buy')) throw refuse(common.notFound);
    if (x.state === 'withdrawn') throw refuse(purchaseErrors.notOpen);
    const priced = await isPriced(tx, x.id);
    const accepts = input.decision === 'accepted';
    if (accepts) await checkAccepted(tx, x, id, priced);
    else if (priced && !input.reason) throw refuse(purchaseErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    if (!accepts && priced && input.reason && x.state === 'awarded' && a.state === 'accepted') {
      await passOver(tx, x, a, input.reason);
      return { id, state: x.state };
    }
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
