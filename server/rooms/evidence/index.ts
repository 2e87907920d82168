import { evidence } from '#contract/evidence/calls.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import * as events from './events.ts';
import { findEvidenceTasks } from './evidence-tasks.ts';
import { presentReviews, readApproved, readMine, readOffers } from './read-own.ts';
import { findSubmittedBy, readableReviews } from './store.ts';
import { submitCertificate, submitValue } from './submit.ts';

/** For the desk, which records what it does. */
export { decideEvidence, findDocument as findEvidenceDocument, readEvidence } from './decide.ts';

/** For quotations, which name approved evidence as proof. */
export { approvedOf, shownReviews } from './name-approved.ts';

const exported = async (ctx: Ctx, person: Person) => presentReviews(ctx, await findSubmittedBy(ctx, person.userId));

/** Single values and certificates that suppliers hand in, and what a reviewer says of them. */
export const evidenceRoom: Room = {
  name: 'evidence',
  events: Object.values(events),
  routes: [
    route(evidence.mine, ({ ctx, query }) => readMine(ctx, query)),
    route(evidence.approved, ({ ctx }) => readApproved(ctx)),
    route(evidence.offers, ({ ctx, query }) => readOffers(ctx, query.productId)),
    route(evidence.submitValue, ({ ctx, body }) => submitValue(ctx, body)),
    route(evidence.submitCertificate, ({ ctx, body }) => submitCertificate(ctx, body.slug)),
  ],
  provides: [
    provide(filePolicies, { kind: 'evidence', readable: readableReviews }),
    provide(tasksOfRooms, findEvidenceTasks),
    provide(exportParts, { name: 'evidence', read: exported }),
  ],
};
