import { common } from '#contract/core/errors.ts';
import { orderErrors, type OrderStep, orderTable } from '#contract/order/calls.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { lockOrder } from './lock-order.ts';
import { moveOrder, stateAfter } from './move-order.ts';
import { mayStep, partyOf } from './policy.ts';
import { findLastEvent } from './store.ts';

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
    if (!rule.from.includes(order.state)) {
      const last = rule.to === 'before' ? await findLastEvent(tx, id) : undefined;
      if (last?.step === step && last.party === party) return { id, state: order.state };
      throw refuse(orderErrors.wrongState);
    }
    if (rule.raiser && order.disputedBy !== party) throw refuse(orderErrors.notYourStep);
    const why = reason?.trim() || null;
    if (rule.reason && !why) throw refuse(orderErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    const to = rule.to === 'before' ? stateAfter(order, 'resume') : rule.to;
    return moveOrder(tx, order, { step, party, state: to, reason: why });
  });
