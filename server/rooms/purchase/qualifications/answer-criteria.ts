import type { AnswerInput } from '#contract/purchase/schemas.ts';
import { common } from '#contract/core/errors.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { purchaseAnswered } from '../events.ts';
import { findApplication, lockPurchase } from '../store.ts';
import { findAnswers, findCriteria } from './criteria-store.ts';
import { takeAnswers } from './write-answers.ts';

/**
 * The supplier completes answers that are not judged or were asked again, until the deadline by the database's clock (purchases 17).
 * @throws Refused common.notFound, purchase.deadlinePassed, notOpen, alreadyDecided, alreadyJudged, answerNeeded
 */
export const answerCriteria = (ctx: Ctx, id: string, given: AnswerInput[]): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const known = await findApplication(tx, id);
    const x = known && (await lockPurchase(tx, known.purchaseId));
    const a = x && (await findApplication(tx, id));
    if (!x || !a || a.entId !== me(tx).entId) throw refuse(common.notFound);
    if (x.state === 'closed') throw refuse(purchaseErrors.deadlinePassed);
    if (x.state !== 'open') throw refuse(purchaseErrors.notOpen);
    if (a.state !== 'submitted') throw refuse(purchaseErrors.alreadyDecided);
    const criteria = await findCriteria(tx, x.id);
    const before = await findAnswers(tx, [id]);
    const judged = (criterionId: string) =>
      before.some((b) => b.criterionId === criterionId && (b.verdict === 'met' || b.verdict === 'notMet'));
    if (given.some((g) => judged(g.criterionId))) throw refuse(purchaseErrors.alreadyJudged);
    const kept = [...a.annexes, ...before.flatMap((b) => b.files)];
    await takeAnswers(tx, { applicationId: id, criteria, given, whole: false, kept });
    await emit(tx, purchaseAnswered, {
      purchaseId: x.id,
      number: x.number,
      title: x.title,
      applicationId: id,
      entId: a.entId,
      buyerId: x.buyerId,
      buyerEntId: x.entId,
      at: new Date().toISOString(),
    });
    return { id };
  });
