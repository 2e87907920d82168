import { catalogue } from '#contract/catalogue/calls.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { dictionaryRelabelled } from '#server/rooms/dictionary/events.ts';
import { companyRenamed } from '#server/rooms/enterprise/events.ts';
import { recordParts } from '#server/rooms/identity/index.ts';
import * as events from './events.ts';
import { productsOfRecord } from './record-parts.ts';
import { readProduct, readTeaser } from './read-product.ts';
import { readSimilar } from './read-similar.ts';
import { readFacets, searchProducts } from './read-products.ts';
import { onRelabelled, onRenamed, reindexProducts, renewOldWords } from './reindex-products.ts';

/** For the home page and its menu; `countByCategory` without words counts all products by leaf. */
export { readProducts as findListedProducts } from './read-products.ts';
export { countByCategory } from './store.ts';

/** For lists that other rooms keep of products: what a person collected, what is new of what they follow. */
export { readNewest as newestProducts, readRows as listedRows } from './read-rows.ts';

/** For matching inquiries with suppliers. */
export { findOffers, type StoredValue } from './store.ts';
export { modelWords } from '#server/rooms/search/index.ts';

/** For sitemaps and shared links: what everybody may know of listed products. */
export { findListedIds as listedProducts } from './store.ts';
export { readCard as productCard } from './read-product.ts';

/** Products and their search. */
export const catalogueRoom: Room = {
  name: 'catalogue',
  events: Object.values(events),
  routes: [
    route(catalogue.page, ({ ctx, query }) => searchProducts(ctx, query)),
    route(catalogue.memberPage, ({ ctx, query }) => searchProducts(ctx, query)),
    route(catalogue.facets, ({ ctx, query }) => readFacets(ctx, query.q)),
    route(catalogue.detail, ({ ctx, params }) => readTeaser(ctx, params.id)),
    route(catalogue.similar, ({ ctx, params }) => readSimilar(ctx, params.id)),
    route(catalogue.memberDetail, ({ ctx, params }) => readProduct(ctx, params.id)),
  ],
  subscribers: [
    on(dictionaryRelabelled, 'relabelled', onRelabelled, { touches: ['products'] }),
    on(companyRenamed, 'renamed', onRenamed, { touches: ['products'] }),
    on(events.searchStale, 'stale', reindexProducts, { touches: ['products'] }),
  ],
  periodic: [{ name: 'renew_words', cron: '* * * * *', run: renewOldWords }],
  provides: [provide(recordParts, productsOfRecord)],
};
