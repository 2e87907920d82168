import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { filePolicies, publicPictures } from '#server/rooms/files/index.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts, recordParts } from '#server/rooms/identity/index.ts';
import { seatLeft, seatRemoved } from '#server/rooms/seats/events.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { deleteContactsOf, findContactsOf } from './contact-store.ts';
import * as events from './events.ts';
import { presentContact } from './read-contacts.ts';
import { siteOfRecord } from './record-parts.ts';
import { routes } from './routes.ts';
import { findSiteTasks } from './site-tasks.ts';

/** For matching: what machines a company's published pages show. */
export { findMachines as publishedMachines } from './store.ts';

/** Where somebody stands as a contact of a company. */
const ownContacts = async (ctx: Ctx, person: Person) => (await findContactsOf(ctx, person.userId)).map(presentContact);

/** Who sits there no more is nobody to ask there. */
const outOfSeat = (ctx: Ctx, e: { userId: string; entId: string }): Promise<void> =>
  deleteContactsOf(ctx, e.userId, e.entId);

/** Pictures that a supplier's pages show; a company that is no supplier any more shows none. */
const isShown = async (ctx: Ctx, entId: string): Promise<boolean> =>
  (await companiesByIds(ctx, [entId]))[0]?.supplierVerified ?? false;

/** Companies' own pages: drafts, versions, contacts. The facts that they show stay with the companies. */
export const sitesRoom: Room = {
  name: 'sites',
  events: Object.values(events),
  routes,
  subscribers: [
    on(personRemoved, 'removed', (ctx, e) => deleteContactsOf(ctx, e.userId), { touches: ['companies'] }),
    on(seatLeft, 'left', outOfSeat, { touches: ['companies'] }),
    on(seatRemoved, 'unseated', outOfSeat, { touches: ['companies'] }),
  ],
  provides: [
    provide(publicPictures, { kind: 'sitePicture', isShown }),
    provide(filePolicies, {
      kind: 'sitePicture',
      readable: (ctx, ids) => Promise.resolve(ids.filter((id) => id === ctx.person?.entId)),
    }),
    provide(recordParts, siteOfRecord),
    provide(tasksOfRooms, findSiteTasks),
    provide(exportParts, { name: 'company-contacts', read: ownContacts }),
  ],
};
