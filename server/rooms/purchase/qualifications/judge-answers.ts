import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import type { tender } from '#contract/purchase/tender.ts';
import { type Ctx, emit, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { purchaseAsked } from '../events.ts';
import { ownsPurchase } from '../policy.ts';
import { findApplication, lockPurchase } from '../store.ts';
import { findAnswers, findCriteria, writeJudgements } from './criteria-store.ts';

/**
 * The buyer judges answers of an application that is not decided; what is asked again goes to the supplier with a question, while
 * there is time to answer (purchases 16). An answer that changed since it was read is not judged.
 * @throws Refused common.notFound, common.conflict, purchase.notOpen, deadlinePassed, alreadyDecided, reasonNeeded
 */
export const judgeAnswers = (
  ctx: Ctx,
  id: string,
  { judgements }: ParsedOf<typeof tender.judge>['body'],
): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const known = await findApplication(tx, id);
    const x = known && (await lockPurchase(tx, known.purchaseId));
    const a = x && (await findApplication(tx, id));
    if (!x || !a || !ownsPurchase(me(tx), x, 'buy')) throw refuse(common.notFound);
    if (x.state !== 'open' && x.state !== 'closed') throw refuse(purchaseErrors.notOpen);
    if (a.state !== 'submitted') throw refuse(purchaseErrors.alreadyDecided);
    const criteria = await findCriteria(tx, x.id);
    const before = await findAnswers(tx, [id]);
    const faults: Record<string, FieldError> = {};
    judgements.forEach((j, i) => {
      if (!criteria.some((c) => c.id === j.criterionId)) faults[`judgements.${i}`] = { code: 'choice' };
      if (j.verdict === 'asked' && !j.question) faults[`judgements.${i}.question`] = { code: 'required' };
    });
    if (new Set(judgements.map((j) => j.criterionId)).size !== judgements.length)
      faults['judgements'] = { code: 'choice' };
    if (Object.keys(faults).length) throw refuse(purchaseErrors.reasonNeeded, {}, faults);
    const asks = judgements.filter((j) => j.verdict === 'asked');
    if (asks.length && x.state === 'closed') throw refuse(purchaseErrors.deadlinePassed);
    const changed = (j: (typeof judgements)[number]): boolean => {
      const said = before.find((b) => b.criterionId === j.criterionId);
      if (!said || j.seen === undefined) return false;
      return j.seen === null || Date.parse(said.updatedAt) > Date.parse(j.seen);
    };
    if (judgements.some(changed)) throw refuse(common.conflict);
    const fresh = asks.filter(
      (j) =>
        !before.some(
          (b) =>
            b.criterionId === j.criterionId &&
            b.verdict === 'asked' &&
            Object.values(b.question ?? {}).includes(j.question ?? ''),
        ),
    );
    await writeJudgements(tx, {
      applicationId: id,
      judgedBy: me(tx).userId,
      judgements: judgements.map((j) => ({
        criterionId: j.criterionId,
        verdict: j.verdict,
        question: j.question ? { [tx.lang]: j.question } : null,
      })),
    });
    if (fresh.length)
      await emit(tx, purchaseAsked, {
        purchaseId: x.id,
        number: x.number,
        title: x.title,
        applicationId: id,
        entId: a.entId,
        n: fresh.length,
        at: new Date().toISOString(),
      });
    return { id };
  });
