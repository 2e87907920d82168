import { order } from '#contract/order/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import type { Ctx } from '#server/platform/context.ts';
import { addStatement, agreeToOffer, escalate } from './disputes/dispute.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { exportParts, type Leaver, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { supplierDeeds } from '#server/rooms/enterprise/index.ts';
import { completedSince } from './deeds-store.ts';
import * as events from './events.ts';
import { exportOrders } from './export-orders.ts';
import { findOpenOrders } from './open-orders-store.ts';
import { readOrder, readOrders } from './read-orders.ts';
import { ordersOfRecord } from './record-parts.ts';
import { findOrderTasks } from './order-tasks.ts';
import { readableOrders } from './read-files.ts';
import { takeStep } from './take-step.ts';

export { type Cancelled, uponCancelled } from './cancelled.ts';
export { createOrder, type NewOrder } from './create-order.ts';
export { decideDispute, findEvidence, readDispute, readDisputes } from './disputes/operator-disputes.ts';
export { ordersOfInquiry } from './read-orders.ts';
export { runningOrders } from './running-orders.ts';
export {
  countByInquiry as countOrdersOfInquiries,
  countRecent as ordersOfLastDays,
  dealsOf,
  haveTraded,
} from './store.ts';

/** An order binds: it is brought to its end before its party goes. */
const openOrders = async (ctx: Ctx, who: Leaver) =>
  (await findOpenOrders(ctx, who)).map(({ id, number }) => ({
    kind: 'order' as const,
    number,
    link: pageTo('order', { id }),
  }));

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
  provides: [
    provide(filePolicies, { kind: 'order', readable: readableOrders }),
    provide(mattersOfRooms, openOrders),
    provide(supplierDeeds, completedSince),
    provide(recordParts, ordersOfRecord),
    provide(tasksOfRooms, findOrderTasks),
    provide(exportParts, { name: 'orders', read: exportOrders }),
  ],
};
