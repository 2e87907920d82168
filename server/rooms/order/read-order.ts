import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { order as calls } from '#contract/order/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { partyOf } from './policy.ts';
import { presentOrders } from './present-whole.ts';
import { findOrder } from './store.ts';

/** @throws Refused common.notFound for an absent one and for somebody else's alike */
export const readOrder = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof calls.detail>> => {
  const o = await findOrder(ctx, id);
  const party = o && partyOf(me(ctx), o);
  const [shown] = o && party ? await presentOrders(ctx, [{ o, party }]) : [];
  if (!shown) throw refuse(common.notFound);
  return shown;
};
