import type { Room } from '#server/platform/room.ts';
import { routes } from './routes.ts';

/** People, sessions, registration. Other rooms read people through these functions. */
export { authenticate } from './authenticate.ts';
export { findUsersByIds as peopleByIds, findUsersOfCompanies as peopleOfCompanies, type User } from './store.ts';

export const identityRoom: Room = { name: 'identity', routes };
