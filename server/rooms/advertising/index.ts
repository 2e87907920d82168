import { advertising, ownAds } from '#contract/advertising/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import type { Room } from '#server/platform/room.ts';
import { filePolicies, publicPictures } from '#server/rooms/files/index.ts';
import { exportParts, mattersOfRooms, recordParts } from '#server/rooms/identity/index.ts';
import { tasksOfRooms } from '#server/rooms/tasks/index.ts';
import { bookAd } from './book-ad.ts';
import * as events from './events.ts';
import { changeAd, expireAds, moveOwnAd } from './move-ad.ts';
import { adsOfRecord, exportAds, findAdTasks, isShownAd, openAds, readableAds } from './own-ads.ts';
import { readOwnAd, readOwnAds } from './read-ads.ts';
import { readPlaces } from './read-places.ts';
import { dropOldKeys, logAd, openOneAd } from './show-ad.ts';

/** For the desk, whose room records its acts. */
export { moveAdByDesk } from './move-ad.ts';
export { readDeskAd, readDeskAds } from './read-ads.ts';
export { readDeskPlaces } from './read-places.ts';
export { setAdPlace } from './set-place.ts';

/** Places for advertisements, who holds which days, and how often what ran there was seen. */
export const advertisingRoom: Room = {
  name: 'advertising',
  events: Object.values(events),
  routes: [
    route(advertising.openOne, ({ ctx, body }) => openOneAd(ctx, body)),
    route(advertising.log, ({ ctx, body }) => logAd(ctx, body)),
    route(ownAds.places, ({ ctx }) => readPlaces(ctx)),
    route(ownAds.page, ({ ctx, query }) => readOwnAds(ctx, query)),
    route(ownAds.detail, ({ ctx, params }) => readOwnAd(ctx, params.id)),
    route(ownAds.ask, ({ ctx, body }) => bookAd(ctx, body)),
    route(ownAds.change, ({ ctx, params, body }) => changeAd(ctx, params.id, body)),
    route(ownAds.withdraw, ({ ctx, params }) => moveOwnAd(ctx, params.id, 'withdraw')),
    route(ownAds.cancel, ({ ctx, params, body }) => moveOwnAd(ctx, params.id, 'cancel', body.reason)),
  ],
  periodic: [
    { name: 'expire', cron: '23 * * * *', run: expireAds },
    { name: 'drop-keys', cron: '35 19 * * *', run: dropOldKeys },
  ],
  provides: [
    provide(exportParts, { name: 'advertisements', read: exportAds }),
    provide(mattersOfRooms, openAds),
    provide(recordParts, adsOfRecord),
    provide(tasksOfRooms, findAdTasks),
    provide(filePolicies, { kind: 'advertisement', readable: readableAds }),
    provide(publicPictures, { kind: 'advertisement', isShown: isShownAd }),
  ],
};
