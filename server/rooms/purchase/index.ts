import type { Room } from '#server/platform/room.ts';
import { registerExport } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { exportApplications, exportPurchases } from './export-own.ts';
import { registerFilePolicies } from './read-files.ts';
import { routes } from './routes.ts';

registerFilePolicies();
registerExport('purchases', exportPurchases);
registerExport('purchase-applications', exportApplications);

/** For sitemaps and shared links: what everybody may know of public purchases. */
export { readCard as purchaseCard } from './read-purchase.ts';
export { findPublicIds as publicPurchases } from './store.ts';

/** Big-buyer purchases and the suppliers' applications for them. */
export const purchaseRoom: Room = { name: 'purchase', events: Object.values(events), routes };
