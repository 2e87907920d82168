import type { Ctx } from '#server/platform/context.ts';
import type { Room } from '#server/platform/room.ts';
import { codeProof } from '#contract/identity-rules.ts';
import { registerCodeProof } from '#server/rooms/files/index.ts';
import { deleteExpiredCodes } from './code-store.ts';
import { deleteOldDevices } from './device-store.ts';
import * as events from './events.ts';
import { registerOwnExports } from './export-own.ts';
import { holdsCode } from './hold-code.ts';
import { oauthMetadata } from './oauth-metadata.ts';
import { routes } from './routes.ts';
import { registerAvatars } from './set-avatar.ts';
import { deleteEndedSessions } from './store.ts';

/** People, sessions, registration. Other rooms read people through these functions. */
export { findOpenAppeals as openAppeals } from './appeal-store.ts';
export { authenticate } from './authenticate.ts';
export { type LicenceKeeper, registerLicenceKeeper } from './bring-licence.ts';
export { createPerson } from './create-person.ts';
export { ownClient } from './client.ts';
export { welcome } from './present-token.ts';
export { operatorByPassword } from './operator-password.ts';
export { type InForce, registerInForce } from './in-force.ts';
export { settleRights } from './settle-rights.ts';
export { proveAccount, reinstatePeople, suspendPeople } from './standing.ts';
export { peopleWithSeat } from './people-with-seat.ts';
export { findOperators, findPeople } from './standing-store.ts';
export { keepSeat, keepSides, lockPeople, type Side } from './lock-people.ts';
export {
  leaveSeat,
  type Member,
  noteApproved,
  peopleInSeats,
  reauthenticate,
  setSeat,
  takeSeat,
} from './seat-person.ts';
export { maskedName } from './rules.ts';
export { tellSecurity } from './tell-security.ts';
export { openMatters, registerMatters } from './open-matters.ts';
export { registerExport } from './export-parts.ts';
export { openSession } from './open-session.ts';
export { hashPassword } from './password.ts';
export { findUsersByIds as peopleByIds, findUsersOfCompanies as peopleOfCompanies, type User } from './store.ts';

registerCodeProof(codeProof, holdsCode);
registerAvatars();
registerOwnExports();

const cleanUp = async (ctx: Ctx) => {
  await deleteEndedSessions(ctx);
  await deleteExpiredCodes(ctx);
  await deleteOldDevices(ctx);
};

export const identityRoom: Room = {
  name: 'identity',
  events: Object.values(events),
  routes,
  documents: [{ path: '/.well-known/oauth-authorization-server', answer: oauthMetadata }],
  periodic: [{ name: 'identity_cleanup', cron: '7 * * * *', run: cleanUp }],
};
