import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import { filePolicies, publicPictures } from '#server/rooms/files/index.ts';
import { exportParts, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import * as events from './events.ts';
import { moderatedProjects } from './moderate-projects.ts';
import { isShownProject, readableProjects, readableProposals } from './read-files.ts';
import { dockingOfRecord, exportProjects, exportProposals, openDocking } from './records/docking-records.ts';
import { findDockingTasks } from './records/docking-tasks.ts';
import { routes } from './routes.ts';
import { acceptDue } from './stages/accept-due.ts';

/** For sitemaps and shared links: what everybody may know of public projects. */
export { findPublicIds as publicProjects } from './lists/list-store.ts';
export { readCard as projectCard } from './projects/read-project.ts';

/** Project docking: projects of buyers, the proposals of providers, and their stages. */
export const dockingRoom: Room = {
  name: 'docking',
  events: Object.values(events),
  routes,
  periodic: [{ name: 'accept', cron: '33 * * * *', run: acceptDue, touches: ['projects'] }],
  provides: [
    provide(filePolicies, { kind: 'dockingProject', readable: readableProjects }),
    provide(filePolicies, { kind: 'dockingProposal', readable: readableProposals }),
    provide(publicPictures, { kind: 'dockingPicture', isShown: isShownProject }),
    provide(mattersOfRooms, openDocking),
    provide(recordParts, dockingOfRecord),
    provide(tasksOfRooms, findDockingTasks),
    provide(moderated, moderatedProjects),
    provide(exportParts, { name: 'projects', read: exportProjects }),
    provide(exportParts, { name: 'project-proposals', read: exportProposals }),
  ],
};
