import type { Ctx } from '#server/platform/context.ts';
import type { Room } from '#server/platform/room.ts';
import { deleteExpiredCodes } from './code-store.ts';
import { routes } from './routes.ts';
import { deleteEndedSessions } from './store.ts';

/** People, sessions, registration. Other rooms read people through these functions. */
export { authenticate } from './authenticate.ts';
export { createPerson, type NewPerson } from './create-person.ts';
export { grantSupplier } from './grant-supplier.ts';
export { openSession } from './open-session.ts';
export { hashPassword } from './password.ts';
export { findUsersByIds as peopleByIds, findUsersOfCompanies as peopleOfCompanies, type User } from './store.ts';

const cleanUp = async (ctx: Ctx) => {
  await deleteEndedSessions(ctx);
  await deleteExpiredCodes(ctx);
};

export const identityRoom: Room = {
  name: 'identity',
  quiet: true,
  routes,
  periodic: [{ name: 'identity_cleanup', cron: '7 * * * *', run: cleanUp }],
};
