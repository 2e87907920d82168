import type { Ctx } from '#server/platform/context.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts, licenceKeepers, recordParts, verificationsInForce } from '#server/rooms/identity/index.ts';
import { companyLeft } from '#server/rooms/seats/events.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import * as events from './events.ts';
import { expireApplications } from './applications/expire-applications.ts';
import { findInForce } from './grants/grant-store.ts';
import { licenceKeeper } from './applications/keep-licence.ts';
import { onLeft, onRemoved } from './grants/on-removed.ts';
import { findVerificationTasks } from './applications/verification-tasks.ts';
import { mayKnow } from './records/policy.ts';
import { verificationsOfRecord } from './grants/record-parts.ts';
import { ownApplications } from './applications/read-verification.ts';
import { routes } from './routes.ts';
import { deleteOldReadings, findApplications } from './records/store.ts';

/** Colleagues see what was submitted for their company; reviewers read through the operator's room, which records it. */
const readableApplications = async (ctx: Ctx, ids: string[]): Promise<string[]> =>
  (await findApplications(ctx, ids)).filter((a) => ctx.person && mayKnow(ctx.person, a)).map((a) => a.id);

/** For the home: what a newcomer waits for. */
export { verificationUnderWay } from './applications/verification-tasks.ts';
/** For the operator's queue. */
export { inviters } from './claims/claims.ts';
export { revokeCompany, revokePerson } from './grants/revoke-verification.ts';
export { approveHalf, readHalfApproved } from './grants/approve-half.ts';
export type { HalfApproved } from './records/store.ts';
export { decideApplication } from './grants/decide-application.ts';
/** For orders: what a company is called by its documents, who represents it and where it is. */
export { documentedCompany, documentedName } from './records/documented-name.ts';
export { isProvedCompany } from './records/proved-company.ts';
export { expireApplications } from './applications/expire-applications.ts';
export { readDecided } from './applications/read-decided.ts';
export { findCaseDocument, readCase, readQueue } from './applications/read-queue.ts';

/** Applications for verification, the reading of licences, and what an approval gives and its end takes. */
export const verificationRoom: Room = {
  name: 'verification',
  routes,
  events: Object.values(events),
  subscribers: [
    on(personRemoved, 'removed', onRemoved, { touches: ['companies'] }),
    on(companyLeft, 'left', onLeft, { touches: ['companies'] }),
  ],
  periodic: [
    { name: 'expiry', cron: '23 * * * *', run: (ctx) => expireApplications(ctx), touches: ['companies'] },
    { name: 'readings', cron: '41 3 * * *', run: deleteOldReadings },
  ],
  provides: [
    provide(filePolicies, { kind: 'verification', readable: readableApplications }),
    provide(licenceKeepers, licenceKeeper),
    provide(verificationsInForce, findInForce),
    provide(recordParts, verificationsOfRecord),
    provide(tasksOfRooms, findVerificationTasks),
    provide(exportParts, { name: 'verification', read: ownApplications }),
  ],
};
