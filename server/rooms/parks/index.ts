import { parks, parkTenancies } from '#contract/parks/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { recordParts } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { readOverview, readPark, readParks } from './read-parks.ts';
import { tenanciesOfRecord } from './records.ts';
import { leavePark, stateTenancy } from './state-tenancy.ts';
import { removeTenanciesOf } from './tenancy-store.ts';

/** For sitemaps. */
export { findListedParks as listedParks } from './store.ts';
/** For the search field. */
export { findShown as parksFound } from './store.ts';
/** For the desk. */
export { readDeskPark, readDeskParks, savePark } from './desk-parks.ts';
export { decideParkTenancy, readDeskTenancies } from './desk-tenancies.ts';

/** Industrial parks, and which companies are in them. */
export const parksRoom: Room = {
  name: 'parks',
  events: Object.values(events),
  routes: [
    route(parks.page, ({ ctx, query }) => readParks(ctx, query)),
    route(parks.overview, ({ ctx, query }) => readOverview(ctx, query)),
    route(parks.detail, ({ ctx, params }) => readPark(ctx, params.slug)),
    route(parkTenancies.state, ({ ctx, params, body }) => stateTenancy(ctx, params.id, body)),
    route(parkTenancies.leave, ({ ctx, params }) => leavePark(ctx, params.id)),
  ],
  subscribers: [
    // The last person of a company takes what it said along.
    on(personRemoved, 'removed', async (ctx, { entId }) => (entId ? removeTenanciesOf(ctx, entId) : undefined), {
      touches: ['parks'],
    }),
  ],
  provides: [provide(recordParts, tenanciesOfRecord)],
};
