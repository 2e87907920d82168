import type { Room } from '#server/platform/room.ts';
import { robots } from './robots.ts';
import { shareRoutes } from './share-picture.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

/** What search engines and shared links read: robots, sitemaps, pictures of a product or an inquiry. */
export const discoveryRoom: Room = {
  name: 'discovery',
  quiet: true,
  documents: [
    { path: '/robots.txt', answer: robots },
    { path: '/sitemap.xml', answer: sitemapIndex },
    { path: '/sitemap/:part', answer: sitemap },
    ...shareRoutes,
  ],
};
