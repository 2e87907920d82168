import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { readBlocks } from './presence/block.ts';
import { deleteBlocksOf } from './presence/presence-store.ts';
import { hallSocket } from './presence/socket.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { filePolicies, publicPictures } from '#server/rooms/files/index.ts';
import { footprintNames } from '#server/rooms/footprints/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import { handingBoothFile, isShownBooth, readableBooths } from './guests/booth-files.ts';
import { findEntriesOf, findVisitsOf, forgetVisitor } from './guests/guest-store.ts';
import { moderatedEntries } from './guests/moderate-entries.ts';
import { namesOfBooths } from './read-names.ts';
import { routes } from './routes.ts';
import { deleteStaff } from './store.ts';

/** For sitemaps: booths that everybody may know of. */
export { findListedBooths as listedBooths } from './store.ts';

const exported = async (ctx: Ctx, { userId }: Person) => {
  const [visits, guestbooks] = await Promise.all([findVisitsOf(ctx, userId), findEntriesOf(ctx, userId)]);
  return { visits, guestbooks };
};

/** Fairs with their halls and booths, and who is in a hall with one another. */
export const fairsRoom: Room = {
  name: 'fairs',
  events: Object.values(events),
  routes,
  sockets: [hallSocket],
  subscribers: [
    on(personRemoved, 'removed', async (ctx, { userId }) => {
      await deleteStaff(ctx, userId);
      await deleteBlocksOf(ctx, userId);
      await forgetVisitor(ctx, userId);
    }),
  ],
  provides: [
    provide(exportParts, { name: 'hall-blocks', read: (ctx, person) => readBlocks({ ...ctx, person }) }),
    provide(exportParts, { name: 'booths', read: exported }),
    provide(moderated, moderatedEntries),
    provide(filePolicies, { kind: 'booth', readable: readableBooths, handing: handingBoothFile }),
    provide(publicPictures, { kind: 'boothPicture', isShown: isShownBooth }),
    provide(footprintNames, { kind: 'booth', names: namesOfBooths }),
  ],
};
