import { moderation } from '#contract/moderation/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { report } from './report.ts';
import { findReportsBy } from './store.ts';

export { decideReport, readReports, restoreReported } from './desk.ts';
export { moderated, type Moderated } from './moderated.ts';

/** Reports of what members write, and their way to the operator’s desk. */
export const moderationRoom: Room = {
  name: 'moderation',
  events: Object.values(events),
  routes: [route(moderation.report, ({ ctx, body }) => report(ctx, body))],
  provides: [provide(exportParts, { name: 'reports', read: (ctx, person) => findReportsBy(ctx, person.userId) })],
};
