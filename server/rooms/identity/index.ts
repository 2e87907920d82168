import type { Ctx } from '#server/platform/context.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { codeProof } from '#contract/identity/rules.ts';
import { codeProofs, publicPictures } from '#server/rooms/files/index.ts';
import { deleteExpiredCodes } from './codes/code-store.ts';
import { sendInvite } from './referrals/invite-by-mail.ts';
import { deleteOldInviteMails } from './referrals/mail-store.ts';
import { deleteOldDevices } from './sessions/device-store.ts';
import * as events from './events.ts';
import { ownRecord } from './records/own-record.ts';
import { recordParts } from './records/record-parts.ts';
import { ownParts } from './own-data/export-own.ts';
import { exportParts } from './own-data/export-parts.ts';
import { holdsCode } from './codes/hold-code.ts';
import { oauthMetadata } from './login/oauth-metadata.ts';
import { routes } from './routes.ts';
import { avatars } from './accounts/set-avatar.ts';
import { deleteEndedSessions } from './sessions/session-store.ts';

/** People, sessions, registration. Other rooms read people through these functions. */
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { findAgreementTasks } from './registration/agreement-tasks.ts';

export { findOpenAppeals as openAppeals } from './standing/appeal-store.ts';
export { authenticate } from './sessions/authenticate.ts';
export { type LicenceKeeper, licenceKeepers } from './registration/bring-licence.ts';
export { infoExt as ownExt } from './accounts/profile.ts';
export { createPerson } from './accounts/create-person.ts';
export { ownClient } from './sessions/client.ts';
export { welcome } from './login/present-token.ts';
export { operatorByPassword } from './login/operator-password.ts';
export { type InForce, verificationsInForce } from './accounts/in-force.ts';
export { settleRights } from './accounts/settle-rights.ts';
export { proveAccount, reinstatePeople, suspendPeople } from './standing/standing.ts';
export { countPeople, findPeopleOf, type PeopleOf } from './accounts/segment-store.ts';
export { peopleWithSeat, whoSits } from './accounts/people-with-seat.ts';
export { findEditors, findOperators, findPeople, findReviewers } from './standing/standing-store.ts';
export {
  checkOperatorPassword,
  giveOperatorPassword,
  operatorByName,
  setOperatorLevel,
  signOutEverywhere,
  writeOperatorPassword,
} from './standing/operators.ts';
export { keepSeat, keepSeats, keepSides, lockPeople, type Side } from './accounts/lock-people.ts';
export {
  leaveSeat,
  type Member,
  noteApproved,
  peopleInSeats,
  reauthenticate,
  seatedCompanies,
  setSeat,
  takeSeat,
} from './safety/seat-person.ts';
export { maskedName, seatOf } from './rules.ts';
export { tellSecurity } from './accounts/tell-security.ts';
export { type Leaver, mattersOfRooms, openMatters } from './own-data/open-matters.ts';
export { exportParts } from './own-data/export-parts.ts';
export { type RecordOf, recordParts, recordRow, recordSection } from './records/record-parts.ts';
export { hiddenAccount, hiddenEmail, hiddenPhone } from './records/hidden-account.ts';
export { requireSameOrigin } from './sessions/require-same-origin.ts';
export { openSession } from './sessions/open-session.ts';
export { findNewcomers } from './accounts/newcomers-store.ts';
export { hashPassword } from './accounts/password.ts';
export {
  findUsersByIds as peopleByIds,
  findUsersOfCompanies as peopleOfCompanies,
  type User,
} from './accounts/store.ts';

const cleanUp = async (ctx: Ctx) => {
  await deleteEndedSessions(ctx);
  await deleteExpiredCodes(ctx);
  await deleteOldDevices(ctx);
  await deleteOldInviteMails(ctx);
};

export const identityRoom: Room = {
  name: 'identity',
  events: Object.values(events),
  routes,
  documents: [{ path: '/.well-known/oauth-authorization-server', answer: oauthMetadata }],
  periodic: [{ name: 'identity_cleanup', cron: '7 * * * *', run: cleanUp }],
  subscribers: [on(events.friendInvited, 'mail', sendInvite)],
  provides: [
    provide(codeProofs, { randomStr: codeProof, check: holdsCode }),
    provide(publicPictures, avatars),
    provide(recordParts, ownRecord),
    provide(tasksOfRooms, findAgreementTasks),
    ...ownParts.map((part) => provide(exportParts, part)),
  ],
};
