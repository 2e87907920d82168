import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { eraseOldPapers, erasePapersOf } from './applications/erase-papers.ts';
import { expireApplications } from './applications/expire.ts';
import { readableApplications } from './applications/read-applications.ts';
import * as events from './events.ts';
import { exportApplications, openApplications, servicesOfRecord } from './records/service-records.ts';
import { findServiceTasks } from './records/service-tasks.ts';
import { routes } from './routes.ts';

/** For sitemaps: what everybody may know of listed offers and their providers. */
export { findListedIds as listedOffers, findProviderIds as listedProviders } from './offers/store.ts';
/** For searches over everything. */
export { offersFound } from './offers/read-offers.ts';
/** For rooms whose records are applied with. */
export { applyForService } from './applications/apply.ts';
export { applicationChecks } from './applications/checks.ts';
export { applicationFor, noteConsentWithdrawn, sentApplication, statesOf } from './applications/of-records.ts';
export { accreditationsOf, offersByIds, ownOffersOf } from './offers/of-records.ts';
export { roughYuan } from './offers/present.ts';
/** For the desk. */
export { moderateOffer, readDeskApplication, readDeskApplications, readDeskOffers } from './records/desk.ts';

/** Services around a deal: what providers offer, and applications for it from the form to the rating. */
export const servicesRoom: Room = {
  name: 'services',
  events: Object.values(events),
  routes,
  subscribers: [on(personRemoved, 'removed', (ctx, { userId }) => erasePapersOf(ctx, userId))],
  periodic: [
    { name: 'expire', cron: '27 * * * *', run: expireApplications },
    { name: 'erase', cron: '35 18 * * *', run: eraseOldPapers },
  ],
  provides: [
    provide(filePolicies, { kind: 'serviceApplication', readable: readableApplications }),
    provide(mattersOfRooms, openApplications),
    provide(recordParts, servicesOfRecord),
    provide(tasksOfRooms, findServiceTasks),
    provide(exportParts, { name: 'service-applications', read: exportApplications }),
  ],
};
