import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { orderErrors, otherParty, type Party } from '#contract/order/calls.ts';
import { criteria, type orderRatings as calls, ratingDays } from '#contract/order/ratings.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { actingOn } from '../acting-on.ts';
import { orderRated } from '../events.ts';
import { moveOrder } from '../move-order.ts';
import { findEvents, type OrderRecord } from '../store.ts';
import { findRatings, findRatingsByIds, insertRating, replyToRating, showRatings } from './rating-store.ts';

/** Until when a completed order can be rated; null before its end. */
export const ratableUntil = (o: Pick<OrderRecord, 'state'>, events: { state: string; at: string }[]): number | null => {
  const end = o.state === 'completed' ? events.find((e) => e.state === 'completed') : undefined;
  return end ? Date.parse(end.at) + ratingDays.givenWithin * 86_400_000 : null;
};

const companyOf = (o: OrderRecord, party: Party): string | null =>
  party === 'supplier' ? o.supplierEntId : o.buyerEntId;

/** A side rates the other, once; with the second rating both show. */
export const rate = (ctx: Ctx, id: string, b: ParsedOf<typeof calls.rate>['body']) =>
  inTransaction(ctx, async (tx) => {
    const { o, party } = await actingOn(tx, id);
    const until = ratableUntil(o, await findEvents(tx, id));
    if (until === null) throw refuse(orderErrors.wrongState);
    const { ratings } = await findRatings(tx, [id]);
    if (ratings.some((r) => r.party === party)) return { id, state: o.state };
    if (Date.now() > until) throw refuse(orderErrors.tooLate);
    const wanted: readonly string[] = criteria[party];
    const given = b.scores.map((s) => s.criterion);
    if (given.length !== wanted.length || !wanted.every((c) => given.some((g) => g === c)))
      throw refuse(orderErrors.criteria);
    const aboutEntId = companyOf(o, otherParty(party));
    const [ratingId, { userId }] = [newId(), me(tx)];
    await insertRating(tx, { id: ratingId, orderId: id, party, userId, aboutEntId, text: b.text || null }, b.scores);
    await emit(tx, orderRated, { ratingId, orderId: id, number: o.number, userId });
    if (ratings.length) await showRatings(tx, id);
    return moveOrder(tx, o, { step: 'rate', party, state: o.state });
  });

/** The side that was rated answers, once, what shows. */
export const replyTo = (ctx: Ctx, ratingId: string, text: string) =>
  inTransaction(ctx, async (tx) => {
    const [known] = await findRatingsByIds(tx, [ratingId]);
    if (!known?.shownAt) throw refuse(common.notFound);
    const { o, party } = await actingOn(tx, known.orderId);
    if (known.party === party) throw refuse(orderErrors.notYourStep);
    const [r] = await findRatingsByIds(tx, [ratingId]);
    if (r?.reply) return { id: o.id, state: o.state };
    await replyToRating(tx, ratingId, text, me(tx).userId);
    return moveOrder(tx, o, { step: 'answerRating', party, state: o.state });
  });
