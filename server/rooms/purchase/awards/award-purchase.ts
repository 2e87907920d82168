import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { tender } from '#contract/purchase/tender.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { limitExceeded, waitingRequest } from '#server/rooms/inquiry/index.ts';
import { ordersOfPurchase, valuesOfPurchase } from '#server/rooms/order/index.ts';
import { ownsPurchase } from '../policy.ts';
import { findPurchase, lockPurchase, type PurchaseRecord } from '../store.ts';
import { askForAward, inputOf } from './ask-for-award.ts';
import { type AwardRecord, findAwards } from './award-store.ts';
import { giveAward, keepAwarded, planAward } from './plan-award.ts';

type Body = ParsedOf<typeof tender.award>['body'];
type Answer = AnswerOf<typeof tender.award>;

const repeated = async (tx: Ctx, x: PurchaseRecord, awards: AwardRecord[]): Promise<Answer> => {
  const orders = await ordersOfPurchase(tx, x.id);
  return {
    id: x.id,
    state: x.state,
    orders: awards.flatMap((a) => {
      const o = orders.find((y) => y.awardId === a.id);
      return o ? [{ applicationId: a.applicationId, id: o.id, number: o.number }] : [];
    }),
  };
};

/**
 * Awards lines, or shares of them, to one supplier or several, all or nothing; each award makes an order in the same transaction. Of two
 * awards at once the later sees what the earlier left, since both lock the purchase. The same `clientKey` again answers the first.
 * Above the company's limit, with what was awarded before, it asks for a colleague's approval instead (purchases 25).
 * @throws Refused common.notFound, purchase.notOpen, notPriced, pricesHidden, alreadyDecided, nothingOffered, offerExpired, tooMuch, reasonNeeded, approval.waiting
 */
export const awardPurchase = async (ctx: Ctx, id: string, given: Body): Promise<Answer> => {
  const { approvalReason = '', ...body } = given;
  const input = { ...body, lang: ctx.lang };
  const known = await findPurchase(ctx, id);
  if (!known || !ownsPurchase(me(ctx), known, 'buy')) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await keepAwarded(tx, known, input);
    const x = await lockPurchase(tx, id);
    if (!x) throw refuse(common.notFound);
    const same = (await findAwards(tx, id)).filter((a) => a.clientKey === input.clientKey);
    if (same.length) return repeated(tx, x, same);
    const waiting = await waitingRequest(tx, { kind: 'purchase', id });
    if (waiting?.userId === me(tx).userId && inputOf(waiting).clientKey === input.clientKey)
      return { id, state: x.state, orders: [], requestId: waiting.id };
    const plan = await planAward(tx, x, input);
    // What was awarded before counts too: an award in parts is no way around the limit.
    const over = await limitExceeded(tx, x.entId, async () => [
      ...(await valuesOfPurchase(tx, id)),
      ...plan.planned.map((p) => p.order),
    ]);
    if (over && x.entId) {
      const requestId = await askForAward(tx, { ...x, entId: x.entId }, { input, plan, over, reason: approvalReason });
      return { id, state: x.state, orders: [], requestId };
    }
    return { id, state: 'awarded', orders: await giveAward(tx, x, input, plan) };
  });
};
