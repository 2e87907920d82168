import { search, type SearchScope } from '#contract/search/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { deleteHistory, dropOldHistory, findHistory } from './history-store.ts';
import { searchTrends } from '#contract/search/trends.ts';
import { dropOldPlaces } from './places-store.ts';
import { readRanking, readTrends } from './read-trends.ts';
import { dropOld, findHot } from './store.ts';

/** What is sought on the public pages, counted by term and day; rooms with a search say so through `recordSearch`. */
export { recordSearch } from './record-search.ts';

/** What a search means, and the words under which things are found. */
export { type Meaning, materialsMeant, type Part, understand } from './meaning/understand.ts';
export { materialToken, valueTokens } from './meaning/tokens.ts';
export { modelWords, quote, toVector } from './words.ts';

/** What a person searched for, the newest first. Their export takes it from here, since this room is below the one of people. */
export const ownSearches = async (ctx: Ctx, scope?: SearchScope) =>
  (await findHistory(ctx, me(ctx).userId, scope)).map((s) => ({ ...s, at: new Date(s.at).toISOString() }));

export const searchRoom: Room = {
  name: 'search',
  routes: [
    route(search.hotSearches, ({ ctx, query }) => findHot(ctx, ctx.lang, query.scope)),
    route(search.history, ({ ctx, query }) => ownSearches(ctx, query.scope)),
    route(search.forget, async ({ ctx, query }) => {
      await deleteHistory(ctx, me(ctx).userId, query);
      return null;
    }),
    route(searchTrends.hot, ({ ctx }) => readTrends(ctx)),
    route(searchTrends.ranking, ({ ctx, query }) => readRanking(ctx, query)),
  ],
  subscribers: [on(personRemoved, 'removed', (ctx, e) => deleteHistory(ctx, e.userId))],
  periodic: [
    { name: 'drop-old', cron: '40 19 * * *', run: dropOld },
    { name: 'drop-old-history', cron: '45 19 * * *', run: dropOldHistory },
    { name: 'drop-old-places', cron: '45 19 * * *', run: dropOldPlaces },
  ],
};
