import { order } from '#contract/order/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { addStatement, agreeToOffer, escalate } from './dispute.ts';
import { registerExport, registerMatters } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { exportOrders } from './export-orders.ts';
import { findOpenOrders } from './open-orders-store.ts';
import { readOrder, readOrders } from './read-orders.ts';
import { registerFilePolicies } from './read-files.ts';
import { takeStep } from './take-step.ts';

registerFilePolicies();

export { type Cancelled, registerCancelled } from './cancelled.ts';
export { createOrder, type NewOrder } from './create-order.ts';
export { decideDispute, findEvidence, readDispute, readDisputes } from './operator-disputes.ts';
export { ordersOfInquiry } from './read-orders.ts';
export { countRecent as ordersOfLastDays } from './store.ts';

// An order binds: it is brought to its end before its party goes.
registerMatters(async (ctx, who) =>
  (await findOpenOrders(ctx, who)).map(({ id, number }) => ({
    kind: 'order',
    number,
    link: pageTo('order', { id }),
  })),
);

registerExport('orders', exportOrders);

/** Orders from acceptance to their end. */
export const orderRoom: Room = {
  name: 'order',
  events: Object.values(events),
  routes: [
    route(order.page, ({ ctx, query }) => readOrders(ctx, query)),
    route(order.detail, ({ ctx, params }) => readOrder(ctx, params.id)),
    route(order.step, ({ ctx, params, body }) => takeStep(ctx, params.id, body.step, body.reason)),
    route(order.statement, ({ ctx, params, body }) => addStatement(ctx, params.id, body)),
    route(order.agree, ({ ctx, params, body }) => agreeToOffer(ctx, params.id, body.offerId)),
    route(order.escalate, ({ ctx, params }) => escalate(ctx, params.id)),
  ],
};
