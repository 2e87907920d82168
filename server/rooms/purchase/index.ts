import type { Room } from '#server/platform/room.ts';
import { registerFilePolicies } from './read-files.ts';
import { routes } from './routes.ts';

registerFilePolicies();

/** Big-buyer purchases and the suppliers' applications for them. */
export const purchaseRoom: Room = { name: 'purchase', routes };
