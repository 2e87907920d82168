import { common } from '#contract/core/errors.ts';
import { orderErrors, type OrderStep, orderTable } from '#contract/order.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { mayStep, partyOf } from './policy.ts';
import { insertEvent, lockOrder, setOrderState } from './store.ts';

/** Takes one step by the table alone: by the party entitled to it, from the states it starts in; a step twice is one. */
export const takeStep = (ctx: Ctx, id: string, step: OrderStep, reason?: string) =>
  inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    const party = order && partyOf(me(ctx), order);
    if (!order || !party) throw refuse(common.notFound);
    const rule = orderTable[step];
    if (!mayStep(me(ctx), order, party)) throw refuse(common.seat);
    if (!rule.by.includes(party)) throw refuse(orderErrors.notYourStep);
    if (order.state === rule.to) return { id, state: order.state };
    if (!rule.from.includes(order.state)) throw refuse(orderErrors.wrongState);
    const why = reason?.trim() || null;
    if (rule.reason && !why) throw refuse(orderErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    await setOrderState(tx, id, rule.to);
    await insertEvent(tx, {
      id: newId(),
      orderId: id,
      step,
      state: rule.to,
      party,
      userId: me(ctx).userId,
      reason: why,
    });
    await emit(tx, 'order.stepped', {
      orderId: id,
      number: order.number,
      title: order.title,
      step,
      state: rule.to,
      by: party,
      buyerId: order.buyerId,
      buyerEntId: order.buyerEntId,
      entId: order.supplierEntId,
    });
    return { id, state: rule.to };
  });
