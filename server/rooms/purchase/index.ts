import type { Room } from '#server/platform/room.ts';
import { registerFilePolicies } from './read-files.ts';
import { routes } from './routes.ts';

registerFilePolicies();

/** For sitemaps and shared links: what everybody may know of public purchases. */
export { readCard as purchaseCard } from './read-purchase.ts';
export { findPublicIds as publicPurchases } from './store.ts';

/** Big-buyer purchases and the suppliers' applications for them. */
export const purchaseRoom: Room = { name: 'purchase', routes };
