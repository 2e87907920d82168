import { conferences } from '#contract/conferences/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts, recordParts } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { readConference, readConferences, readOwnConferences } from './read-conferences.ts';
import { exportConferences, seatsOfRecord } from './records.ts';
import { remind } from './remind.ts';
import { forgetSeats, leave, signUp } from './take-place.ts';

/** For sitemaps. */
export { findListedConferences as listedConferences } from './store.ts';
/** For the search field. */
export { findShown as conferencesFound } from './store.ts';
/** For the desk, whose room records its acts. */
export {
  cancelConference,
  readDeskConference,
  readDeskConferences,
  readParticipants,
  saveConference,
} from './desk-conferences.ts';

/** Conferences, and who takes part in them. */
export const conferencesRoom: Room = {
  name: 'conferences',
  events: Object.values(events),
  routes: [
    route(conferences.page, ({ ctx, query }) => readConferences(ctx, query)),
    route(conferences.mine, ({ ctx, query }) => readOwnConferences(ctx, query)),
    route(conferences.detail, ({ ctx, params }) => readConference(ctx, params.slug)),
    route(conferences.signUp, ({ ctx, params }) => signUp(ctx, params.id)),
    route(conferences.leave, ({ ctx, params }) => leave(ctx, params.id)),
  ],
  subscribers: [
    on(personRemoved, 'removed', (ctx, { userId }) => forgetSeats(ctx, userId), { touches: ['conferences'] }),
  ],
  periodic: [{ name: 'remind-conferences', cron: '*/15 * * * *', run: remind }],
  provides: [
    provide(recordParts, seatsOfRecord),
    provide(exportParts, { name: 'conferences', read: exportConferences }),
  ],
};
