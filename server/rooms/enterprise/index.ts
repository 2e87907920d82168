import type { Room } from '#server/platform/room.ts';

/** Companies: their data, pages and evidence. Other rooms read companies through these functions. */
export { findByIds as companiesByIds, findVerifiedSuppliers as verifiedSuppliers, type Enterprise } from './store.ts';

export const enterpriseRoom: Room = { name: 'enterprise', routes: [] };
