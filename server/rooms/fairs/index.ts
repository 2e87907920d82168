import type { Room } from '#server/platform/room.ts';
import { routes } from './routes.ts';

/** Fairs with their halls and booths. */
export const fairsRoom: Room = {
  name: 'fairs',
  routes,
};
