import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import * as events from './events.ts';
import { madeLook } from './avatars/figure.ts';
import { deleteAvatar } from './avatars/store.ts';
import { readBlocks } from './presence/block.ts';
import { deleteBlocksOf } from './presence/presence-store.ts';
import { hallSocket } from './presence/socket.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { cardSources } from '#server/rooms/chat/index.ts';
import { filePolicies, publicPictures } from '#server/rooms/files/index.ts';
import { footprintNames } from '#server/rooms/footprints/index.ts';
import { moderated } from '#server/rooms/moderation/index.ts';
import { moderatedPhotos } from './albums/desk-photos.ts';
import { dropAlbumsOf } from './albums/own-album-store.ts';
import { isShownPhoto, readablePhotos } from './albums/send-photo.ts';
import { handingBoothFile, readableBooths } from './guests/booth-files.ts';
import { findEntriesOf, findVisitsOf, forgetVisitor } from './guests/guest-store.ts';
import { moderatedEntries } from './guests/moderate-entries.ts';
import { boothCards } from './chat-cards.ts';
import { namesOfBooths } from './read-names.ts';
import { exportParts, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { expireOrders } from './orders/expire.ts';
import { forgetContact } from './orders/order-store.ts';
import { exportOrders, openOrders, ordersOfRecord } from './orders/own-orders.ts';
import { findStandTasks } from './stands/stand-tasks.ts';
import { lapseMeetings, remindOfMeetings } from './meetings/clock.ts';
import { findMeetingTasks } from './meetings/meeting-tasks.ts';
import { cancelOfPerson, cancelOutside } from './meetings/move-meeting.ts';
import { exportMeetings } from './meetings/read-meetings.ts';
import { forgetSubjects } from './meetings/store.ts';
import { readableFilms } from './forums/film-policy.ts';
import { moderatedQuestions } from './forums/questions.ts';
import { remind } from './forums/remind.ts';
import { exportFairs, forgetAtFairs } from './own-data.ts';
import { dropOldVisits } from './leads/lead-store.ts';
import { intentionsOfRecord } from './registration/record-parts.ts';
import { routes } from './routes.ts';
import { deleteStaff } from './store.ts';

/** For the search over everything: what everybody may know of. */
export { readFairs } from './read-fairs.ts';
export { searchBooths } from './search/search-booths.ts';
/** For sitemaps: booths that everybody may know of. */
export { findListedBooths as listedBooths } from './store.ts';

const exported = async (ctx: Ctx, { userId }: Person) => {
  const [visits, guestbooks] = await Promise.all([findVisitsOf(ctx, userId), findEntriesOf(ctx, userId)]);
  return { visits, guestbooks };
};

/** For the operators' room, which records each act. */
export * as fairDesk from './desk/index.ts';
export type { Done } from './desk/said.ts';
/** For the desk, whose room records its acts. */
export { readDeskOrder, readDeskOrders, readDeskPrices, setPrices } from './orders/for-desk.ts';
export { moveByDesk } from './orders/move-order.ts';

/** For the strip above every page: dates of the fairs that are not over. */
export { comingFairs } from './coming-fairs.ts';
/** For sitemaps. */
export { listedBrands, listedFairs, listedForums } from './listed.ts';
export { findListedAlbums as listedAlbums } from './albums/album-store.ts';
/** For the desk. */
export { createAlbum, decidePhoto, readPhotoDesk } from './albums/desk-photos.ts';

/** Fairs with their halls and booths, their visitors and talks, and who is in a hall with one another. */
export const fairsRoom: Room = {
  name: 'fairs',
  events: Object.values(events),
  routes,
  sockets: [hallSocket],
  subscribers: [
    on(
      personRemoved,
      'removed',
      async (ctx, { userId, entId }) => {
        if (entId) await dropAlbumsOf(ctx, entId);
        await deleteStaff(ctx, userId);
        await deleteBlocksOf(ctx, userId);
        await forgetVisitor(ctx, userId);
        await forgetAtFairs(ctx, userId);
        await deleteAvatar(ctx, userId);
        await forgetContact(ctx, userId);
        await cancelOfPerson(ctx, userId);
        await forgetSubjects(ctx, userId);
      },
      { touches: ['forums', 'fairs'] },
    ),
    on(events.fairMoved, 'meetings', (ctx, e) => cancelOutside(ctx, e.fairId)),
  ],
  periodic: [
    { name: 'remind', cron: '*/5 * * * *', run: remind },
    { name: 'remind-meetings', cron: '*/5 * * * *', run: remindOfMeetings },
    { name: 'lapse-meetings', cron: '*/10 * * * *', run: lapseMeetings },
    { name: 'drop-visits', cron: '50 19 * * *', run: dropOldVisits },
    { name: 'expire-booth-orders', cron: '41 * * * *', run: expireOrders, touches: ['fairs'] },
  ],
  provides: [
    provide(exportParts, { name: 'hall-blocks', read: (ctx, person) => readBlocks({ ...ctx, person }) }),
    provide(exportParts, { name: 'booths', read: exported }),
    provide(exportParts, { name: 'fairs', read: exportFairs }),
    provide(exportParts, {
      name: 'figure',
      read: async (ctx, { userId }) => (await madeLook(ctx, userId)) ?? null,
    }),
    provide(exportParts, { name: 'booth-orders', read: exportOrders }),
    provide(exportParts, { name: 'meetings', read: exportMeetings }),
    provide(mattersOfRooms, openOrders),
    provide(recordParts, ordersOfRecord),
    provide(tasksOfRooms, findStandTasks),
    provide(tasksOfRooms, findMeetingTasks),
    provide(moderated, moderatedEntries),
    provide(moderated, moderatedQuestions),
    provide(moderated, moderatedPhotos),
    provide(recordParts, intentionsOfRecord),
    provide(filePolicies, { kind: 'booth', readable: readableBooths, handing: handingBoothFile }),
    provide(filePolicies, { kind: 'forum', readable: readableFilms }),
    provide(filePolicies, { kind: 'albumPhoto', readable: readablePhotos }),
    provide(publicPictures, { kind: 'albumPhoto', isShown: isShownPhoto }),
    provide(filePolicies, { kind: 'boothPicture', readable: readableBooths }),
    provide(cardSources, boothCards),
    provide(footprintNames, { kind: 'booth', names: namesOfBooths }),
  ],
};
