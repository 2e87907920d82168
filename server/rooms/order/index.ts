import { pageTo } from '#contract/pages.ts';
import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import type { Ctx } from '#server/platform/context.ts';
import { cardSources } from '#server/rooms/chat/index.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { exportParts, type Leaver, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { supplierDeeds } from '#server/rooms/enterprise/index.ts';
import { dealParts, dealScopes } from '#server/rooms/deal/index.ts';
import { dealOfOrders } from './records/deal-part.ts';
import { findDisputeDeal } from './records/dispute-deal.ts';
import { orderCards } from './chat-cards.ts';
import { completedSince } from './deeds-store.ts';
import { completeReceived } from './completion/complete-received.ts';
import { escalateDue } from './disputes/escalate-due.ts';
import * as events from './events.ts';
import { exportOrders } from './records/export-orders.ts';
import { findOpenOrders } from './records/open-orders-store.ts';
import { ordersOfRecord } from './records/record-parts.ts';
import { findOrderTasks } from './tasks/order-tasks.ts';
import { moderatedRatings } from './ratings/moderate-ratings.ts';
import { showDueRatings } from './ratings/rating-store.ts';
import { tellBlocked } from './standing/read-standing.ts';
import { readableOrders } from './read-files.ts';
import { routes } from './routes.ts';

export { type Cancelled, uponCancelled } from './cancelled.ts';
export { createOrder, type NewOrder } from './create-order.ts';
export { decideDispute, findEvidence, readDispute, readDisputes } from './disputes/operator-disputes.ts';
export { namesOf, ordersOfInquiry, ordersOfPurchase, valuesOfInquiry, valuesOfPurchase } from './read-orders.ts';
/** Who gets no new inquiry and no new order by what its orders say. */
export { orderBlocks } from './standing/read-standing.ts';
export { publicRatingOf } from './ratings/rating-store.ts';
export { findOrdersOfBuyers as ordersOfBuyers } from './buyer-orders-store.ts';
export { runningOrders } from './running-orders.ts';
/** For the data centre. */
export { countPlatformOrders } from './figures/platform-store.ts';
export { countWon, countWonByWeek } from './figures/figure-store.ts';
export { readTradeOrders, type TradeOrder } from './records/trade-orders.ts';
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
  routes,
  periodic: [
    { name: 'complete', cron: '23 * * * *', run: completeReceived },
    { name: 'disputes', cron: '13 * * * *', run: escalateDue },
    { name: 'standing', cron: '33 * * * *', run: tellBlocked },
    { name: 'ratings', cron: '43 * * * *', run: showDueRatings, touches: ['companies'] },
  ],
  provides: [
    provide(cardSources, orderCards),
    provide(dealScopes, findDisputeDeal),
    provide(dealParts, dealOfOrders),
    provide(filePolicies, { kind: 'order', readable: readableOrders }),
    provide(mattersOfRooms, openOrders),
    provide(supplierDeeds, completedSince),
    provide(recordParts, ordersOfRecord),
    provide(tasksOfRooms, findOrderTasks),
    provide(moderated, moderatedRatings),
    provide(exportParts, { name: 'orders', read: exportOrders }),
  ],
};
