import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { exportParts, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { exportApplications, exportOffers, exportPurchases } from './export-own.ts';
import { purchasesOfRecord } from './record-parts.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { purchaseSides } from '#server/rooms/notices/index.ts';
import { uponCancelled } from '#server/rooms/order/index.ts';
import { awardSubjects } from '#server/rooms/inquiry/index.ts';
import { purchaseSubject } from './awards/award-subject.ts';
import { takeBackAward } from './awards/take-back-award.ts';
import { dealParts, dealScopes } from '#server/rooms/deal/index.ts';
import { dealOfPurchase } from './course/deal-part.ts';
import { findPurchaseDeal } from './course/find-deal.ts';
import { findApplicationTasks } from './course/selling-tasks.ts';
import { remind } from './course/remind.ts';
import { readableDocuments } from './documents/document-policy.ts';
import { readableOffers } from './offers/present-offer.ts';
import { openPurchases } from './open-matters.ts';
import { purchaseSide } from './purchase-side.ts';
import { findPurchaseTasks } from './purchase-tasks.ts';
import { readableApplications } from './read-files.ts';
import { routes } from './routes.ts';

/** For sitemaps and shared links: what everybody may know of public purchases. */
export { readCard as purchaseCard } from './read-purchase.ts';
export { findPublicIds as publicPurchases, findPublicTitles as purchaseTitles } from './store.ts';

/** Big-buyer purchases and the suppliers' applications for them. */
export const purchaseRoom: Room = {
  name: 'purchase',
  events: Object.values(events),
  routes,
  periodic: [{ name: 'remind', cron: '* * * * *', run: remind }],
  provides: [
    provide(filePolicies, { kind: 'purchaseApplication', readable: readableApplications }),
    provide(filePolicies, { kind: 'purchaseDocument', readable: readableDocuments }),
    provide(filePolicies, { kind: 'purchaseOffer', readable: readableOffers }),
    provide(purchaseSides, purchaseSide),
    provide(uponCancelled, takeBackAward),
    provide(dealScopes, findPurchaseDeal),
    provide(dealParts, dealOfPurchase),
    provide(awardSubjects, purchaseSubject),
    provide(mattersOfRooms, openPurchases),
    provide(recordParts, purchasesOfRecord),
    provide(tasksOfRooms, findPurchaseTasks),
    provide(tasksOfRooms, findApplicationTasks),
    provide(exportParts, { name: 'purchase-offers', read: exportOffers }),
    provide(exportParts, { name: 'purchases', read: exportPurchases }),
    provide(exportParts, { name: 'purchase-applications', read: exportApplications }),
  ],
};
