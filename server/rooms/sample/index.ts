import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import { filePolicies } from '#server/rooms/files/index.ts';
import { exportParts, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { dealParts, dealScopes } from '#server/rooms/deal/index.ts';
import { dealOfSamples, findSampleDeal } from './deal-part.ts';
import * as events from './events.ts';
import { expireSamples } from './expire.ts';
import { readableSamples } from './read-samples.ts';
import { exportSamples, openSamples, samplesOfRecord } from './record-parts.ts';
import { routes } from './routes.ts';
import { findSampleTasks } from './sample-tasks.ts';

/** Sample orders, from the request to what the buyer found. */
export const sampleRoom: Room = {
  name: 'sample',
  events: Object.values(events),
  routes,
  periodic: [{ name: 'expire', cron: '51 * * * *', run: expireSamples }],
  provides: [
    provide(dealScopes, findSampleDeal),
    provide(dealParts, dealOfSamples),
    provide(filePolicies, { kind: 'sample', readable: readableSamples }),
    provide(mattersOfRooms, openSamples),
    provide(recordParts, samplesOfRecord),
    provide(tasksOfRooms, findSampleTasks),
    provide(exportParts, { name: 'samples', read: exportSamples }),
  ],
};
