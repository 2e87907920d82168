import { search } from '#contract/search/calls.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { searchTrends } from '#contract/search/trends.ts';
import { materialsCalled } from './meaning/materials-called.ts';
import { dropOldMisses } from './miss-store.ts';
import { dropOldPlaces } from './places-store.ts';
import { readRanking, readTrends } from './read-trends.ts';
import { dropOld, findHot } from './store.ts';

/** What is sought on the public pages, counted by term and day; rooms with a search say so through `recordSearch`. */
export { recordMiss, recordSearch } from './record-search.ts';
/** For the data centre: where companies were shown, and what was sought in vain. */
export { countShown, findMissed } from './miss-store.ts';

/** What a search means, and the words under which things are found. */
export { type Meaning, materialsMeant, type Part, understand } from './meaning/understand.ts';
export { nameMeant } from './meaning/names.ts';
export { tradeMended, tradeOf } from './meaning/trade.ts';
export { termsNamed } from './meaning/terms-named.ts';
export { valueTokens } from './meaning/tokens.ts';
export { modelWords, toVector } from './words.ts';

export const searchRoom: Room = {
  name: 'search',
  routes: [
    route(search.hotSearches, ({ ctx, query }) => findHot(ctx, ctx.lang, query.scope)),
    route(search.materials, ({ body }) => Promise.resolve(materialsCalled(body.names))),
    route(searchTrends.hot, ({ ctx }) => readTrends(ctx)),
    route(searchTrends.ranking, ({ ctx, query }) => readRanking(ctx, query)),
  ],
  periodic: [
    { name: 'drop-old', cron: '40 19 * * *', run: dropOld },
    { name: 'drop-old-places', cron: '45 19 * * *', run: dropOldPlaces },
    { name: 'drop-old-misses', cron: '47 19 * * *', run: dropOldMisses },
  ],
};
