import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { purchaseErrors } from '#contract/purchase/calls.ts';
import { purchaseLimits } from '#contract/purchase/states.ts';
import type { tender } from '#contract/purchase/tender.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { mayKnow } from '../policy.ts';
import { findApplicationOf, lockPurchase } from '../store.ts';
import { findLines } from './line-store.ts';
import { isTooLong, priced } from './offer-rules.ts';
import { findOfferByKey, findOffers, insertOffer } from './offer-store.ts';

type Given = ParsedOf<typeof tender.offer>['body'];

const faultsOf = (given: Given, lines: { id: string }[], deadline: string): Record<string, FieldError> => {
  const faults: Record<string, FieldError> = {};
  const known = new Set(lines.map((l) => l.id));
  const seen = new Set<string>();
  given.prices.forEach((p, i) => {
    if (!known.has(p.lineId)) faults[`prices.${i}.lineId`] = { code: 'choice' };
    else if (seen.has(p.lineId)) faults[`prices.${i}.lineId`] = { code: 'lineTwice' };
    seen.add(p.lineId);
  });
  // An offer that ends with the deadline could never be awarded.
  if (given.validUntil <= chinaDay(deadline)) faults['validUntil'] = { code: 'validAfterDeadline' };
  return faults;
};

/**
 * An admitted supplier hands in prices, or their next revision, until the deadline by the database's clock under the purchase's lock
 * (purchases 21). The same `clientKey` again answers the revision that the first click made.
 * @throws Refused common.notFound, purchase.notAdmitted, notPriced, deadlinePassed, notOpen, tooManyRevisions, common.invalid
 */
export const handIn = (ctx: Ctx, id: string, given: Given): Promise<AnswerOf<typeof tender.offer>> => {
  const person = me(ctx);
  const { entId } = person;
  if (!entId) throw refuse(common.noQuoteRight);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const x = await lockPurchase(tx, id);
    const a = x && (await findApplicationOf(tx, id, entId));
    if (!x || !mayKnow(person, x, a)) throw refuse(common.notFound);
    const made = a && (await findOfferByKey(tx, a.id, given.clientKey));
    if (made) return { number: made.number, revision: made.revision, total: made.total };
    if (x.state === 'closed') throw refuse(purchaseErrors.deadlinePassed);
    if (x.state !== 'open') throw refuse(purchaseErrors.notOpen);
    if (a?.state !== 'accepted') throw refuse(purchaseErrors.notAdmitted);
    const lines = await findLines(tx, id);
    if (!lines.length) throw refuse(purchaseErrors.notPriced);
    const faults = faultsOf(given, lines, x.deadline);
    if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
    const [before] = await findOffers(tx, [a.id]);
    const revision = (before?.revision ?? 0) + 1;
    if (revision > purchaseLimits.revisions) throw refuse(purchaseErrors.tooManyRevisions);
    const number = before?.number ?? (await nextNumber(tx.db, 'TB'));
    const { prices, total } = priced(lines, given.prices);
    const long = prices.findIndex((p) => isTooLong(p.total));
    if (long >= 0 || isTooLong(total))
      throw refuse(common.invalid, {}, { [`prices.${Math.max(long, 0)}.price`]: { code: 'sheetPrice' } });
    const offerId = newId();
    const file = given.file ?? null;
    if (file && file !== before?.fileId) await claimFiles(tx, [file], { kind: 'purchaseOffer', id: offerId }, 'annex');
    await insertOffer(
      tx,
      {
        id: offerId,
        applicationId: a.id,
        number,
        revision,
        clientKey: given.clientKey,
        userId: person.userId,
        source: given.source,
        total,
        leadDays: given.leadDays,
        validUntil: given.validUntil,
        note: given.note || null,
        fileId: file,
      },
      prices,
    );
    return { number, revision, total };
  });
};
