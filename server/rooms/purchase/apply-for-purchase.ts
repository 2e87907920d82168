import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pick } from '#contract/core/text.ts';
import { type purchase, purchaseErrors } from '#contract/purchase/calls.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { certificateLabel } from '#server/rooms/dictionary/index.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { purchaseApplied } from './events.ts';
import { findCriteria } from './qualifications/criteria-store.ts';
import { takeAnswers } from './qualifications/write-answers.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { mayKnow, isBuyersSide } from './policy.ts';
import { standingFor } from './read-purchase.ts';
import { covers } from './rules.ts';
import { findApplicationOf, insertApplication, lockPurchase, type Shown } from './store.ts';

/**
 * Applies for a purchase, once a company. The purchase's row is locked and the database's clock decides, so of two at
 * once or around the deadline the later is refused. The same `clientKey` again answers the first application.
 * @throws Refused purchase.ownPurchase, deadlinePassed, notOpen, alreadyApplied, missingCertificates (names them),
 * answerNeeded
 */
export const applyForPurchase = (
  ctx: Ctx,
  id: string,
  input: ParsedOf<typeof purchase.apply>['body'],
): Promise<{ id: string }> => {
  const person = me(ctx);
  const { entId } = person;
  if (!entId) throw refuse(common.noQuoteRight);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const x = await lockPurchase(tx, id);
    const known = x && (await findApplicationOf(tx, id, entId));
    if (!x || !mayKnow(person, x, known)) throw refuse(common.notFound);
    if (isBuyersSide(person, x)) throw refuse(purchaseErrors.ownPurchase);
    if (known?.clientKey === input.clientKey) return { id: known.id };
    if (known) throw refuse(purchaseErrors.alreadyApplied);
    if (x.state === 'closed') throw refuse(purchaseErrors.deadlinePassed);
    if (x.state !== 'open') throw refuse(purchaseErrors.notOpen);
    const standing = (await standingFor(tx, x)) ?? [];
    if (!covers(standing) || standing.length !== x.certificates.length) {
      const names = standing
        .filter((s) => s.state === 'missing' || s.state === 'expired')
        .map((s) => pick(certificateLabel(s.slug), ctx.lang));
      throw refuse(purchaseErrors.missingCertificates, { names: names.join(ctx.lang === 'cn' ? '、' : ', ') });
    }
    const applicationId = newId();
    await insertApplication(tx, {
      id: applicationId,
      purchaseId: id,
      entId,
      userId: person.userId,
      clientKey: input.clientKey,
      state: 'submitted',
      message: { [ctx.lang]: input.message },
      certificates: standing as Shown[],
      annexes: input.annexes,
    });
    const criteria = await findCriteria(tx, id);
    await takeAnswers(tx, { applicationId, criteria, given: input.answers, whole: true, kept: [] });
    await claimFiles(tx, input.annexes, { kind: 'purchaseApplication', id: applicationId });
    await emit(tx, purchaseApplied, {
      purchaseId: id,
      applicationId,
      number: x.number,
      title: x.title,
      entId,
      buyerId: x.buyerId,
      buyerEntId: x.entId,
    });
    return { id: applicationId };
  });
};
