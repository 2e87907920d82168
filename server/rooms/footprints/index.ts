import { footprints } from '#contract/footprints/calls.ts';
import { type Ctx, me, type Person } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts, requireSameOrigin } from '#server/rooms/identity/index.ts';
import { allFootprints, readFootprints } from './read-footprints.ts';
import { readVisits } from './read-visits.ts';
import { saveVisit, startFootprint } from './record.ts';
import {
  deleteFootprint,
  deleteFootprints,
  deleteSearches,
  dropOld,
  endFootprint,
  findSearches,
  findSettings,
  forgetFootprints,
  writeSettings,
} from './store.ts';
import { findVisitsOf } from './visit-store.ts';

/** For rooms whose places belong to a company, and whose things are looked at. */
export { isRecorded, noteVisit } from './record.ts';
export { footprintNames } from './read-footprints.ts';
/** Which visitors may be named to the companies that they visit. */
export { whoAgreed } from './store.ts';
/** For the data centre: who opened what of companies. */
export { countActive, countStayed } from './platform-store.ts';
export { countOpened, countOpenedByWeek, findMostOpened } from './figure-store.ts';
/** For members' homes. */
export { visitsOfWeek } from './read-week.ts';

/** Searches of one's own that a page shows. */
const mostSearches = 50;

const exported = async (ctx: Ctx, person: Person) => {
  const [settings, records, visits] = await Promise.all([
    findSettings(ctx, person.userId),
    allFootprints({ ...ctx, person }, person.userId),
    findVisitsOf(ctx, person.userId),
  ]);
  return { settings, records, visits };
};

/** What people look at: their own record of it, and the visits of companies. */
export const footprintsRoom: Room = {
  name: 'footprints',
  routes: [
    route(footprints.start, ({ ctx, body }) => startFootprint(ctx, body)),
    route(footprints.end, async ({ ctx, body }) => {
      await endFootprint(ctx, ctx.person?.userId ?? null, body.id, body.seconds);
      return null;
    }),
    route(footprints.saveVisit, ({ ctx, http, query }) => {
      requireSameOrigin(ctx, http);
      return saveVisit(ctx, query.enterpriseId);
    }),
    route(footprints.saveVisitRecord, ({ ctx, http, query }) => {
      requireSameOrigin(ctx, http);
      return saveVisit(ctx, query.enterpriseId, query.productId);
    }),
    route(footprints.visits, ({ ctx, query }) => readVisits(ctx, query)),
    route(footprints.page, ({ ctx, query }) => readFootprints(ctx, query)),
    route(footprints.searches, async ({ ctx, query }) =>
      (await findSearches(ctx, me(ctx).userId, { scope: query.scope, most: mostSearches })).map((s) => ({
        ...s,
        at: new Date(s.at).toISOString(),
      })),
    ),
    route(footprints.forgetSearches, async ({ ctx, query }) => {
      await deleteSearches(ctx, me(ctx).userId, query.words);
      return null;
    }),
    route(footprints.remove, async ({ ctx, params }) => {
      await deleteFootprint(ctx, me(ctx).userId, params.id);
      return null;
    }),
    route(footprints.removeMany, async ({ ctx, body }) => ({
      removed: await deleteFootprints(ctx, me(ctx).userId, body.day),
    })),
    route(footprints.settings, ({ ctx }) => findSettings(ctx, me(ctx).userId)),
    route(footprints.saveSettings, async ({ ctx, body }) => {
      await writeSettings(ctx, me(ctx).userId, body);
      return body;
    }),
  ],
  subscribers: [on(personRemoved, 'removed', (ctx, e) => forgetFootprints(ctx, e.userId))],
  periodic: [{ name: 'drop-old', cron: '55 19 * * *', run: dropOld }],
  provides: [provide(exportParts, { name: 'footprints', read: exported })],
};
