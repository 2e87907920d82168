import type { Room } from '#server/platform/room.ts';
import { robots } from './robots.ts';
import { shareRoutes } from './share-picture.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';
import { changePassword, securityText } from './well-known.ts';

/** What machines read: robots, sitemaps, pictures of a product or an inquiry, whom to tell of a hole, where to change a password. */
export const discoveryRoom: Room = {
  name: 'discovery',
  documents: [
    { path: '/robots.txt', answer: robots },
    { path: '/sitemap.xml', answer: sitemapIndex },
    { path: '/sitemap/:part', answer: sitemap },
    { path: '/.well-known/security.txt', answer: securityText },
    { path: '/.well-known/change-password', answer: changePassword },
    ...shareRoutes,
  ],
};
