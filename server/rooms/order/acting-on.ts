import { common } from '#contract/core/errors.ts';
import { type OrderStep, orderErrors, orderTable, type Party } from '#contract/order/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { lockOrder } from './lock-order.ts';
import { mayStep, partyOf } from './policy.ts';
import type { OrderRecord } from './store.ts';

/** The order under its lock, for a seat of one of its sides that may act. @throws Refused common.notFound, common.seat */
export const actingOn = async (tx: Ctx, id: string): Promise<{ o: OrderRecord; party: Party }> => {
  const o = await lockOrder(tx, id);
  const party = o && partyOf(me(tx), o);
  if (!o || !party) throw refuse(common.notFound);
  if (!mayStep(me(tx), o, party)) throw refuse(common.seat);
  return { o, party };
};

/** The same for one side alone. @throws Refused order.notYourStep */
export const actingAs = async (tx: Ctx, id: string, party: Party): Promise<OrderRecord> => {
  const { o, party: own } = await actingOn(tx, id);
  if (own !== party) throw refuse(orderErrors.notYourStep);
  return o;
};

/** @throws Refused order.wrongState where the table does not let the step begin in the order's state */
export const mustBegin = (o: Pick<OrderRecord, 'state'>, step: OrderStep): void => {
  if (!orderTable[step].from.includes(o.state)) throw refuse(orderErrors.wrongState);
};
